// A table as the screens of `cuba` take it, and what they all ask of it.

import type { Description } from '../../line/wire'
import { since } from '../../table/facts'
import { rulebooks } from '../../table/rulebooks.svelte'
import type { Table as AnyTable } from '../../table/table.svelte'
import type { Fact, Loot, View } from './wire'

export type { Fact, Loot, View }
export type Table = AnyTable<Fact, View>

export const BOOK = 'cuba'
export const NOBODY = -1

/** What the book says of itself: it is there before any screen is. */
export const described = (): Description => rulebooks.all[BOOK]!

// Where we are

type Place = Pick<Table, 'where'>
export const phaseOf = (at: Place): string => at.where[0] ?? ''
/** The box is closed to all but one, and nobody talks. */
export const isBoxOut = (at: Place): boolean => ['setup', 'theft'].includes(phaseOf(at))
/** Somebody is accused, and the pockets are still shut. */
export const isPending = (table: Table): boolean => described().phases[table.where.at(-1) ?? '']?.kind === 'window'

// Who is who

export const isGodfather = (table: Table): boolean => table.seat >= 0 && table.view?.godfather === table.seat
export const isOut = (table: Table): boolean => table.seat < 0 || !table.isLiving(table.seat)

// What was told

/** After it everything that stands is told anew. */
export const tellsAnew = ({ fact }: Fact): boolean => fact === 'corrected'

/** What stands: after a correction everything is told anew. */
export function standing(facts: Fact[]): Fact[] {
  const anew = since(facts, 'corrected')
  return anew.length ? anew.slice(1) : facts
}

/** What is told together when pockets open, whether somebody was accused or shows them at the end. */
export const OPENED: Fact['fact'][] = ['bang', 'revealed', 'diamonds_returned', 'joker_given', 'eliminated']

/** What came out of the pockets that were opened last: of one player, or of two if there was a shot. */
export function opened(facts: Fact[]): Fact[] {
  const told = standing(facts)
  const together = told.slice(told.map(({ fact }) => !OPENED.includes(fact)).lastIndexOf(true) + 1)
  return together.some(({ fact }) => fact === 'bang') ? together : since(together, 'revealed')
}

/** What came of the last accusation, from the formula on. */
export const accusation = (facts: Fact[]): Fact[] => since(standing(facts), 'accused')
