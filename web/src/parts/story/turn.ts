// The turning point of a finished game: the server says which fact it was, the book says it in words.

import { faces } from '../../books/faces.svelte'
import { Telling, type Told } from '../../books/story'
import type { Table } from '../../table/table.svelte'
import { speech } from '../../words/words.svelte'

/** In a sentence; nothing if no fact turned it. */
export function turnOf(table: Table, told: Told[]): string {
  const at = table.table?.series.turn ?? -1
  if (at < 0 || !told.length) return ''
  return faces.of(table)?.story.turn?.(told, at, new Telling([], speech.now, table.told)) ?? ''
}
