// The board of claims: what everybody says of the box, in its order, and where two neighbours do not agree. Pure functions.

import type { Loot, View } from './wire'

/** What a seat says at present; what it does not say is not there. */
export type Row = {
  seat: number
  received?: number
  saw?: string[]
  took?: Loot
  passed?: Loot
  bagged?: string[]
}

/** What two neighbours say of the box on its way from one to the other, where it is not the same. */
export type Seam = { giver: number; to: number } & (
  { about: 'diamonds'; passed: number; received: number } | { about: 'tokens'; passed: string[]; received: string[] }
)

/** More say that they took a token than there were. */
export type Excess = { token: string; said: number; of: number }

type Said = Pick<View, 'claims' | 'order' | 'godfather' | 'mix'>

const claimed = ({ claims }: Said, seat: number, kind: string): Loot | undefined =>
  claims.find(one => one.seat === seat && one.kind === kind)

/** A row for each seat, in the order of the box. */
export const rowsOf = (view: Said): Row[] =>
  view.order.map(seat => ({
    seat,
    received: claimed(view, seat, 'received_diamonds')?.diamonds,
    saw: claimed(view, seat, 'received_tokens')?.tokens,
    took: claimed(view, seat, 'took'),
    passed: claimed(view, seat, 'passed'),
    bagged: claimed(view, seat, 'bagged')?.tokens,
  }))

const isSame = (one: string[], other: string[]): boolean => one.join() === other.join()

/** Where a seat and the next one do not agree; the last one's next is the Godfather, and what he says has come back. */
export function seamsOf(view: Said): Seam[] {
  const rows = rowsOf(view)
  const back = claimed(view, view.godfather, 'came_back')
  return rows.flatMap(({ seat: giver, passed }, i): Seam[] => {
    const next = rows[i + 1] ?? { seat: view.godfather, received: back?.diamonds, saw: back?.tokens }
    if (!passed) return []
    const found: Seam[] = []
    const { seat: to, received, saw } = next
    if (received !== undefined && received !== passed.diamonds)
      found.push({ giver, to, about: 'diamonds', passed: passed.diamonds, received })
    if (saw && !isSame(saw, passed.tokens))
      found.push({ giver, to, about: 'tokens', passed: passed.tokens, received: saw })
    return found
  })
}

/** Tokens that more claim than were put in the box, which everybody knows. */
export function excessOf(view: Said): Excess[] {
  const taken = rowsOf(view).flatMap(({ took }) => took?.tokens ?? [])
  return [...new Set(taken)]
    .map(token => ({ token, said: taken.filter(one => one === token).length, of: view.mix[token] ?? 0 }))
    .filter(({ said, of }) => said > of)
}
