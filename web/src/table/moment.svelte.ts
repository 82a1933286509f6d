// A great moment: everybody sees the dawn, or how a day ended, for a while before the screen goes on with the game.

import { untrack } from 'svelte'
import type { Table } from './table.svelte'

export type Kind = '' | 'dawn' | 'verdict'

const LAST = 8000 // ms that the last verdict is seen before who has won

class Moment {
  kind = $state<Kind>('')
  private timer = 0

  /** Show the moment that the table has told, for the time it says. */
  watch(table: Table): void {
    const told = table.moment
    if (told) untrack(() => this.begin(told.kind, told.until - performance.now()))
  }

  /** The game has ended while this phone was connected. */
  seeLast(): void {
    this.begin('verdict', LAST)
  }

  end(): void {
    clearTimeout(this.timer)
    this.kind = ''
  }

  private begin(kind: Kind, ms: number): void {
    this.end()
    if (ms <= 0) return
    this.kind = kind
    this.timer = window.setTimeout(() => this.end(), ms)
  }
}

export const moment = new Moment()
