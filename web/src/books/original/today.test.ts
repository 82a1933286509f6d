// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { seated } from '../../../tests/seated'
import { since } from '../../table/facts'
import type { Fact, Table, View } from './game'
import { lastVote, onTheDocket, speakers } from './today'

const VIEW: View = {
  where: [],
  night: 1,
  day: 1,
  living: [0, 1, 2, 3],
  left: [],
  composition: {},
  cards: [],
  gangs: [],
  sides: [],
  nods: {},
  judges: [],
  plans: {},
  floor: -1,
  accused: [],
  accusers: [],
  candidates: [],
  voters: [],
  called: -1,
  hands: {},
  counts: {},
  sentenced: [],
  temporary_host: -1,
  host: -1,
  over: false,
  winner: '',
  winners: [],
}

/** A table by day; seats that are out are left out of `living`. */
const table = (facts: Fact[], where: string[], living = VIEW.living, view: Partial<View> = {}): Table =>
  seated<Fact, View>('original', { facts, view: { ...VIEW, where, living, ...view } }).table

const floor = (seat: number, kind = 'speech'): Fact => ({ fact: 'floor_given', seat, kind, seconds: 60 })
const day = (number: number): Fact => ({ fact: 'day_began', number })

describe('the order of speaking', () => {
  it('goes clockwise from the first speaker of today, past those who are out', () => {
    const at = table([day(1), floor(0), day(2), floor(1)], ['day', 'discussion', 'speech'], [0, 1, 3])
    expect(speakers(at)).toEqual({ now: 1, spoken: [1], toCome: [3, 0] })
  })

  it('ends with the last who has not spoken', () => {
    const at = table([day(2), floor(3), floor(0), floor(1), floor(2)], ['day', 'discussion', 'nomination'])
    expect(speakers(at).toCome).toEqual([])
  })

  it('knows nobody before the first speech', () => {
    expect(speakers(table([day(1)], ['first_day', 'dawn']))).toEqual({ now: -1, spoken: [], toCome: [0, 1, 2, 3] })
  })
})

describe('the docket', () => {
  const vote: Fact = { fact: 'vote_opened', kind: 'vote', candidates: [2, 0, 1], voters: [0, 1, 2, 3] }
  const counted: Fact = {
    fact: 'counted',
    kind: 'vote',
    candidates: [2, 0, 1],
    numbers: [2, 2, 0],
    abstained: [],
    added_to: 1,
  }
  const tied: Fact = { fact: 'tied', seats: [2, 0] }

  it('has the accused until they are voted on, and those who are tied after a tie', () => {
    const accused = { accused: [2, 0, 1] }
    expect(onTheDocket(table([day(1)], ['first_day', 'court', 'defence'], undefined, accused))).toEqual([2, 0, 1])
    expect(onTheDocket(table([day(1), vote, counted, tied], ['first_day', 'court', 'tie_speeches']))).toEqual([2, 0])
  })

  it('does not take the vote of yesterday for one of today', () => {
    const facts = [day(1), vote, counted, day(2)]
    expect(lastVote(table(facts, ['day', 'execution', 'last_words']))).toBeUndefined()
    expect(onTheDocket(table(facts, ['day', 'execution', 'last_words'], undefined, { accused: [3] }))).toEqual([3])
  })

  it('takes a count only for the vote that it counts', () => {
    const second: Fact = { fact: 'vote_opened', kind: 'second_vote', candidates: [2, 0], voters: [0, 1, 2, 3] }
    const at = table([day(1), vote, counted, tied, second], ['first_day', 'court', 'second_vote'])
    expect(lastVote(at)).toEqual({ opened: second, counted: undefined })
    expect(since(at.facts, 'vote_opened')).toEqual([second])
  })
})
