// A lot is drawn: the light passes over the windows that are in it, one by one, and stops at the one drawn.

import { untrack } from 'svelte'
import { last } from '../../table/facts'
import { NOBODY, type Table } from './game'

const PASSING = 2000 // ms until the light stops
const STANDING = 800 // ms that it stands
const WINDOWS = 9 // that it passes, at least

/** The windows that the light passes, up to the one drawn. */
export function wayTo(among: number[], seat: number): number[] {
  const rounds = Math.ceil(WINDOWS / among.length)
  const all = Array.from({ length: rounds }, () => among).flat()
  return [...all, ...among.slice(0, among.indexOf(seat) + 1)]
}

class Lot {
  /** The seats that are in it, while it is drawn. */
  among = $state.raw<number[]>([])
  /** The one in the light. */
  lit = $state(NOBODY)
  private timer = 0

  get isDrawn(): boolean {
    return this.among.length > 0
  }

  /** What is told now, and not only caught up with. */
  watch(table: Table): void {
    const drawn = last(table.fresh, 'lot_drawn')
    if (drawn) untrack(() => this.draw(drawn.among, drawn.seat))
  }

  private draw(among: number[], seat: number): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const way = isStill ? [seat] : wayTo(among, seat)
    this.among = among
    this.pass(way, PASSING / way.length)
  }

  private pass([next, ...way]: number[], ms: number): void {
    clearTimeout(this.timer)
    this.lit = next ?? NOBODY
    this.timer = window.setTimeout(() => (way.length ? this.pass(way, ms) : this.end()), way.length ? ms : STANDING)
  }

  private end(): void {
    this.among = []
    this.lit = NOBODY
  }
}

export const lot = new Lot()
