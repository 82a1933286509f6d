// What stands on each card, and how the cards lie on sheets.

import type { Description, Printed } from '../../line/wire'
import { asWords } from '../../table/settings'
import { hyphened, type Words } from '../../words/words.svelte'

export type Face = { name: string; icon: string; side: string; text: string }

export const ON_A_SHEET = 9

/** A face for every card that is dealt, roles first. */
export function faced({ roles, cards, settings }: Printed, book: Description, words: Words): Face[] {
  const args = asWords(settings)
  const all = [
    ...Object.entries(roles).map(([id, count]) => ({ piece: book.roles[id], count })),
    ...Object.entries(cards).map(([id, count]) => ({ piece: book.cards[id], count })),
  ]
  return all.flatMap(({ piece, count }) => {
    if (!piece) return []
    const side = piece.side ? words.say(`side-${hyphened(piece.side)}`) : ''
    const text = words.say(piece.words, args, words.has(piece.words, 'short') ? 'short' : 'description')
    const face = { name: words.say(piece.words), icon: piece.icon, side: capital(side), text: capital(text) }
    return Array.from({ length: count }, () => face)
  })
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export function sheets<T>(cards: T[]): T[][] {
  return Array.from({ length: Math.ceil(cards.length / ON_A_SHEET) }, (_, i) =>
    cards.slice(i * ON_A_SHEET, (i + 1) * ON_A_SHEET),
  )
}
