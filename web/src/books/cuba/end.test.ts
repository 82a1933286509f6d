// @vitest-environment happy-dom
// What stands at each seat at the end.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { say, speech } from '../../words/words.svelte'
import { faces } from '../faces.svelte'
import End from './End.svelte'
import type { Fact, View } from './game'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await Promise.all([speech.open('cuba'), faces.open('cuba')])
  speech.book = () => 'cuba'
}, 60_000)

const REVEAL = {
  fact: 'final_reveal',
  loot_diamonds: [0, 3, -1, 1],
  loot_tokens: ['', '', '', 'driver'],
  roles: ['godfather', 'thief', '', ''],
  saw_diamonds: [-1, -1, -1, -1],
  saw_tokens: ['', '', '', ''],
  bag: '',
  removed: -1,
  left_diamonds: -1,
  left_tokens: [],
  stolen: 4,
} as unknown as Fact

/** The seats of an ended game at a real box, as they stand at the end. */
function rows(): string[] {
  const over = { fact: 'game_over', ending: 'godfather_eliminated', winners: [1] } as unknown as Fact
  const view = { where: ['over'], godfather: 0, living: [1, 2, 3], order: [1, 2, 3], over: true, names: {} } as never
  const { table } = seated<Fact, View>('cuba', { view, facts: [over, REVEAL], table: { phase: 'over' } })
  const screen = mount(End, { target: document.body, props: { table, onmenu: () => {} } })
  onTestFinished(() => unmount(screen))
  flushSync()
  return [...document.querySelectorAll('.roles li')].map(row => row.textContent?.replace(/\s+/g, ' ').trim() ?? '')
}

it('has no loot of a seat of which nothing was entered (CUBA-1422)', () => {
  const [thief, , unknown, error] = rows()
  expect(thief).toContain(say('cuba-diamonds', { number: 3 }))
  expect(unknown).toBe(`3 C ${say('end-hidden')}`)
  expect(error).toContain(say('cuba-diamonds', { number: 1 }))
})
