// Which action cards are chosen. Pure functions.

import type { Advice, Description } from '../../line/wire'

export const cardsIn = ({ settings: { cards } }: Advice): string[] => (Array.isArray(cards) ? cards : [])

/** The set with a card more, in all its copies, or without it: in the book's order. */
export function toggled(book: Description, cards: string[], card: string): string[] {
  const wanted =
    cards.includes(card) ?
      cards.filter(one => one !== card)
    : [...cards, ...Array.from({ length: book.cards[card]?.copies ?? 1 }, () => card)]
  return Object.keys(book.cards).flatMap(one => wanted.filter(other => other === one))
}
