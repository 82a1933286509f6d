// One phone for everybody: it is the box while that goes round, and then the Godfather's desk.

import { isBoxOut, NOBODY, phaseOf, type Table } from './game'

/** Who is to hold the phone; out of turn it is handed on by hand. */
export function turn(table: Table): number {
  const { view } = table
  if (!view || view.over || view.assisted) return NOBODY
  return isBoxOut(table) && phaseOf(table) !== 'setup' ? view.holder : view.godfather
}
