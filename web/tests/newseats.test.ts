// @vitest-environment happy-dom
// Before the next game everybody reads where they sit now, and who leads may let all sit as before.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import NewSeats from '../src/parts/people/NewSeats.svelte'
import { app } from '../src/shell/app.svelte'
import { movesOf } from '../src/table/newseats'
import { speech } from '../src/words/words.svelte'
import { FarEnd, seated } from './seated'

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
})

/** The screen of A, who sat in the first seat; the seats are those of these people now. */
function shown(order: number[], onkeep?: () => void, moving: number[] = []): HTMLElement {
  const series = { games: 1, people: [], ends: [], story: '', turn: -1, chosen: 0, drawn: true, moving }
  const { table } = seated('', { table: { phase: 'lobby', order, series } })
  const seats = order.map((id, seat) => ({ seat, name: table.person(id)?.name ?? '' }))
  const props = { table, moves: movesOf(table.table!), seats, onsit: vi.fn(), onmenu: vi.fn(), onkeep }
  app.hands = [table]
  const page = mount(NewSeats, { target: document.body, props })
  onTestFinished(() => unmount(page))
  flushSync()
  return document.body
}

function press(word: string): void {
  const named = [...document.querySelectorAll('button')].find(one => one.textContent === speech.now.say(word))
  named!.click()
  flushSync()
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

it('tells the others that I sit, and says how many do', () => {
  shown([2, 1, 3, 4], undefined, [1, 2])
  expect(document.body.textContent).toContain('2 of 4 sit.')
  press('seats-new-sit')
  expect(FarEnd.last.heard.map(sent => (JSON.parse(sent) as { do: string }).do)).toContain('sit')
})

it('tells nobody that I sit where I sat before', () => {
  shown([1, 3, 2, 4], undefined, [2, 3])
  press('seats-new-sit')
  expect(FarEnd.last.heard.join()).not.toContain('"sit"')
})
