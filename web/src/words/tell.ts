// What is told of a table, in the words of this phone.

import type { Fact } from '../table/facts'
import type { Table } from '../table/table.svelte'
import { say, speech, type Args } from './words.svelte'

/** A fact as a sentence, to one who sits in the seat `reader`. */
export const tell = (table: Table, fact: Fact, reader = table.seat): string =>
  speech.now.tell(table.book, fact, table.told, reader)

export const listed = (table: Table, seats: readonly number[]): string =>
  speech.now.join(seats.map(seat => table.name(seat)))

/** A sentence in as few words as a phone has room for. */
export const shortly = (id: string, args: Args = {}): string =>
  say(id, args, speech.now.has(id, 'short') ? 'short' : '')
