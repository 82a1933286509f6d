// By day, when everybody waits for somebody whose phone is away: who it is, and what will happen.

import type { WirePerson } from '../line/wire'
import { say } from '../words/words.svelte'
import type { Table } from './table.svelte'

/** Somebody who plays with a phone, and it is out of touch. */
export const isAway = (person: WirePerson | undefined): boolean =>
  person !== undefined && !person.bot && !person.here && !person.at_desk

/** About the first of these seats whose phone is away. Only for those whom everybody knows to be waited for. */
export function absence(table: Table, seats: number[]): string {
  const gone = seats.map(seat => table.player(seat)).find(one => isAway(one) && !one?.stand_in)
  if (!gone || !table.table) return ''
  const { absent: manner = 'bot', grace_seconds: seconds = 90 } = table.table.manners
  const absent =
    manner !== 'wait' ? manner
    : table.clock?.of ? 'wait'
    : 'stuck'
  return say('wait-away', { name: gone.name, absent, seconds })
}

/** What everybody waits for, and if the phone of whom they wait for is away, what becomes of that. */
export const waiting = (table: Table, line: string, seats: number[]): string =>
  [line, absence(table, seats)].join(' ').trim()
