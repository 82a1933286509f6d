// A free talk by day, which goes on until everybody alive is ready.

import { listed } from '../words/tell'
import { say } from '../words/words.svelte'
import { waiting } from './absence'
import type { Table } from './table.svelte'

const SHOWN = 4 // names in a line

/** That I may end the talk when I like; after that, who is not ready yet. */
export function talkLine(table: Table, living: readonly number[], ready: readonly number[]): string {
  if (table.mayIdle('ready')) return say('day-talk-free')
  const others = living.filter(seat => !ready.includes(seat))
  const line = say('day-talk-ready', {
    names: listed(table, others.slice(0, SHOWN)),
    more: Math.max(0, others.length - SHOWN),
  })
  return waiting(table, line, others)
}
