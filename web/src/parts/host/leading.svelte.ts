// What whoever leads does in every book: go on, pause, give more time. And how long what is called now has lasted.

import type { Order } from '../../line/line'
import { refusalIn, type Refusal } from '../../table/answering.svelte'
import { now, secondsLeft, type Argument, type Ask, type Table } from '../../table/table.svelte'
import { Slip } from '../controls/slip.svelte'
import { tapsOf, type Taps } from './taps.svelte'

export type Opened = '' | 'announce' | 'players' | 'inputs'

export class Leading {
  refused = $state.raw<Refusal | undefined>()
  /** The sheet that is open, and the seat it is about; -1: none. */
  sheet = $state<Opened>('')
  seat = $state(-1)
  private readonly slip: Slip
  readonly taps: Taps
  private began = $state(performance.now())

  constructor(
    readonly table: Table,
    moment: () => string,
  ) {
    this.taps = tapsOf(table)
    for (const { id, order } of this.taps.waiting)
      if (order.do !== 'answer' || order.act !== 'correct')
        void this.taps.replyTo(id)?.then(reply => (this.refused = refusalIn(reply) ?? this.refused))
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

  /** Not while it is on its way, or waits for the connection. */
  get isLive(): boolean {
    return this.next !== undefined && !this.taps.findAct('next')
  }

  /** Going on waits for the connection: what is on the screen is as good as over. */
  get isKept(): boolean {
    return !this.table.there && this.taps.findAct('next') !== undefined
  }

  get isPaused(): boolean {
    const last = this.taps.waiting.filter(({ order }) => order.do === 'pause' || order.do === 'resume').slice(-1)[0]
    return last ? last.order.do === 'pause' : Boolean(this.table.table?.paused)
  }

  async goOn(): Promise<void> {
    if (this.isLive && !this.isSlip) await this.act('next')
  }

  /** Going on was never sent, and can be taken back. */
  get mayTakeBack(): boolean {
    return this.isKept && this.taps.findAct('next')?.isHeld === true
  }

  takeBack(): void {
    const next = this.taps.findAct('next')
    if (next) this.taps.takeBack(next.id)
  }

  async act(act: string, args: Argument[] = []): Promise<void> {
    this.refused = refusalIn(await this.taps.act(act, args))
  }

  async give(order: Order): Promise<void> {
    this.refused = refusalIn(await this.taps.tap(order))
  }

  open(sheet: Opened, seat = -1): void {
    this.sheet = sheet
    this.seat = seat
  }
}
