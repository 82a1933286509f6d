// @vitest-environment happy-dom
// A seat is to change hands: who is asked is the table's to say.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import Pleas from '../src/parts/people/Pleas.svelte'
import { giversOf } from '../src/parts/people/pleas'
import { speech } from '../src/words/words.svelte'
import { seated } from './seated'

const CREATOR = { id: 1, seat: 0, host: false, creator: true }
const WATCHER = { id: 0, seat: -1, host: false, creator: false }
const PLEA = { person: 2, number: 31 }
const OFFER = { person: 4, seat: 2, owner: 0, agreed: [], needed: 2 }

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
})

/** What one is asked who sees this. */
async function textOf(you: typeof CREATOR, pleas: object[], offers: object[] = []): Promise<string> {
  const { table } = seated('', { table: { pleas, offers }, you })
  const target = document.createElement('div')
  const shown = mount(Pleas, { target, props: { table } })
  flushSync()
  const text = target.textContent ?? ''
  await unmount(shown)
  return text
}

it('asks those whose word counts, and nobody else, be it the creator', async () => {
  expect(await textOf(CREATOR, [{ ...PLEA, may: [3, 4] }])).toBe('')
  expect(await textOf(CREATOR, [PLEA], [{ ...OFFER, may: [3] }])).toBe('')
  expect(await textOf(CREATOR, [{ ...PLEA, may: [1, 3] }])).toContain(speech.now.say('plea-give', { name: 'B' }))
  expect(await textOf(CREATOR, [], [{ ...OFFER, may: [1] }])).toContain(speech.now.say('offer-give'))
})

it('asks one who made the table and sits nowhere, and not whoever watches', async () => {
  const plea = { ...PLEA, may: [0, 3] }
  expect(await textOf({ ...WATCHER, creator: true }, [plea])).toContain(speech.now.say('plea-give', { name: 'B' }))
  expect(await textOf(WATCHER, [plea])).toBe('')
})

it('asks one thing at a time, what is agreed to last', async () => {
  const agreed = { ...PLEA, agreed: [1], needed: 2, may: [1, 3] }
  const both = await textOf(CREATOR, [agreed], [{ ...OFFER, may: [1] }])
  expect(both).toContain(speech.now.say('offer-give'))
  expect(both).not.toContain('31')
  expect(await textOf(CREATOR, [agreed])).toContain('31')
})

it('asks whether somebody may lead, and says what that means', async () => {
  const asked = await textOf(CREATOR, [], [{ ...OFFER, seat: -2, may: [1] }])
  expect(asked).toContain(speech.now.say('lead-asked', { name: 'D' }))
  expect(asked).toContain(speech.now.say('offer-give'))
})

it('names to a new phone whoever leads if the seat has no phone, else most of the table in a game', () => {
  const asked = { ...WATCHER, plea: 31 }
  const people = ['A', 'B', 'C'].map((name, i) => ({ id: i + 1, name, here: true, at_desk: i === 1, creator: i === 0 }))
  const givers = (person: number, phase: string) =>
    giversOf(seated('', { table: { phase, people, pleas: [{ ...PLEA, person, may: [3] }] }, you: asked }).table)
  expect(givers(2, 'game')).toEqual(['C'])
  expect(givers(3, 'game')).toBeUndefined()
  expect(givers(2, 'lobby')).toEqual(['A'])
})
