// @vitest-environment happy-dom
// The cards for newcomers, of a book that nothing in src/ has heard of.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Guide } from '../src/line/wire'
import Learn from '../src/parts/rules/Learn.svelte'
import { prefs } from '../src/shell/prefs.svelte'
import { guides } from '../src/table/guides.svelte'
import { speech } from '../src/words/words.svelte'
import { until } from './patience'

const leaf = (id: string): Guide['leaves'][number] => ({ id, by_day: false, panes: [], values: {} })
const GUIDE: Guide = {
  book: 'coins',
  theme: '',
  preset: '',
  players: 4,
  leaves: ['toss', 'catch'].map(leaf),
  moments: [],
  chapters: [],
}

let shown: Record<string, unknown> | undefined

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(GUIDE)))
  await speech.speak('en')
  await speech.sitDown()
})

afterEach(async () => {
  if (shown) await unmount(shown)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('is fetched once, turned card by card, and known from then on', async () => {
  const opened = vi.spyOn(guides, 'open')
  const onclose = vi.fn()
  shown = mount(Learn, {
    target: document.body,
    props: { place: '/api/books/coins/guide', page: '/guide/coins', onclose },
  })
  await until(() => expect(document.querySelectorAll('.leaf')).toHaveLength(2))
  await new Promise(later => setTimeout(later, 50)) // what it brings must not open it again
  expect(opened).toHaveBeenCalledTimes(1)
  expect(prefs.learned).toContain('coins')
  const next = document.querySelector<HTMLElement>('.btn--main')!
  expect(next.textContent).toContain(speech.now.say('learn-next'))
  next.click()
  flushSync()
  expect(document.querySelector('.dots')?.getAttribute('aria-label')).toBe(
    speech.now.say('learn-of', { number: 2, count: 2 }),
  )
  expect(next.textContent).toContain(speech.now.say('learn-done'))
  next.click()
  await until(() => expect(onclose).toHaveBeenCalled())
})
