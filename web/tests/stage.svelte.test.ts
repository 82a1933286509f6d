// @vitest-environment happy-dom
// The queue of scenes on the table screen, with facts of no book.

import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fact } from '../src/table/facts'
import type { View } from '../src/table/table.svelte'
import type { Play } from '../src/stage/play'
import { Stage } from '../src/stage/stage.svelte'
import { seated } from './seated'

type Happened = Fact & { fact: 'falls' | 'wins' | 'talks' | 'is_taken_back'; seat: number }
const VIEW = { where: [], living: [0, 1, 2, 3], over: false } as unknown as View
const falls = (seat: number): Happened => ({ fact: 'falls', seat })
const talks: Happened = { fact: 'talks', seat: 0 }

/** Each fall is a scene of eight seconds; so is who has won, which the end says too. */
const play = {
  scenes: (facts, from) =>
    facts.slice(from).flatMap((fact, i) => {
      const at = from + i + 1
      if (fact.fact === 'wins') return [{ kind: 'win', at, ms: 8000, isInEnd: true }]
      return fact.fact === 'falls' ? [{ kind: 'fall', at, ms: 8000 }] : []
    }),
  tellsAnew: fact => fact.fact === 'is_taken_back',
} as Play

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function opened(facts: Happened[] = []) {
  const made = seated<Happened, View>('coins', { facts, view: VIEW })
  const stage = new Stage(
    () => made.table as never,
    () => play,
  )
  const stop = $effect.root(() => {
    $effect.pre(() => stage.watch())
  })
  flushSync()
  let n = 0
  const news = (...facts: Happened[]): void => {
    n += facts.length
    made.news({ n, facts, view: { living: [] } })
    flushSync()
  }
  const shown = (): number[] => (stage.shown.facts as Happened[]).filter(one => one.fact === 'falls').map(f => f.seat)
  return { ...made, stage, news, shown, stop }
}

it('shows one scene after the other, each for its time, and each knows nothing of the next', () => {
  const { stage, news, shown, stop } = opened()
  news(talks, falls(1), talks, falls(2))
  expect([stage.scene?.kind, shown(), stage.told]).toEqual(['fall', [1], 2])
  expect(stage.shown.view?.living, 'the view of before').toEqual([0, 1, 2, 3])
  vi.advanceTimersByTime(7999)
  expect(shown()).toEqual([1])
  vi.advanceTimersByTime(1)
  expect([shown(), stage.told]).toEqual([[1, 2], 4])
  vi.advanceTimersByTime(8000)
  expect([stage.scene, stage.told, stage.shown.view?.living]).toEqual([null, Infinity, []])
  stop()
})

it('keeps what comes meanwhile for later', () => {
  const { news, shown, stop } = opened()
  news(falls(1))
  vi.advanceTimersByTime(4000)
  news(falls(2))
  vi.advanceTimersByTime(3999)
  expect(shown()).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([1, 2])
  stop()
})

it('takes back what is shown and what waits, and does not play again what is told anew', () => {
  const { stage, news, shown, stop } = opened()
  news(falls(1), falls(2))
  expect(shown()).toEqual([1])
  news({ fact: 'is_taken_back', seat: 0 }, falls(1))
  expect([stage.scene, stage.told, stage.shown.view?.living]).toEqual([null, Infinity, []])
  news(falls(3))
  expect(stage.scene?.kind).toBe('fall')
  stop()
})

it('begins with what is now, for a screen that comes later', () => {
  const { stage, shown, stop } = opened([falls(1), falls(2)])
  expect([stage.scene, shown()]).toEqual([null, [1, 2]])
  stop()
})

it('has the phase of its own moment', () => {
  const { stage, say, table, news, stop } = opened()
  news(falls(1))
  say({ say: 'news', n: 1, table: { ...table.table, phase: 'over' } })
  flushSync()
  expect([stage.shown.phase, table.phase]).toEqual(['game', 'over'])
  vi.advanceTimersByTime(8000)
  expect(stage.shown.phase).toBe('over')
  stop()
})

it('stays with a scene while the table is paused', () => {
  const { stage, news, stop } = opened()
  news(falls(1))
  vi.advanceTimersByTime(5000)
  stage.pause(true)
  vi.advanceTimersByTime(60_000)
  expect(stage.scene?.kind).toBe('fall')
  stage.pause(false)
  vi.advanceTimersByTime(2999)
  expect(stage.scene?.kind).toBe('fall')
  vi.advanceTimersByTime(1)
  expect(stage.scene).toBeNull()
  stop()
})

it('is quick at a quick table', () => {
  const { stage, table, say, stop } = opened()
  say({ say: 'news', n: 1, facts: [falls(1)], moment: { kind: 'verdict', ms: 1500 } })
  expect(table.moment).not.toBeNull()
  flushSync()
  vi.advanceTimersByTime(2001)
  expect(stage.scene).toBeNull()
  stop()
})

it('shows each for less where many wait, and for half of its time at least', () => {
  const { stage, news, shown, stop } = opened()
  news(falls(0))
  vi.advanceTimersByTime(3000)
  expect(stage.ms).toBe(8000)
  news(falls(1), falls(2))
  expect(stage.ms, 'what stands ends sooner').toBeCloseTo(16_000 / 3)
  vi.advanceTimersByTime(2300)
  expect(shown()).toEqual([0])
  vi.advanceTimersByTime(34)
  expect([shown(), stage.ms]).toEqual([[0, 1], 8000])
  news(falls(3), falls(0), falls(1), falls(2))
  expect(stage.ms).toBe(4000)
  vi.advanceTimersByTime(4000)
  expect(shown()).toEqual([0, 1, 2])
  stop()
})

it('comes to the end within eight seconds of it, whatever waits', () => {
  const { stage, say, table, news, stop } = opened()
  news(falls(0), falls(1))
  vi.advanceTimersByTime(1000)
  say({ say: 'news', n: 3, facts: [falls(2)], table: { ...table.table, phase: 'over' } })
  flushSync()
  vi.advanceTimersByTime(8000)
  expect(stage.scene).toBeNull()
  stop()
})

it('leaves out what the end says too, once it has come', () => {
  const { stage, news, say, table, stop } = opened()
  news(falls(0), { fact: 'wins', seat: 1 }, falls(2))
  say({ say: 'news', n: 4, facts: [talks], table: { ...table.table, phase: 'over' } })
  flushSync()
  const kinds = new Set<string>()
  for (let ms = 0; ms < 8000; ms += 500) {
    if (stage.scene) kinds.add(stage.scene.kind)
    vi.advanceTimersByTime(500)
  }
  expect([[...kinds], stage.scene]).toEqual([['fall'], null])
  stop()
})

it('lets go of the oldest where too many wait', () => {
  const { news, shown, stop } = opened()
  news(...[0, 1, 2, 3, 0, 1, 2, 3].map(falls))
  expect(shown()).toHaveLength(3)
  stop()
})
