// @vitest-environment happy-dom
// Whether the table is fair: what the server knows by now, in words and in a picture.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Fairness as Answer, Hint, Weighed } from '../src/line/wire'
import Fairness from '../src/parts/people/Fairness.svelte'
import { barsOf, hinted } from '../src/parts/people/fairness'
import { speech } from '../src/words/words.svelte'
import { seated } from './seated'

const HINT: Hint = { setting: 'seats', value: 3, roles: {}, games: 400, share: 0.52, more: 0.12, low: 0.05, high: 0.19 }
const UNEVEN: Weighed = {
  bot: 'careful',
  games: 600,
  sides: { black: { share: 0.6, low: 0.55, high: 0.65 }, red: { share: 0.4, low: 0.35, high: 0.45 } },
  weaker: 'red',
  even: 0.5,
  trying: 0,
  hints: [HINT, { ...HINT, value: 5, share: 0.44, more: 0.04, low: -0.02, high: 0.1 }],
}
const EVEN: Weighed = { ...UNEVEN, weaker: '', hints: [] }

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** The page after these answers, one a second; the body of each request is kept. */
async function page(answers: (Answer | { reason: string; text: string })[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push(`${path} ${body as string}`)
    const next = answers[Math.min(asked.length, answers.length) - 1]!
    return Promise.resolve({ ok: 'state' in next, json: () => Promise.resolve(next) })
  })
  const { table, sent, news } = seated('', {
    table: { phase: 'lobby' },
    you: { id: 1, seat: 0, host: false, creator: true },
  })
  const shown = mount(Fairness, { target: document.body, props: { table, players: 4, onclose: () => {} } })
  const pass = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms)
    flushSync()
  }
  flushSync()
  await pass(0)
  return {
    asked,
    sent,
    news,
    pass,
    leave: () => unmount(shown),
    text: (): string => document.body.textContent.replace(/\s+/g, ' '),
  }
}

it('says what the server is doing, and asks again every second until it knows', async () => {
  const { asked, pass, text, leave } = await page([
    { state: 'waiting', ahead: 2, found: null },
    { state: 'playing', ahead: 0, found: null },
    { state: 'playing', ahead: 0, found: { ...UNEVEN, hints: [] } },
    { state: 'playing', ahead: 0, found: { ...UNEVEN, hints: [], trying: 7 } },
    { state: 'known', ahead: 0, found: UNEVEN },
  ])
  expect(asked).toEqual(['/api/tables/CITYS/balance {"token":"","creator":""}'])
  expect(text()).toContain(speech.now.say('fair-waiting', { count: 2 }))
  await pass(1000)
  expect(text()).toContain(speech.now.say('fair-begins'))
  await pass(1000)
  expect(text()).toContain(speech.now.say('fair-goes-on', { games: 600 }))
  await pass(1000)
  expect(text()).toContain(speech.now.say('fair-trying', { count: 7 }))
  await pass(1000)
  expect(text()).toContain(speech.now.say('fair-changes'))
  await pass(5000)
  expect(asked.length).toBe(5)
  await leave()
})

it('says who is favoured, with the doubt, and what would help, surely or perhaps', async () => {
  const { text, leave } = await page([{ state: 'known', ahead: 0, found: UNEVEN }])
  expect(text()).toContain(speech.now.say('fair-uneven', { side: 'black', share: 60 }))
  expect(text()).toContain(speech.now.say('fair-chance', { side: 'red', share: 40, low: 35, high: 45 }))
  expect(text()).toContain(speech.now.say('fair-then', { side: 'red', share: 52, sure: 'yes' }))
  expect(text()).toContain(speech.now.say('fair-then', { side: 'red', share: 44, sure: 'no' }))
  expect(text()).toContain(speech.now.say('fair-counted', { games: 600, bot: 'careful' }))
  expect(document.querySelectorAll('[role=img]').length).toBe(3)
  expect(document.querySelectorAll('li button').length).toBe(0) // nobody can choose how many come
  await leave()
})

it('says it where bots play at random, because the book has no others', async () => {
  const { text, leave } = await page([{ state: 'known', ahead: 0, found: { ...EVEN, bot: 'random' } }])
  expect(text()).toContain('600 games of bots that play at random')
  await leave()
})

it('offers no change where nobody is favoured, and says so where none was found', async () => {
  const even = await page([{ state: 'known', ahead: 0, found: EVEN }])
  expect(even.text()).toContain(speech.now.say('fair-even'))
  expect(even.text()).not.toContain(speech.now.say('fair-changes'))
  await even.leave()
  const none = await page([{ state: 'known', ahead: 0, found: { ...UNEVEN, hints: [] } }])
  expect(none.text()).toContain(speech.now.say('fair-no-change'))
  await none.leave()
})

it('does not call a table even before it knows', async () => {
  const { text, leave } = await page([{ state: 'playing', ahead: 0, found: EVEN }])
  expect(text()).toContain(speech.now.say('fair-goes-on', { games: 600 }))
  expect(text()).not.toContain(speech.now.say('fair-even'))
  await leave()
})

it('uses a change with one tap', async () => {
  const hints = [{ ...HINT, setting: 'purse', value: 'on' }]
  const { sent, leave } = await page([{ state: 'known', ahead: 0, found: { ...UNEVEN, hints } }])
  document.querySelector<HTMLElement>('li button')!.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()[sent().length - 1]).toMatchObject({ do: 'choose', settings: { purse: 'on' } })
  await leave()
})

it('says in one sentence why it cannot be known, and tries again when asked to', async () => {
  const { asked, pass, text, leave } = await page([
    { reason: 'no_balance', text: 'Bots cannot play this table.' },
    { state: 'known', ahead: 0, found: EVEN },
  ])
  expect(document.querySelector('[role=alert]')!.textContent).toBe('Bots cannot play this table.')
  await pass(5000)
  expect(asked.length).toBe(1)
  document.querySelector<HTMLElement>('main button')!.click()
  await pass(0)
  expect(text()).toContain(speech.now.say('fair-even'))
  await leave()
})

it('asks no more once it is closed', async () => {
  const { asked, pass, leave } = await page([{ state: 'playing', ahead: 0, found: null }])
  await leave()
  await pass(5000)
  expect(asked.length).toBe(1)
})

it('draws one bar between two sides, and one for each of several', () => {
  expect(barsOf(UNEVEN)).toEqual([
    {
      side: 'red',
      other: 'black',
      chance: UNEVEN.sides.red,
      bar: { at: 40, low: 35, high: 45, even: 50 },
    },
  ])
  const third = { share: 1 / 3, low: 0.3, high: 0.37 }
  const three = barsOf({ ...EVEN, even: 1 / 3, sides: { a: third, b: third, c: third, none: third } })
  expect(three.map(({ side, other }) => [side, other])).toEqual([
    ['a', ''],
    ['b', ''],
    ['c', ''],
  ])
  expect(hinted(HINT, UNEVEN)).toEqual({ at: 52, low: 45, high: 59, even: 50 })
  expect(hinted({ ...HINT, share: 0.98, high: 0.4 }, UNEVEN).high).toBe(100)
})
