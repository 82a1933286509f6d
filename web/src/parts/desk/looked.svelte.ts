// Which of those without a phone have looked at what was dealt, when the device goes round: kept for a page that is loaded again.

import { read, write } from '../../shell/keep'
import type { Table } from '../../table/table.svelte'

type Kept = { game: string; seats: number[] }

const KEPT = 'citysleeps.looked'

export class Looked {
  seats = $state.raw<number[]>([])
  private readonly game: string

  constructor(table: Table) {
    this.game = `${table.code}/${table.game}`
    const kept = read<Kept | null>(KEPT, null)
    if (kept?.game === this.game) this.seats = kept.seats
  }

  add(seat: number): void {
    this.seats = [...this.seats, seat]
    write(KEPT, { game: this.game, seats: this.seats } satisfies Kept)
  }
}

/** Everybody holds a card of a real box: none goes round. */
export function lookAtAll(table: Table, seats: number): void {
  const looked = new Looked(table)
  for (let seat = 0; seat < seats; seat++) looked.add(seat)
}
