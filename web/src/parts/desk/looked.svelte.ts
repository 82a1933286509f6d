// Which of those without a phone have looked at what was dealt, when the device goes round: kept for a page that is loaded again.

import { read, write } from '../../shell/keep'
import type { Table } from '../../table/table.svelte'

type Kept = { game: string; seats: number[] }

const KEPT = 'citysleeps.looked'

let kept = $state.raw(read<Kept | null>(KEPT, null)) // one for the page: a desk may be open before all are told

export class Looked {
  private readonly game: string

  constructor(table: Table) {
    this.game = `${table.code}/${table.game}`
  }

  get seats(): number[] {
    return kept?.game === this.game ? kept.seats : []
  }

  add(seat: number): void {
    kept = { game: this.game, seats: [...this.seats, seat] }
    write(KEPT, kept)
  }
}

/** Everybody holds a card of a real box: none goes round. */
export function lookAtAll(table: Table, seats: number): void {
  const looked = new Looked(table)
  for (let seat = 0; seat < seats; seat++) looked.add(seat)
}
