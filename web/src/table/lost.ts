// A lost connection is mentioned only if it does not come back at once.

import { now, type Table } from './table.svelte'

const PATIENCE = 2000 // ms

export function isLost(table: Table): boolean {
  return !table.there && table.table !== null && now.ms > 0 && Date.now() - table.lostAt > PATIENCE
}
