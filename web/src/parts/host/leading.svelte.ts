// What whoever leads does in every book: go on, pause, give more time. And how long what is called now has lasted.

import type { Order } from '../../line/line'
import { refusalIn, type Refusal } from '../../table/answering.svelte'
import { now, secondsLeft, type Ask, type Table } from '../../table/table.svelte'
import { Slip } from '../controls/slip.svelte'

export type Opened = '' | 'announce' | 'players' | 'inputs'

export class Leading {
  refused = $state.raw<Refusal | undefined>()
  /** The sheet that is open, and the seat it is about; -1: none. */
  sheet = $state<Opened>('')
  seat = $state(-1)
  private readonly slip: Slip
  private isBusy = $state(false)
  private began = $state(performance.now())

  constructor(
    readonly table: Table,
    moment: () => string,
  ) {
    const called = $derived(moment()) // it changes only when something else is called
    this.slip = new Slip(() => called) // that may end by itself under the finger
    $effect.pre(() => {
      void called
      this.began = performance.now()
      this.refused = undefined
    })
  }

  get isSlip(): boolean {
    return this.slip.isOne
  }

  get seconds(): number | null {
    return secondsLeft(this.table.clock)
  }

  /** Seconds that this call has lasted: where there is no clock, each call can be given the same time. */
  get elapsed(): number {
    return Math.max(0, Math.floor((now.ms - this.began) / 1000))
  }

  get next(): Ask | undefined {
    return this.table.asks.find(ask => ask.host && ask.act === 'next')
  }

  get isLive(): boolean {
    return this.next !== undefined && this.table.there && !this.isBusy
  }

  async goOn(): Promise<void> {
    if (!this.isLive || this.isSlip) return
    this.isBusy = true
    const reply = await this.table.answer('next', [], true)
    this.isBusy = false
    this.refused = refusalIn(reply)
  }

  async give(order: Order): Promise<void> {
    if (!this.table.there) return
    this.refused = refusalIn(await this.table.do(order))
  }

  open(sheet: Opened, seat = -1): void {
    this.sheet = sheet
    this.seat = seat
  }
}
