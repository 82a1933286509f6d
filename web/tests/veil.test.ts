// @vitest-environment happy-dom
// A phone that was asleep shows nothing old until the table has spoken again.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import Veil from '../src/parts/people/Veil.svelte'
import { now } from '../src/table/table.svelte'
import { speech } from '../src/words/words.svelte'
import { FarEnd, seated } from './seated'

beforeAll(() => speech.speak('en'), 60_000)

function look(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  flushSync()
}

function asleep() {
  const { table, say } = seated('coins', {})
  const veil = mount(Veil, { target: document.body, props: { table } })
  onTestFinished(() => unmount(veil))
  look('visible')
  expect(document.querySelector('.veil')).toBeNull()
  look('hidden')
  expect(document.querySelector('.veil')).not.toBeNull()
  return { table, say }
}

it('is drawn when nobody looks any more, and lifted by the first word', () => {
  const { say } = asleep()
  look('visible')
  expect(document.querySelector('.veil')).not.toBeNull()
  say({ say: 'done', id: 'a-ping' })
  flushSync()
  expect(document.querySelector('.veil')).toBeNull()
})

it('waits for a past that comes in parts', () => {
  const { table } = asleep()
  look('visible')
  FarEnd.last.onmessage({
    data: JSON.stringify({ ...JSON.parse(welcome(table.code)), left_out: 1 }),
  })
  flushSync()
  expect(document.querySelector('.veil')).not.toBeNull()
  FarEnd.last.onmessage({ data: JSON.stringify({ say: 'past', game: 1, after: 0, before: 1, facts: [{ fact: 'x' }] }) })
  flushSync()
  expect(document.querySelector('.veil')).toBeNull()
})

it('gives way to what is said of a lost line', () => {
  asleep()
  look('visible')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000)
  now.ms += 3000
  flushSync()
  expect(document.querySelector('.veil')).toBeNull()
})

function welcome(code: string): string {
  return JSON.stringify({
    say: 'welcome',
    n: 1,
    game: 1,
    after: 0,
    facts: [],
    view: null,
    asks: [],
    corrections: [],
    clock: null,
    table: { code, phase: 'game', book: 'coins', people: [], seats: [], names: [], settings: {} },
    you: { id: 1, seat: 0, host: false, creator: false },
    chat: [],
  })
}
