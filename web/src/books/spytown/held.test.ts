// @vitest-environment happy-dom
// What a screen does not say yet, and which taps it takes for slips.

import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { VIEW } from '../../../tests/spytown'
import type { WireAsk } from '../../line/wire'
import Voice from '../../parts/room/Voice.svelte'
import { Answering } from '../../table/answering.svelte'
import { moment } from '../../table/moment.svelte'
import { narrator } from '../../words/narrator.svelte'
import { speech } from '../../words/words.svelte'
import { faces } from '../faces.svelte'
import '.'
import Acts from './Acts.svelte'
import type { Fact, View } from './game'
import { toRead } from './host'
import { lot } from './lot.svelte'
import { lookOf } from './screen'

const COUNCIL: Fact[] = [
  { fact: 'game_set', seats: [0, 1, 2, 3], settings: {}, tokens: {}, cards: [], neutral: 0 },
  { fact: 'turn_began', number: 1 },
  { fact: 'step_began', step: 'police_phase', seat: -1 },
]
const OPENED: Fact = { fact: 'vote_opened', ballot: 'final_vote', voters: [0], candidates: [1, 2] }
const DRAWN: Fact = { fact: 'lot_drawn', among: [1, 2], seat: 2 }
const OUT: Fact = { fact: 'voted_out', seat: 2 }
const TALK: View = { ...VIEW, where: ['police_phase', 'discussion'] }
const ask = (act: string, idle: string[] = []): WireAsk => ({ act, slots: [], idle, lapse: 'nothing', key: '' })

let shown: Record<string, unknown>[] = []
function show<Props extends Record<string, unknown>>(screen: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'))
  shown.push(mount(screen, { target, props }))
  flushSync()
  return target
}

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await faces.open('spytown')
  speech.book = () => 'spytown'
}, 60_000)
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await Promise.all(shown.map(one => unmount(one)))
  shown = []
  narrator.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a lot', () => {
  const drawing = () => {
    const seat = { id: 1, seat: -1, host: false, creator: false }
    const made = seated<Fact, View>('spytown', { facts: COUNCIL, view: TALK, you: seat })
    const news: typeof made.news = told => {
      made.news(told)
      lot.watch(made.table)
    }
    return { ...made, news }
  }

  it('is heard, with what comes of it, when the light has stopped', async () => {
    const said = vi.spyOn(narrator, 'say')
    narrator.start('en')
    const { table, news } = drawing()
    show(Voice, { table })
    await vi.advanceTimersByTimeAsync(100) // its words come
    const heard = (): string => said.mock.calls.flatMap(([lines]) => lines).join(' ')
    news({ facts: [OPENED, DRAWN, OUT] })
    flushSync()
    expect(heard()).toBe(speech.now.tell(OPENED, table.told, -1))
    await vi.advanceTimersByTimeAsync(5000)
    flushSync()
    expect(heard()).toContain(speech.now.tell(DRAWN, table.told, -1))
    expect(heard()).toContain(speech.now.tell(OUT, table.told, -1))
  })

  it('is not read out by a host before that', () => {
    const { table, news } = drawing()
    news({ facts: [DRAWN, OUT] })
    flushSync()
    expect(toRead(table)).toEqual({ before: [speech.now.say('spy-lot')], now: [] })
    vi.advanceTimersByTime(5000)
    expect(toRead(table).before.join()).toContain(speech.now.tell(DRAWN, table.told, -1))
  })
})

describe('the table screen', () => {
  it('has the turn of the verdict over it as long as it is seen', () => {
    const { table } = seated<Fact, View>('spytown', {
      facts: [...COUNCIL, OUT, { fact: 'turn_began', number: 2 }],
      view: { ...TALK, turn: 2, where: ['agent_phase'] },
    })
    moment.seeLast()
    expect(lookOf(table).title).toBe(speech.now.say('spy-turn', { turn: 1 }))
    moment.end()
    expect(lookOf(table).title).toBe(speech.now.say('spy-turn', { turn: 2 }))
  })

  it('does not say that the game is over as long as the last verdict is seen', () => {
    const { table } = seated<Fact, View>('spytown', {
      facts: [...COUNCIL, OUT],
      view: { ...TALK, where: ['over'] },
      table: { phase: 'over' },
    })
    moment.seeLast()
    expect(lookOf(table).title).toBe(speech.now.say('spy-turn', { turn: 1 }))
    moment.end()
    expect(lookOf(table).title).toBe(speech.now.say('phase-over'))
  })
})

describe('who has nothing to add', () => {
  it('does not take it back with a second tap in a row', async () => {
    const { table, news, done, sent } = seated<Fact, View>('spytown', {
      facts: COUNCIL,
      view: TALK,
      asks: [ask('ready', ['ready']), ask('say')],
    })
    const acts = show(Acts, { table, answering: new Answering(() => table), ontalk: () => {} })
    const tap = (): void => [...acts.querySelectorAll('button')].at(-1)?.click()
    const answers = (): unknown[] => sent().flatMap(one => (one.do === 'answer' ? [one.act] : []))
    await vi.advanceTimersByTimeAsync(700)
    tap()
    news({ asks: [ask('unready'), ask('say')], view: { ready: [0] } })
    done()
    await vi.advanceTimersByTimeAsync(100)
    tap()
    await vi.advanceTimersByTimeAsync(100)
    expect(answers()).toEqual(['ready'])
    await vi.advanceTimersByTimeAsync(700)
    tap()
    expect(answers()).toEqual(['ready', 'unready'])
  })
})
