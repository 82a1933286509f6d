// Who leads the game; and what the one who set up the table may do where the software hosts.

import { faces } from '../books/faces.svelte'
import type { WireAsk } from '../line/wire'
import type { Table } from './table.svelte'

/** The name of whoever leads this game: a person without a card, or a player. Empty: the software, or nobody yet. */
export function leaderOf(table: Table): string {
  if (!table.table || !table.view || table.phase !== 'game') return ''
  const seat = table.table.host ? -1 : (faces.of(table)?.leads?.(table) ?? -1)
  return table.person(table.table.host)?.name ?? (seat < 0 ? '' : table.name(seat))
}

export const mayLead = (table: Table, act: string): WireAsk | undefined => table.you.lead?.find(ask => ask.act === act)
