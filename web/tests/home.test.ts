// @vitest-environment happy-dom
// The first page says how long a game takes for as many as usual, and for as many as can play.

import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Home from '../src/screens/Home.svelte'
import { rulebooks } from '../src/table/rulebooks.svelte'
import { speech } from '../src/words/words.svelte'

const usual = (shortest: number, longest: number) => ({ settings: {}, shortest, longest })

it('names the number of players with the minutes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
  await speech.speak('en')
  rulebooks.covers = {
    coins: { hard: 1, first: true, typical: 8, players: { 8: usual(10, 15), 12: usual(20, 25) } },
    stones: { hard: 1, first: false, typical: 9, players: { 8: usual(20, 30), 26: usual(115, 155) } },
  } as never
  const target = document.createElement('div')
  const home = mount(Home, { target })
  flushSync()
  expect(target.querySelector('.short')?.textContent).toContain('8 to 26 people')
  expect(target.querySelector('.short')?.textContent).toContain('8 people: 10 to 30 minutes; 26: up to 155')
  await unmount(home)
  vi.unstubAllGlobals()
})
