// What a card says to its holder, as the book describes it.

import type { Mine } from '../../parts/secret/Blind.svelte'
import type { Shown } from '../../parts/seats/Seat.svelte'
import { cardName, cardOf, cardText } from '../../words/pieces'
import { termsOf } from '../../words/tell'
import { say } from '../../words/words.svelte'
import type { Table } from './game'

/** Sides by their shape and hue: section 2 of the design. */
export const SIDES: Record<string, { icon: string; hue: string }> = {
  red: { icon: 'town', hue: 'rose' },
  black: { icon: 'mafia', hue: 'ash' },
  mafia: { icon: 'mafia', hue: 'ash' },
  yakuza: { icon: 'gang', hue: 'teal' },
  maniac: { icon: 'alone', hue: 'violet' },
}

/** The pictures of what is said by taps, beside those of the cards. */
export const SIGNS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(SIDES).map(([side, { icon }]) => [side, icon])),
  nod: 'nod',
  no_nod: 'nonod',
}

/** What a card is, in a sign and a word. */
export const roleOf = (table: Table, card: string): Shown => ({
  icon: cardOf(table, card)?.icon ?? 'card',
  name: cardName(table, card),
})

export type Role = Mine & { facts: { label: string; words: string }[]; whole: string; clause: string }

/** What my own card says to me, or to whoever sits in a seat; nothing if there is none. */
export function myRole(table: Table, seat = table.seat): Role | null {
  const id = table.view?.cards[seat] ?? ''
  const card = cardOf(table, id)
  if (!card) return null
  const args = termsOf(table)
  const side = (seat === table.seat ? table.view?.own.side : table.view?.gangs[seat] || card.side) ?? ''
  return {
    name: cardName(table, id),
    side: say(`role-side-${side}`),
    sideIcon: SIDES[side]?.icon ?? 'town',
    hue: SIDES[side]?.hue ?? 'rose',
    icon: card.icon,
    facts: card.notes.map(({ above, words }) => ({ label: say(above, args), words: say(words, args) })),
    whole: cardText(table, id),
    clause: card.clause,
  }
}
