// A row of the protocol for a narrow screen: each cell with the name of its column; empty ones are left out.

import type { Protocol } from '../../line/wire'

type Part = Protocol['parts'][number]
type Cell = Part['rows'][number][number]

export function pairs(part: Part, row: readonly Cell[]): { title: string; cell: Cell }[] {
  const all = row.map((cell, i) => ({ title: part.columns[i]?.title ?? '', cell }))
  return all.filter(({ cell }, i) => i === 0 || cell.text !== '')
}
