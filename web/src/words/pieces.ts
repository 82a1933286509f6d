// Cards, roles and tokens in words, as the book describes them.

import type { Piece } from '../line/wire'
import { rulebooks } from '../table/rulebooks.svelte'
import type { Table } from '../table/table.svelte'
import { termsOf } from './tell'
import { say } from './words.svelte'

/** A card as the book describes it. */
export const cardOf = (table: Table, id: string): Piece | undefined => rulebooks.of(table).roles[id]

export const cardName = (table: Table, id: string): string => say(cardOf(table, id)?.words ?? '')

/** The text of a card for the settings of this game. */
export const cardText = (table: Table, id: string): string =>
  say(cardOf(table, id)?.words ?? '', termsOf(table), 'description')

export type Character = { id: string; name: string; count: number; text: string; icon: string; clause: string }

/** The characters in the game: how many of each, and their texts. */
export const characters = (table: Table, numbers: Record<string, number>): Character[] =>
  Object.entries(numbers).map(([id, count]) => ({
    id,
    count,
    name: cardName(table, id),
    text: cardText(table, id),
    icon: cardOf(table, id)?.icon ?? 'card',
    clause: cardOf(table, id)?.clause ?? '',
  }))
