// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { openRulebooks } from './described'
import { seated } from './seated'
import type { Fact } from '../src/table/facts'
import { whyOf } from '../src/table/why.svelte'

beforeAll(openRulebooks)

/** Why the last of these facts is so. */
function reason(
  book: string,
  facts: object[],
  settings: object = {},
): { clauses: string[]; way: string[] } | undefined {
  const told = [{ fact: 'game_set', seats: [0, 1, 2, 3], settings }, ...facts] as Fact[]
  const { table } = seated(book, { facts: told, n: told.length, table: { book, phase: 'game' } })
  const why = whyOf(table, table.facts.at(-1)!)
  return why && { clauses: why.clauses, way: why.way.map(({ fact }) => fact) }
}

describe('why', () => {
  it('original: a lone accused is executed without a vote, others by the votes of this court', () => {
    const alone = [
      { fact: 'day_began', number: 2 },
      { fact: 'nominated', seat: 1, by: 0 },
      { fact: 'sentenced', seats: [1] },
    ]
    expect(reason('original', alone)).toEqual({ clauses: ['ORIG-903'], way: ['nominated'] })
    const voted = [
      { fact: 'day_began', number: 2 },
      { fact: 'court_opened', accused: [1, 2], accusers: [0, 3] },
      { fact: 'vote_opened', kind: 'vote', candidates: [1, 2], voters: [0, 1, 2, 3] },
      { fact: 'hands', candidate: 1, seats: [0, 3] },
      { fact: 'counted', kind: 'vote', candidates: [1, 2], numbers: [2, 2], abstained: [1, 2], added_to: 2 },
      { fact: 'sentenced', seats: [1] },
    ]
    expect(reason('original', voted)?.clauses).toContain('ORIG-923')
    expect(reason('original', voted)?.way).toEqual(['vote_opened', 'hands', 'counted'])
  })

  it('original: the same end has another clause with another deck', () => {
    const over = [{ fact: 'game_over', winner: 'red', condition: 'no_black' }]
    expect(reason('original', over, { deck: 'basic' })?.clauses).toEqual(['ORIG-1111'])
    expect(reason('original', over, { deck: 'extended' })?.clauses).toEqual(['ORIG-1122'])
  })

  it('spytown: who is voted out goes by the votes, or by the lot', () => {
    const voted = [
      { fact: 'turn_began', number: 1 },
      { fact: 'counted', ballot: 'final_vote', voters: [0], votes: [1], seats: [1], numbers: [1] },
      { fact: 'voted_out', seat: 1 },
    ]
    expect(reason('spytown', voted)).toEqual({ clauses: ['SPY-521'], way: ['counted'] })
    const drawn = [...voted.slice(0, 2), { fact: 'lot_drawn', seats: [1, 2], seat: 1 }, voted[2]!]
    expect(reason('spytown', drawn)?.clauses).toEqual(['SPY-525'])
  })

  it('bigcity: a death at dawn is not one by an Avenger', () => {
    const dawn = [
      { fact: 'night_begun', number: 1 },
      { fact: 'day_begun', number: 1 },
      { fact: 'killed', seats: [1], cards: [] },
    ]
    expect(reason('bigcity', dawn)?.clauses).toEqual(['CITY-402', 'CITY-403'])
    const avenged = [...dawn.slice(1, 2), { fact: 'avenged', seat: 0, target: 1 }, dawn[2]!]
    expect(reason('bigcity', avenged)?.clauses).toContain('CITY-692')
  })

  it('keeps apart what I alone know, whether I know any or not', () => {
    const night = [{ fact: 'night_began', number: 1 }]
    const dawn = { fact: 'dawn', seats: [] }
    const check = { fact: 'noted', seat: 0, act: 'check', target: 1, night: 1 }
    for (const facts of [
      [...night, dawn],
      [...night, check, dawn],
    ]) {
      const told = facts as Fact[]
      const { table } = seated('original', { facts: told, n: told.length, table: { book: 'original', phase: 'game' } })
      const why = whyOf(table, table.facts.at(-1)!)
      expect(why).toMatchObject({ way: [], isSecret: true })
      expect(why?.mine.length).toBe(facts.length - 2)
    }
  })

  it('cuba: a joker comes of an accusation, and words of no clause', () => {
    const accused = [
      { fact: 'accused', seat: 1 },
      { fact: 'revealed', seat: 1, diamonds: 0, tokens: ['loyal'] },
      { fact: 'joker_given', seat: 1, left: 1 },
    ]
    expect(reason('cuba', accused)).toEqual({ clauses: ['CUBA-615'], way: ['accused', 'revealed'] })
    expect(reason('cuba', [{ fact: 'said', seat: 1, text: 'No.' }])).toBeUndefined()
  })

  it('a refusal by the rules has its clauses, and one by the table none', () => {
    const { table } = seated('original', { table: { book: 'original', phase: 'game' } })
    expect(whyOf(table, { reason: 'repeat_protection', text: 'Not again.' })).toEqual({
      clauses: ['ORIG-1203'],
      way: [],
      mine: [],
      isSecret: false,
    })
    expect(whyOf(table, { reason: 'too_late', text: 'Too late.' })).toBeUndefined()
  })
})
