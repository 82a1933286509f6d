// Which roles are in the game: the numbers of each as they are chosen, written and said. Pure functions.

import type { Advice, Description } from '../../line/wire'
import { numbersIn, total, type Numbers } from '../../table/settings'
import { characters } from '../../words/pieces'
import { say, speech } from '../../words/words.svelte'
import type { Table } from './game'
import { sideName } from './roles'

export const isDrawn = ({ settings }: Pick<Advice, 'settings'>): boolean => settings.opt_who_is_who === 'on'

/** So many of each role, as chosen or else as proposed. */
export function rolesIn(advice: Advice): Numbers {
  const chosen = numbersIn(advice.settings.roles)
  return total(chosen) ? chosen : advice.composition
}

/** So many of each side, as chosen or else as proposed. */
export function decksIn({ settings, decks }: Advice): Numbers {
  const chosen = numbersIn(settings.decks)
  return total(chosen) ? chosen : decks
}

/** The roles of a side that are in the box, those in the set first. */
export const rolesOf = (book: Description, side: string): string[] =>
  Object.entries(book.roles).flatMap(([card, piece]) => (piece.side === side ? [card] : []))

/** What is in the game, in words: each role with its number, or how many cards of each side. */
export function inPlay(table: Table): string {
  const { composition = {}, decks = {} } = table.view ?? {}
  const roles = characters(table, composition).map(({ name, count }) => say('role-count', { name, count }))
  if (roles.length) return say('deal-what', { cards: speech.now.join(roles) })
  const sides = Object.entries(decks).map(([side, count]) => say('city-deck-side', { side: sideName(side), count }))
  return say('city-deck-drawn', { sides: speech.now.join(sides) })
}
