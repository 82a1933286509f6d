// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { breath } from './breath.svelte'
import type { Fact, Table } from './game'
import { lookOf } from './screen'
import { voice } from './voice'
import { say } from '../../words/words.svelte'

beforeAll(openRulebooks)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('keeps from the voice too what comes of an accusation, until the pockets are opened', () => {
  const fresh = [{ fact: 'accused' }] as Fact[]
  breath.watch({ fresh, where: [] as string[] } as Table)
  const [accused, revealed] = [{ fact: 'accused' }, { fact: 'revealed' }] as Fact[]
  expect([voice.isHeld?.(accused!), voice.isHeld?.(revealed!)]).toEqual([false, true])
  vi.advanceTimersByTime(4000)
  expect(voice.isHeld?.(revealed!)).toBe(false)
})

/** A table screen to which an accusation and all that comes of it are told at once, and which ends the game. */
function accusedAtOnce(): Table {
  const view = {
    where: ['investigation'],
    godfather: 0,
    holder: -1,
    accused: -1,
    living: [0, 1, 2],
    revealed: [] as number[],
    roles: [] as string[],
    compensated: [],
  }
  const fresh = [
    { fact: 'accused', seat: 1 },
    { fact: 'revealed', seat: 1 },
    { fact: 'eliminated', seat: 1 },
  ]
  const after = { ...view, where: ['over'], living: [0, 2], revealed: [1], roles: ['', 'thief', ''] }
  const names = ['A', 'B', 'C']
  return {
    view: after,
    where: after.where,
    facts: fresh,
    fresh,
    before: { view, facts: [] },
    names,
    seat: -1,
    clock: null,
    name: (seat: number) => names[seat],
    player: () => undefined,
  } as unknown as Table
}

it('shows on the table screen what was known before, until the pockets are opened', () => {
  const table = accusedAtOnce()
  expect(say('phase-over')).not.toBe(say('phase-investigation'))
  breath.watch(table)
  const [held, seat] = [lookOf(table), lookOf(table).seats[1]]
  expect(held.title).toBe(say('phase-investigation'))
  expect(seat).toMatchObject({ isOut: false, out: '', open: '', also: [], isCalled: true })
  vi.advanceTimersByTime(4000)
  expect(lookOf(table).title, 'until all has been read').toBe(say('phase-investigation'))
  expect(lookOf(table).seats[1]?.isOut).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(lookOf(table).title).toBe(say('phase-over'))
})
