// @vitest-environment happy-dom
// The table screen after the end: every card, and in turn with that how likely it was.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { faces } from '../src/books/faces.svelte'
import type { Odds } from '../src/line/wire'
import End from '../src/stage/End.svelte'
import { speech } from '../src/words/words.svelte'
import { openRulebooks } from './described'
import { originalTable } from './original'
import { PATIENCE } from './patience'

const ALL = 2 ** 34 - 1
const point = (kind: string, number: number, odds: number) => ({
  ...{ kind, number, odds, low: odds - 0.05, high: odds + 0.05 },
  ...{ chances: [0.25, 0.25, 0.25, 0.25], living: [0, 1, 2, 3] },
})
const ODDS: Odds = {
  sides: ['red', 'black'],
  points: [point('deal', 0, 0.3), point('night', 1, 0.3), point('day', 1, 0.6), point('night', 2, 1)],
  turns: [{ point: 2, facts: [1], main: 1 }],
  foes: [3],
}
const RECORD = [
  { to: ALL, fact: { fact: 'game_set', seats: [0, 1, 2, 3], settings: {}, composition: {}, host: -1 } },
  { to: ALL, fact: { fact: 'executed', seats: [3] } },
]

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('original')
  speech.book = () => 'original'
  openRulebooks()
  await faces.open('original')
}, PATIENCE)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** The end of a game on the screen, of which the server tells these odds; and what it was asked for. */
async function ended(odds: Odds, isOpen = true) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.split('/').pop()!)
    const text = RECORD.map(line => JSON.stringify(line)).join('\n')
    return Promise.resolve({ ok: true, text: () => Promise.resolve(text), json: () => Promise.resolve(odds) })
  })
  const table = originalTable({ over: true, winner: 'red' })
  const seats = [0, 1, 2, 3].map(seat => ({ seat, name: 'ABCD'[seat]! }))
  const roles = new Map([[0, { icon: 'town', name: 'Resident' }]])
  const ending = { headline: 'The city sleeps in peace', lines: ['Red has won.'], roles, isOpen }
  const props = { table, ending, seats, isNew: false } as never
  const screen = mount(End, { target: document.body, props })
  const pass = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms)
    flushSync()
  }
  await pass(0)
  return { asked, pass, leave: () => unmount(screen), has: (what: string) => document.querySelector(what) !== null }
}

it('shows the curve in turn with the cards', async () => {
  const { asked, pass, has, leave } = await ended(ODDS)
  expect(asked).toEqual(['record', 'odds'])
  expect(has('.chart')).toBe(false)
  await pass(8000)
  expect(has('.chart')).toBe(true)
  expect(document.body.textContent).toMatch(/Day 1: 55–65 %\.\s+\S*executed/i) // with what everybody was told
  await pass(8000)
  expect(has('.chart')).toBe(false)
  await leave()
})

it('shows the cards alone where a game has no odds', async () => {
  const { pass, has, leave } = await ended({ sides: [], points: [], turns: [], foes: [] })
  await pass(8000)
  expect(has('.chart')).toBe(false)
  await leave()
})

it('asks for nothing of a game that does not lie open', async () => {
  const { asked, leave } = await ended(ODDS, false)
  expect(asked).toEqual([])
  await leave()
})
