// @vitest-environment happy-dom
// What stands at each seat at the end.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { say, speech } from '../../words/words.svelte'
import { faces } from '../faces.svelte'
import End from './End.svelte'
import type { Fact, Table, View } from './game'
import { endingOf } from './screen'

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

/** An ended game at a real box. */
function ended(): Table {
  const over = { fact: 'game_over', ending: 'godfather_eliminated', winners: [1] } as unknown as Fact
  const view = { where: ['over'], godfather: 0, living: [1, 2, 3], order: [1, 2, 3], over: true, names: {} } as never
  const out = { fact: 'eliminated', seat: 3, cause: 'taking_error' } as unknown as Fact
  const { table } = seated<Fact, View>('cuba', { view, facts: [out, over, REVEAL], table: { phase: 'over' } })
  return table
}

/** Its seats, as they stand at the end. */
function rows(): string[] {
  const screen = mount(End, { target: document.body, props: { table: ended(), onmenu: () => {} } })
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

it('says of a seat without a role that it took against the rules (CUBA-406)', () => {
  const [, , unknown, error] = rows()
  expect(error).toContain(say('cause-taking-error'))
  expect(unknown).not.toContain(say('cause-taking-error'))
})

it('says so on the table screen too (CUBA-406)', () => {
  const { roles } = endingOf(ended())
  expect([2, 3].map(seat => roles.get(seat)?.name)).toEqual([say('end-hidden'), say('cause-taking-error')])
})
