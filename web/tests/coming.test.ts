// @vitest-environment happy-dom
// A table screen whose book is still on its way says so in the middle, and not in a corner.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import TableScreen from '../src/screens/TableScreen.svelte'
import { say, speech } from '../src/words/words.svelte'
import { openRulebooks } from './described'
import { seated } from './seated'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
}, 60_000)

it('has a middle before the seats are known', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
  const { table } = seated('coins', { you: { id: 0, seat: -1, host: false, creator: false } })
  const screen = mount(TableScreen, { target: document.body, props: { table } })
  onTestFinished(() => unmount(screen))
  flushSync()
  const middle = document.querySelector<HTMLElement>('.table__mid')
  expect(middle?.textContent).toContain(say('coming'))
  expect(middle?.style.width).toBe('80%')
})

it('says nothing of a lobby before the words of its book are here', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
  const { table } = seated('cards', { table: { phase: 'lobby', advice: null }, you: { id: 0, seat: -1 } as never })
  const screen = mount(TableScreen, { target: document.body, props: { table } })
  onTestFinished(() => unmount(screen))
  flushSync()
  expect(document.querySelector('.table__mid')?.textContent).toContain(say('coming'))
  expect(document.querySelector('.bigcode')).toBeNull()
})
