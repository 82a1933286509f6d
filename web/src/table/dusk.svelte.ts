// Dusk: for a moment everybody sees how the day ended, before all phones go dark alike.

import { untrack } from 'svelte'
import type { Table } from './table.svelte'

const LONGEST = 4000 // ms
const BEGINS: string[] = ['night_began', 'turn_began']
const BEFORE_THE_FIRST: string[] = ['card_shown', 'swapped', 'swap_declined'] // what the first night may follow
const SHARE = 5 // of the first step of the night, this part at most

class Dusk {
  falls = $state(false)
  private timer = 0

  /** Night falls, and is not only caught up with. The first one follows no day, but perhaps cards that were shown. */
  watch(table: Table): void {
    const hasShown = table.fresh.some(fact => BEFORE_THE_FIRST.includes(fact.fact))
    if (!table.fresh.some(fact => BEGINS.includes(fact.fact) && 'number' in fact && (fact.number > 1 || hasShown))) return
    const seconds = untrack(() => table.clock?.of)
    const step = seconds ? (seconds * 1000) / SHARE : LONGEST
    this.falls = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.falls = false), Math.min(LONGEST, step))
  }
}

export const dusk = new Dusk()
