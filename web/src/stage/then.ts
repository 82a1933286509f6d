// A table as it was at one moment.

import type { Table, View } from '../table/table.svelte'
import type { Fact } from '../table/facts'

/** What was known then. */
export type Then<F extends Fact = Fact, V extends View = View> = Pick<Table<F, V>, 'facts' | 'view' | 'clock' | 'table'>

const LIVE = ['there', 'you', 'asks', 'corrections', 'mends', 'chat', 'goodbye', 'game'] as const

/** Every function of a book that reads a table can read this one. Nothing of it is news, so nothing begins in it anew. */
export function asOf<F extends Fact, V extends View>(table: Table<F, V>, then: Then<F, V>): Table<F, V> {
  const past = Object.create(table) as Table<F, V>
  for (const name of LIVE) Object.defineProperty(past, name, { get: () => table[name] })
  for (const [name, value] of Object.entries({ ...then, fresh: [], before: null, moment: null }))
    Object.defineProperty(past, name, { value })
  return past
}
