// Who was told to hold which card of a real box, until it is dealt: kept for a page that is loaded again.

import { read, write } from '../../shell/keep'
import type { Table } from '../../table/table.svelte'

/** The card of each person. */
export type Held = Record<number, string>
type Kept = { of: string; round: number; held: Held[] }

export const ROLES = 0
export const HANDS = 1

const KEPT = 'citysleeps.box'

export class Box {
  /** First what everybody is, then what is in the hand. */
  round = $state(ROLES)
  held = $state.raw<Held[]>([{}, {}])
  private readonly of: string

  constructor(table: Table) {
    this.of = JSON.stringify([table.code, table.game, table.book, table.table?.settings])
    const kept = read<Kept | null>(KEPT, null)
    if (kept?.of !== this.of) return
    this.round = kept.round
    this.held = kept.held
  }

  get now(): Held {
    return this.held[this.round] ?? {}
  }

  tell(by: Held): void {
    this.held = this.held.map((one, i) => (i === this.round ? by : one))
    this.keep()
  }

  turn(to: number): void {
    this.round = to
    this.keep()
  }

  /** It is dealt: what was told is in the game, and nothing of it stays here. */
  forget(): void {
    write(KEPT, null)
  }

  private keep(): void {
    write(KEPT, { of: this.of, round: this.round, held: this.held } satisfies Kept)
  }
}
