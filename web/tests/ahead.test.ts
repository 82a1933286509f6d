// @vitest-environment happy-dom
// Nothing on the table screen runs ahead of its own moment: golden games of every book are shown on it as they were told.
// At every change what stands there is compared with what it has announced by then. Every scene is compared with the same
// scene on a screen that was told nothing later.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { faces } from '../src/books/faces.svelte'
import { SHELF } from '../src/books/shelf'
import TableScreen from '../src/screens/TableScreen.svelte'
import type { Fact } from '../src/table/facts'
import type { View } from '../src/table/table.svelte'
import { leaderOf } from '../src/table/lead'
import { say, speech } from '../src/words/words.svelte'
import type { Play } from '../src/stage/play'
import { Stage } from '../src/stage/stage.svelte'
import { openRulebooks } from './described'
import { seated } from './seated'

type Told = Fact & { seat?: number; seats?: number[] }
type Message = { facts: Told[]; view: View; is_over: boolean }
type Game = { book: string; seats: number; messages: Message[] }

const TESTS = join(import.meta.dirname, '..', '..', 'tests')
const GAMES = {
  original: ['original_professional_10', 'original_leaving_17', 'original_hostless_12'],
  spytown: ['spytown_cards_12', 'spytown_every_card_16', 'spytown_leaving_14'],
  bigcity: ['bigcity_9', 'bigcity_outcasts_14', 'bigcity_leaving_13'],
  cuba: ['cuba_7', 'cuba_cleaner_10', 'cuba_real_box_6'],
}
/** By which facts somebody is out. */
const OUT = ['dawn', 'executed', 'left', 'eliminated', 'killed']
const BETWEEN = 5000 // ms from message to message
const LATEST = 15_000 // ms from the last message until the end stands there alone

const names = Array.from({ length: 26 }, (_, seat) => `Player${seat + 1}`)
let games: Record<string, Game> = {}
let screen: Record<string, unknown> | undefined

beforeAll(async () => {
  const wanted = Object.values(GAMES).flat()
  const python = join(TESTS, '..', '.venv', 'bin', 'python')
  const told = execFileSync(python, ['-m', 'games.watched', ...wanted], {
    cwd: TESTS,
    env: { ...process.env, PYTHONPATH: join(TESTS, '..') },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  games = Object.fromEntries((JSON.parse(told) as Game[]).map((game, i) => [wanted[i], game]))
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
})
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(async () => {
  if (screen) await unmount(screen)
  screen = undefined
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const seatsOf = ({ seat = -1, seats = [seat] }: Told): number[] => seats
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
const text = (): string => document.body.textContent ?? ''
const numberIn = (element: Element): number => Number(element.querySelector('.pane b')?.textContent) - 1

/** What an element shows: its words and marks, without what is the screen's own. */
function drawn(element: Element | null): string {
  const copy = element!.cloneNode(true) as Element
  for (const ours of copy.querySelectorAll('.iconbtn, .leads')) ours.remove()
  return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+</g, '<')
}

/** The seats that the screen shows as out, wherever they stand. */
const struck = (): number[] => all('li.is-out').map(numberIn)

describe.each(Object.entries(GAMES))('the table screen in a game of %s', (book, played) => {
  let play: Play
  beforeAll(async () => {
    await faces.open(book)
    speech.book = () => book
    play = (await (await SHELF[book]!()).default.stage!()).default // its scenes are here when the screen asks for them
  })

  it.each(played)('shows nothing before it is announced: %s', async name => {
    const { seats, messages } = games[name]!
    const watching = { seats: names.slice(0, seats), you: { id: 0, seat: -1, host: false, creator: false } }
    const { table, say: hear } = seated<Told, View>(book, { ...watching, view: messages[0]!.view })
    const watch = vi.spyOn(Stage.prototype, 'watch')
    screen = mount(TableScreen, { target: document.body, props: { table: table as never } })
    flushSync()
    await vi.advanceTimersByTimeAsync(100)

    const stage = watch.mock.contexts[0] as Stage
    const announced = new Set<number>()
    const told: Told[] = []
    const views: View[] = [] // by the number of a fact, the view before it was told
    let compared = ''
    let n = 0
    let isEnd = false

    /** A scene on a screen that knows nothing but what has been told in it. */
    const alone = (kind: string, at: number, ms: number): string[] => {
      const { table: then } = seated<Told, View>(book, { ...watching, view: views[at - 1]!, facts: told.slice(0, at) })
      const target = document.createElement('div')
      const show = mount(play.Show, { target, props: { table: then as never, kind, ms } })
      flushSync()
      const leader = leaderOf(then as never)
      const found = [drawn(target.querySelector('.scene')), leader && say('leads', { name: leader })]
      void unmount(show)
      then.leave()
      return found
    }

    /** What the screen says in words or by a window that goes dark is announced; all else must have been. */
    const look = (when: string): void => {
      flushSync()
      for (const window of all('.bigwin.is-out')) announced.add(numberIn(window))
      if (stage.scene && stage.key !== compared) {
        const { kind, at } = stage.scene
        const leads = document.querySelector('.leads')?.textContent ?? ''
        const found = [drawn(document.querySelector('.scene')), leads]
        expect(found, `${when}: ${kind}`).toEqual(alone(kind, at, stage.ms))
      }
      compared = stage.key
      const sentences = told.map(fact => speech.now.tell(fact, table.told))
      const at = stage.scene?.at ?? told.length
      const known = new Set(sentences.slice(0, at))
      const early = sentences.slice(at).filter(words => words && !known.has(words) && text().includes(words))
      expect(early, `${when}: said on the screen, and not told in its scene`).toEqual([])
      const headlines = all('.tv-fit').map(element => element.textContent ?? '')
      const isNamed = (seat: number): boolean => headlines.some(words => words.split(/\W+/).includes(names[seat]!))
      const fallen = all('.verdict').length ? told.filter(({ fact }) => fact === 'executed').flatMap(seatsOf) : []
      for (const seat of [...all('.is-dimming').map(numberIn), ...fallen]) if (isNamed(seat)) announced.add(seat)
      const words = text()
      for (const fact of told.filter(one => OUT.includes(one.fact) && !seatsOf(one).every(seat => announced.has(seat))))
        if (words.includes(speech.now.tell(fact, table.told))) seatsOf(fact).forEach(seat => announced.add(seat))
      const ahead = struck().filter(seat => !announced.has(seat))
      expect(ahead, `${when}: out on the screen, and not announced: ${text()}`).toEqual([])
      const isCast = all('.cast li').length > 0
      const over = told.find(({ fact }) => fact === 'game_over')
      isEnd ||= all('.end').length > 0 || Boolean(over && words.includes(speech.now.tell(over, table.told)))
      if (text().includes(say('end-title')) || isCast) expect(isEnd, `${when}: ${text()}`).toBe(true)
    }

    for (const [i, { facts, view, is_over }] of messages.entries()) {
      n += facts.length
      told.push(...facts)
      views.push(...facts.map(() => messages[Math.max(0, i - 1)]!.view))
      const phase = is_over ? { table: { ...table.table, phase: 'over' } } : {}
      hear({ say: 'news', n, facts, view, ...phase })
      const kinds = facts.map(({ fact }) => fact).join(' ')
      look(`message ${i} (${kinds})`)
      const until = performance.now() + BETWEEN
      while (vi.getTimerCount() && performance.now() < until && !isEnd) {
        await vi.advanceTimersToNextTimerAsync()
        look(`after message ${i} (${kinds})`)
      }
      if (performance.now() < until) await vi.advanceTimersByTimeAsync(until - performance.now())
    }
    const last = performance.now()
    for (let tick = 0; tick < 200 && !all('.end').length; tick++) {
      await vi.advanceTimersToNextTimerAsync()
      look('after the last message')
    }
    expect(all('.end'), 'the end was shown').toHaveLength(1)
    expect(performance.now() - last, 'ms after the last message').toBeLessThan(LATEST)
    const out = told.filter(({ fact }) => OUT.includes(fact)).flatMap(seatsOf)
    expect(
      out.filter(seat => !announced.has(seat)),
      'those of whom nobody was told before the end',
    ).toEqual([])
  })
})
