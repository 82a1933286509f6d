// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { originalTable } from '../../../tests/original'
import type { Fact } from './game'
import { isSecret, publicFacts } from '../../table/told'
import { isVoting, lastVote, speakers, votedOf } from './today'

beforeAll(openRulebooks, 60_000)

const floor = (seat: number, kind = 'speech'): Fact => ({ fact: 'floor_given', seat, kind, seconds: 60 })
const day = (number: number): Fact => ({ fact: 'day_began', number })

describe('the order of speaking', () => {
  it('has nobody of yesterday before the first speech', () => {
    const facts = [day(1), floor(0), floor(1), day(2)]
    const at = originalTable({ where: ['day', 'dawn'], speaker: 1, to_speak: [1, 3, 0] }, { facts })
    expect(speakers(at)).toEqual({ now: -1, spoken: [], toCome: [1, 3, 0] })
  })

  it('has who speaks, and no defence for a speech', () => {
    const facts = [day(2), floor(1), floor(3, 'defence')]
    const at = originalTable({ where: ['day', 'discussion', 'speech'], speaker: 1, to_speak: [3, 0] }, { facts })
    expect(speakers(at)).toEqual({ now: 1, spoken: [1], toCome: [3, 0] })
  })
})

describe('the last vote', () => {
  const vote: Fact = { fact: 'vote_opened', kind: 'vote', candidates: [2, 0, 1], voters: [0, 1, 2, 3] }
  const counted: Fact = {
    fact: 'counted',
    kind: 'vote',
    candidates: [2, 0, 1],
    numbers: [2, 2, 0],
    abstained: [],
    added_to: 1,
  }

  it('is not that of yesterday', () => {
    expect(lastVote(originalTable({}, { facts: [day(1), vote, counted, day(2)] }))).toBeUndefined()
  })

  it('has a count only if it is its own', () => {
    const second: Fact = { fact: 'vote_opened', kind: 'second_vote', candidates: [2, 0], voters: [0, 1, 2, 3] }
    const at = originalTable({}, { facts: [day(1), vote, counted, second] })
    expect(lastVote(at)).toEqual({ opened: second, counted: undefined })
  })
})

describe('how many have voted', () => {
  it('is of those who vote, in the calls that are over', () => {
    expect(votedOf(originalTable({ voters: [0, 1, 2, 3], hands: { 2: [0, 1], 0: [3] } }))).toEqual({ number: 3, of: 4 })
    expect(votedOf(originalTable({ voters: [0, 1, 2], hands: { 2: [0, 3] } }))).toEqual({ number: 1, of: 3 })
  })
})

describe('what the book says of itself', () => {
  it('parts what all were told from what some were', () => {
    const at = originalTable({ where: ['day', 'court', 'second_vote'] })
    expect(isVoting(at)).toBe(true)
    expect([...publicFacts(at)]).toEqual(expect.arrayContaining(['said', 'dawn', 'hands']))
    expect([...publicFacts(at)]).not.toEqual(expect.arrayContaining(['own_card']))
    expect(isSecret(at, { fact: 'converted' })).toBe(true)
    expect(isSecret(at, { fact: 'dawn' })).toBe(false)
  })
})
