// A great moment: for a while everybody sees a dawn, or how a day ended, before the game goes on on the screen.

import { untrack } from 'svelte'
import type { Table } from './table.svelte'

export type Kind = '' | 'dawn' | 'verdict'

const LONGEST = 8000 // ms
const SHARE = 3 // of what can be done meanwhile, this part at most

class Moment {
  kind = $state<Kind>('')
  private timer = 0

  /** It happens now, and is not only caught up with. Where something is asked, most of its time is left. */
  watch(table: Table, kind: Kind, isAsked = true): void {
    if (!kind) return
    const seconds = isAsked ? untrack(() => table.clock?.of) : 0
    this.kind = kind
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.end(), seconds ? Math.min(LONGEST, (seconds * 1000) / SHARE) : LONGEST)
  }

  end(): void {
    clearTimeout(this.timer)
    this.kind = ''
  }
}

export const moment = new Moment()
