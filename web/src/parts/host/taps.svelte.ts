// What whoever leads has tapped and the table has not answered yet. It is sent at once, or when the connection is back, in its
// order; of a page that is loaded again too.

import { read, write } from '../../shell/keep'
import type { Order, Reply } from '../../line/line'
import type { Argument, Table } from '../../table/table.svelte'

/** A command, the id with which it is done once however often it is sent, and whether it was tapped without a connection. */
export type Tap = { id: string; order: Order; isHeld?: boolean }
type Kept = { game: string; taps: Tap[] }

const KEPT = 'citysleeps.taps'

export class Taps {
  waiting = $state.raw<Tap[]>([])
  readonly game: string
  private replies = new Map<string, Promise<Reply>>()

  constructor(private readonly table: Table) {
    this.game = gameOf(table)
    const kept = read<Kept | null>(KEPT, null)
    if (kept?.game !== this.game) return
    this.waiting = kept.taps
    for (const tap of kept.taps) void this.send(tap)
  }

  /** An act of the one who leads. While the connection is gone it is for what stands on this screen: what has ended by then
   * is not taken for what is open then. */
  act(act: string, args: Argument[] = []): Promise<Reply> {
    const ask = this.table.asks.find(one => one.host && one.act === act)
    return this.tap({ do: 'answer', act, args, host: true, key: ask?.key ?? '' } as Order)
  }

  tap(order: Order, id = newId()): Promise<Reply> {
    this.keep([...this.waiting, { id, order, isHeld: !this.table.there }])
    return this.send({ id, order })
  }

  /** What a seat does. At once it may also put right what has just ended; later it is for what stands on this screen. */
  enter(seat: number, act: string, args: Argument[], id: string): Promise<Reply> {
    const key = this.table.asks.find(ask => ask.host)?.key ?? ''
    const order = { do: 'answer', act: 'correct', args: [seat, act, ...args], host: true, key } as Order
    this.keep([...this.waiting, { id, order, isHeld: !this.table.there }])
    return this.send({ id, order: this.table.there ? ({ ...order, key: '' } as Order) : order })
  }

  /** The reply to what was tapped before the page was loaded again. */
  replyTo(id: string): Promise<Reply> | undefined {
    return this.replies.get(id)
  }

  /** What waits and is such an act. */
  find(is: (order: Order) => boolean): Tap | undefined {
    return this.waiting.find(({ order }) => is(order))
  }

  findAct(act: string): Tap | undefined {
    return this.find(order => order.do === 'answer' && order.act === act)
  }

  /** Take something back that was never sent. */
  takeBack(id: string): boolean {
    const isBack = this.table.withdraw(id)
    if (isBack) this.settle(id)
    return isBack
  }

  private send({ id, order }: Tap): Promise<Reply> {
    const reply = this.table.do(order, id).then(reply => {
      this.settle(id)
      return reply
    })
    this.replies.set(id, reply)
    return reply
  }

  private settle(id: string): void {
    this.replies.delete(id)
    this.keep(this.waiting.filter(one => one.id !== id))
  }

  private keep(taps: Tap[]): void {
    this.waiting = taps
    write(KEPT, taps.length ? ({ game: this.game, taps } satisfies Kept) : null)
  }
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')

const gameOf = (table: Table): string => `${table.code}/${table.game}`

const known = new WeakMap<Table, Taps>()

/** Those of this table and game: one for all that stands on the screen. */
export function tapsOf(table: Table): Taps {
  const found = known.get(table)
  if (found?.game === gameOf(table)) return found
  const taps = new Taps(table)
  known.set(table, taps)
  return taps
}
