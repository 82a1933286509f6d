// A sentence that waits for my turn, for one game. It stays on this phone.

import { read, write } from '../../shell/keep'
import type { Argument, Table } from '../../table/table.svelte'
import type { Claim } from './claims'

/** As it is sent, and as it will be told. */
type Words = { args: Argument[]; claim: Claim }
type Kept = { game: string; seat: number; words: Words | null }

const KEY = 'citysleeps.words'
const NOTHING: Kept = { game: '', seat: -1, words: null }

class Ready {
  private kept = $state.raw<Kept>(read<Kept>(KEY, NOTHING))

  of(table: Table): Words | null {
    const { game, seat, words } = this.kept
    return game === gameOf(table) && seat === table.seat ? words : null
  }

  keep(table: Table, words: Words): void {
    this.kept = { game: gameOf(table), seat: table.seat, words }
    write(KEY, this.kept)
  }

  forget(): void {
    this.kept = NOTHING
    write(KEY, this.kept)
  }
}

const gameOf = (table: Table): string => `${table.code}/${table.game}`

export const ready = new Ready()
