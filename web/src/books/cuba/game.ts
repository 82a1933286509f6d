// A table as the screens of `cuba` take it, and what they all ask of it.

import type { Description, WireAsk } from '../../line/wire'
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

/** What whoever set up the table may enter for a seat as its own, at a real box (CUBA-1416). */
export const forSeat = (table: Pick<Table, 'you'>, what: string): WireAsk | undefined =>
  table.you.lead?.find(
    ({ act, slots: [, word] }) => act === 'correct' && word?.kind === 'word' && word.words.includes(what),
  )

/** The Godfather has no phone: what he says is entered here. */
export const speaksForGodfather = (table: Table): boolean =>
  Boolean(table.view?.assisted && table.player(table.view.godfather)?.at_desk && forSeat(table, 'accuse'))

/** Somebody may call BANG before the pockets are emptied, as far as everybody knows: at a real box nobody is asked. */
export function mayShoot({ view, facts }: Pick<Table, 'view' | 'facts'>): boolean {
  if (!view?.assisted || !view.mix.cleaner || accusation(facts).some(({ fact }) => fact === 'bang')) return false
  const cleaner = view.revealed.find(seat => view.loots[seat]?.tokens.includes('cleaner'))
  return cleaner === undefined || (view.living.includes(cleaner) && cleaner !== view.accused)
}

// What was told

/** After it everything that stands is told anew. */
export const tellsAnew = ({ fact }: Fact): boolean => fact === 'corrected'

/** What stands: after a correction everything is told anew. */
export function standing(facts: Fact[]): Fact[] {
  const anew = since(facts, 'corrected')
  return anew.length ? anew.slice(1) : facts
}

/** The box is still on its way, as far as was told. */
export const isTheft = (facts: Fact[]): boolean =>
  !standing(facts).some(({ fact }) => fact === 'investigation_opened' || fact === 'accused')

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
