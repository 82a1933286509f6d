// My own marks on the seats, for one game. They stay on this phone, and are never shown at night.

import { read, write } from '../shell/keep'
import type { Table } from './table.svelte'

export type Mark = '' | 'trust' | 'doubt'
export type Note = { mark: Mark; claim: string } // claim: a card, or `other`
type Kept = { game: string; seats: Record<number, Note> }

const KEY = 'citysleeps.notes'
const NONE: Note = { mark: '', claim: '' }

class Notes {
  private kept = $state<Kept>(read<Kept>(KEY, { game: '', seats: {} }))

  of(table: Table, seat: number): Note {
    return (this.kept.game === gameOf(table) && this.kept.seats[seat]) || NONE
  }

  set(table: Table, seat: number, note: Partial<Note>): void {
    if (this.kept.game !== gameOf(table)) this.kept = { game: gameOf(table), seats: {} }
    this.kept.seats[seat] = { ...this.of(table, seat), ...note }
    write(KEY, this.kept)
  }

  /** The mark of each seat that its window shows. */
  marks(table: Table): Record<number, string> {
    const found: Record<number, string> = {}
    for (let seat = 0; seat < table.names.length; seat++) {
      const { mark, claim } = this.of(table, seat)
      if (mark || claim) found[seat] = mark || 'claim'
    }
    return found
  }
}

const gameOf = (table: Table): string => `${table.code}/${table.game}`

export const notes = new Notes()
