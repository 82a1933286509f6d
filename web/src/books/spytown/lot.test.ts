// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fact, Table } from './game'
import { lot, wayTo } from './lot.svelte'

const told = (...fresh: Fact[]): Table => ({ fresh }) as Table
const drawn: Fact = { fact: 'lot_drawn', among: [1, 4, 6], seat: 4 }

describe('a lot', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('passes every window that is in it, and no other, and stops at the one drawn', () => {
    expect(wayTo([1, 4, 6], 4)).toEqual([1, 4, 6, 1, 4, 6, 1, 4, 6, 1, 4])
    expect(wayTo([2, 3], 2).at(-1)).toBe(2)
    expect(new Set(wayTo([0, 5, 7, 9], 0))).toEqual(new Set([0, 5, 7, 9]))
  })

  it('lights them one by one for some seconds, and is over then', () => {
    lot.watch(told(drawn))
    const lit: number[] = []
    while (lot.isDrawn) {
      if (lit.at(-1) !== lot.lit) lit.push(lot.lit)
      vi.advanceTimersByTime(10)
    }
    expect(lit).toEqual(wayTo([1, 4, 6], 4))
    expect(lot.lit).toBe(-1)
  })

  it('only marks the one drawn for whom nothing is to move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    lot.watch(told(drawn))
    expect(lot.lit).toBe(4)
    vi.advanceTimersByTime(5000)
    expect(lot.isDrawn).toBe(false)
    vi.unstubAllGlobals()
  })

  it('is nobody’s where none is drawn now', () => {
    lot.watch(told({ fact: 'turn_began', number: 2 }))
    expect(lot.isDrawn).toBe(false)
  })
})
