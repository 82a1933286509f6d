// Dusk: for a moment everybody sees how the day ended, before all phones go dark alike.

import { untrack } from 'svelte'
import type { Table } from './table.svelte'

const LONGEST = 4000 // ms
const SHARE = 5 // of the first step of the night, this part at most

class Dusk {
  falls = $state(false)
  private timer = 0

  /** Night falls now, and is not only caught up with. */
  watch(table: Table, isNow: boolean): void {
    if (!isNow) return
    const seconds = untrack(() => table.clock?.of)
    const step = seconds ? (seconds * 1000) / SHARE : LONGEST
    this.falls = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => (this.falls = false), Math.min(LONGEST, step))
  }
}

export const dusk = new Dusk()
