// @vitest-environment happy-dom
// Before the next game everybody reads where they sit now, and who leads may let all sit as before.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import NewSeats from '../src/parts/people/NewSeats.svelte'
import { movesOf } from '../src/table/newseats'
import { speech } from '../src/words/words.svelte'
import { seated } from './seated'

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
})

/** The screen of A, who sat in the first seat; the seats are those of these people now. */
function shown(order: number[], onkeep?: () => void): HTMLElement {
  const series = { games: 1, people: [], ends: [], story: '', turn: -1, chosen: 0, drawn: true }
  const { table } = seated('', { table: { phase: 'lobby', order, series } })
  const seats = order.map((id, seat) => ({ seat, name: table.person(id)?.name ?? '' }))
  const props = { table, moves: movesOf(table.table!), seats, onsit: vi.fn(), onmenu: vi.fn(), onkeep }
  const page = mount(NewSeats, { target: document.body, props })
  onTestFinished(() => unmount(page))
  flushSync()
  return document.body
}

it('says where I go and between whom, and where everybody sat before', () => {
  const page = shown([4, 2, 1, 3])
  expect(page.textContent).toContain('You move from 1 to 3.')
  expect(page.textContent).toContain('Sit between 2 B and 4 C.')
  expect([...page.querySelectorAll('.m--was')].map(one => one.getAttribute('data-text'))).toEqual(['4', '1', '3'])
})

it('says who keeps the seat', () => {
  expect(shown([1, 3, 2, 4]).textContent).toContain('You keep seat 1.')
})

it('lets only who leads the table keep the old seats', () => {
  const keep = speech.now.say('seats-new-keep')
  expect(shown([2, 1, 3, 4]).textContent).not.toContain(keep)
  expect(shown([2, 1, 3, 4], vi.fn()).textContent).toContain(keep)
})
