// @vitest-environment happy-dom
// What the lobby says: whether it can be dealt, and if not, what is missing.

import { beforeAll, expect, it, vi } from 'vitest'
import { cardlessOf, seatedOf, standingOf, toLead } from '../src/parts/people/lobby'
import { rulebooks } from '../src/table/rulebooks.svelte'
import { speech } from '../src/words/words.svelte'
import { seated } from './seated'

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
})

interface Notice {
  id: string
  kind: string
  clause: string
  numbers: Record<string, number>
}

const nobodyLeads = { host: 'software', least: 4, most: 6, notices: [] as Notice[] }

function lobby({
  order = [1, 2, 3, 4],
  advice = {},
  you = {},
  ...wire
}: Record<string, unknown> & { order?: number[] }) {
  vi.spyOn(rulebooks, 'of').mockReturnValue({ seats: [3, 9], roles: {} } as never)
  const me = { id: 1, seat: -1, creator: true, ...(you as object) }
  return seated('', {
    you: me as never,
    table: { phase: 'lobby', order, host: 0, missing: '', ...wire, advice: { ...nobodyLeads, ...(advice as object) } },
  }).table
}

it('says how many more must come, to whoever leads the table and to the others', () => {
  const few = { order: [1, 2], missing: 'bad_player_count' }
  expect(standingOf(lobby(few)).text).toBe(speech.now.say('lobby-too-few', { more: 2 }))
  expect(standingOf(lobby({ ...few, you: { creator: false } })).text).toBe(
    speech.now.say('lobby-too-few-wait', { more: 2 }),
  )
})

it('says how many are too many, or that so many more cards are wanted', () => {
  const many = { order: [1, 2, 3, 4], missing: 'bad_player_count' }
  expect(standingOf(lobby({ ...many, advice: { least: 2, most: 3 } })).text).toBe(
    speech.now.say('lobby-too-many', { fewer: 1 }),
  )
  const cards = { least: 3, most: 3 }
  expect(standingOf(lobby({ ...many, advice: cards })).text).toBe(speech.now.say('lobby-cards-more', { more: 1 }))
  const other = { id: 'bad_deck', kind: 'refused', clause: 'X-1', numbers: {} }
  expect(standingOf(lobby({ ...many, advice: { ...cards, notices: [other] } })).text).toBe(
    speech.now.say('lobby-too-many', { fewer: 1 }),
  )
})

it('names the clause of what the book refuses, and falls back on the words of the server', () => {
  const refused = standingOf(lobby({ missing: 'bad_deck', detail: 'no such deck' }))
  expect(refused.about?.reason).toBe('bad_deck')
  expect(standingOf(lobby({ missing: 'never_heard_of', detail: 'the sentence' })).text).toBe('the sentence')
})

it('is ready, full, or waits for somebody who is away', () => {
  expect(standingOf(lobby({})).text).toBe(speech.now.say('lobby-ready', { count: 4 }))
  expect(standingOf(lobby({ you: { creator: false } })).text).toBe(speech.now.say('lobby-ready-wait', { count: 4 }))
  expect(standingOf(lobby({ advice: { most: 4 } })).text).toBe(speech.now.say('lobby-full', { count: 4 }))
  const people = ['A', 'B', 'C', 'D'].map((name, i) => ({ id: i + 1, name, language: 'en', here: i !== 2 }))
  expect(standingOf(lobby({ people })).text).toBe(speech.now.say('lobby-away', { names: 'C' }))
})

it('tells whoever was removed', () => {
  expect(standingOf(lobby({ you: { id: 0, creator: false } })).text).toBe(speech.now.say('lobby-removed'))
})

it('gives a person who leads without a card no seat in the ring', () => {
  const led = lobby({ host: 2, advice: { host: 'human' } })
  expect(cardlessOf(led)).toBe(2)
  expect(seatedOf(led)).toEqual([1, 3, 4])
  expect(seatedOf(lobby({ host: 2 }))).toEqual([1, 2, 3, 4])
})

it('lets whoever made the table lead with one tap, where a person must', () => {
  const leads = (hosting: object, missing = 'no_leader') => {
    const table = lobby({ missing, settings: { pace: 3 } })
    vi.spyOn(rulebooks, 'of').mockReturnValue({ seats: [3, 9], roles: {}, hosting } as never)
    return toLead(table)
  }
  const hosting = { setting: 'host', modes: { software: 'engine', somebody: 'human' } }
  expect(leads(hosting)).toEqual([
    { do: 'choose', settings: { pace: 3, host: 'somebody' } },
    { do: 'appoint', person: 1 },
  ])
  expect(leads(hosting, 'bad_deck')).toEqual([])
  expect(leads({ setting: '', modes: {} })).toEqual([])
})
