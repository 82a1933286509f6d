// @vitest-environment happy-dom
// Whose pockets stand on the table screen.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { say, speech } from '../../words/words.svelte'
import { faces } from '../faces.svelte'
import type { Fact, View } from './game'
import Show from './Show.svelte'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await faces.open('cuba')
}, 60_000)

const SEATS = ['A', 'B', 'C', 'D', 'E', 'F']
const CAUGHT = [
  { fact: 'accused', seat: 4 },
  { fact: 'revealed', seat: 4, diamonds: 4, tokens: [] },
  { fact: 'diamonds_returned', number: 4, total: 6 },
  { fact: 'eliminated', seat: 4, cause: 'caught' },
] as unknown as Fact[]
const EMPTY = { fact: 'revealed', seat: 1, diamonds: 0, tokens: [] } as unknown as Fact

function shown(facts: Fact[], kind = 'loot'): string {
  const known = { revealed: [], roles: [], compensated: [] }
  const view = { where: ['last_reveals'], godfather: 0, living: [0, 1, 2, 3, 5], ...known } as never
  const { table } = seated<Fact, View>('cuba', { seats: SEATS, view, facts })
  const screen = mount(Show, { target: document.body, props: { table, kind } })
  onTestFinished(() => unmount(screen))
  flushSync()
  return document.querySelector('.scene')?.textContent ?? ''
}

it('shows what the accused had, of whom another has shot', () => {
  const shot = [CAUGHT[0], { fact: 'bang', seat: 1 }, EMPTY, ...CAUGHT.slice(1)] as Fact[]
  expect(shown(shot)).toContain(say('cuba-tv-empties', { name: 'E' }))
})

it('shows what the accused had', () => {
  expect(shown(CAUGHT)).toContain(say('cuba-tv-empties', { name: 'E' }))
})

it('shows in the last reveals who opens the pockets now, and not who was caught before', () => {
  const said = shown([...CAUGHT, EMPTY])
  expect(said).toContain(say('cuba-tv-empties', { name: 'B' }))
  expect(said).not.toContain(say('cuba-diamonds', { number: 4 }))
})

it.each([
  ['phase-investigation', CAUGHT],
  ['phase-last-reveals', [...CAUGHT, { fact: 'last_reveals' } as Fact, EMPTY]],
])('says in the head: %s', (id, facts) => {
  expect(shown(facts).trim().split('  ')[0]).toBe(say(id))
})

it('shows the loot of all Thieves who are left, and not what the accused had', () => {
  const out = { fact: 'eliminated', seat: 0, cause: 'accused_loyal' } as unknown as Fact
  const thief = (seat: number): Fact => ({ ...EMPTY, seat, diamonds: 3 }) as Fact
  const said = shown([...CAUGHT.slice(0, 2), out, thief(1), thief(2)], 'thieves')
  expect(said).toContain(say('phase-last-reveals'))
  expect(said.match(/[A-F]: /g)).toEqual(['B: ', 'C: '])
})
