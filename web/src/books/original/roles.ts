// What a card says to its holder, as the book describes it.

import type { Piece } from '../../line/wire'
import type { Mine } from '../../parts/Blind.svelte'
import { rulebooks } from '../../table/rulebooks.svelte'
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

export type Role = Mine & { facts: { label: string; words: string }[]; whole: string; clause: string }

/** A card as the book describes it. */
export const cardOf = (table: Table, id: string): Piece | undefined => rulebooks.of(table).roles[id]

export const cardName = (table: Table, id: string): string => say(cardOf(table, id)?.words ?? '')

/** What is read out of a card, with the settings of this game. */
export const cardText = (table: Table, id: string): string =>
  say(cardOf(table, id)?.words ?? '', termsOf(table), 'description')

/** What my own card says to me; nothing if I hold none. */
export function myRole(table: Table): Role | null {
  const id = table.view?.cards[table.seat] ?? ''
  const card = cardOf(table, id)
  if (!card) return null
  const args = termsOf(table)
  const side = table.view?.own.side ?? ''
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

/** The characters of this game, how many of each, and what is read out of them. */
export function characters(
  table: Table,
): { id: string; name: string; count: number; text: string; icon: string; clause: string }[] {
  return Object.entries(table.view?.composition ?? {}).map(([id, count]) => ({
    id,
    count,
    name: cardName(table, id),
    text: cardText(table, id),
    icon: cardOf(table, id)?.icon ?? 'card',
    clause: cardOf(table, id)?.clause ?? '',
  }))
}
