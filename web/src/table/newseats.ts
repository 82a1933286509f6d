// Before the next game: who sits where now, and who sat where before.

import type { WireTable } from '../line/wire'

/** Somebody who will play; the seats are numbered from 1 on, as everybody calls them, and 0 is none. */
export type Move = { person: number; from: number; to: number }

/** Who moves where, in the order of the new seats; nobody, where the seats were not drawn anew. */
export function movesOf({ series, order, seats }: WireTable, seated: number[] = [...order]): Move[] {
  if (!series.drawn) return []
  const moves = seated.map((person, i) => ({ person, from: seats.indexOf(person) + 1, to: i + 1 }))
  return moves.some(({ from, to }) => from && from !== to) ? moves : []
}

/** How many of those who will play sit already. */
export const sitting = ({ series }: WireTable, moves: Move[]): { sitting: number; all: number } => ({
  sitting: moves.length - series.moving.length,
  all: moves.length,
})

/** Everybody as they sat before; newcomers behind them. */
export const oldOrder = ({ order, seats }: WireTable): number[] => [
  ...seats.filter(person => order.includes(person)),
  ...order.filter(person => !seats.includes(person)),
]
