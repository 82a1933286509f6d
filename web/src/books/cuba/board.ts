// The board of claims: what everybody says of the box, in its order. Pure functions.

import { say } from '../../words/words.svelte'
import type { Table } from './game'
import { tokens } from './pieces'
import type { Difference, Loot, View } from './wire'

/** What a seat says at present; what it does not say is not there. */
export type Row = {
  seat: number
  received?: number
  saw?: string[]
  took?: Loot
  passed?: Loot
  bagged?: string[]
}

type Said = Pick<View, 'claims' | 'order'>

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

/** What two neighbours say of the box on its way from one to the other, where it is not the same. */
export function differs(table: Table, { giver, to, about, passed, received }: Difference): string {
  const names = { giver: table.name(giver), to: table.name(to) }
  return about === 'diamonds' ?
      say('cuba-seam-diamonds', { ...names, passed: passed.diamonds, received: received.diamonds })
    : say('cuba-seam-tokens', { ...names, passed: tokens(passed.tokens), received: tokens(received.tokens) })
}
