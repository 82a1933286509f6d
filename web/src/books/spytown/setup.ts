// What may be chosen of this book, and what that means for a table. Pure functions.

import { last } from '../../table/facts'
import type { Description } from '../../line/wire'
import type { Settings } from '../../table/settings'
import { CARDS } from './cards'
import type { Fact } from './game'

export const NEUTRALS = 14 // in the box (102)
const GANG = 'new_gang'

export const cardsIn = (settings: Settings): string[] => (Array.isArray(settings.cards) ? settings.cards : [])

/** 805 So many seats for each action card, as the server says it. */
export const perCard = ({ seats_per_card = 4 }: Description & { seats_per_card?: number }): number => seats_per_card

/** 805 At most one action card for every four seats. */
export const advisedCards = (seats: number, perCard: number): number => Math.floor(seats / perCard)

/** 806, R40 So many action cards at least, if any. */
export const fewestCards = (settings: Settings, seats: number): number =>
  settings.neutral_supply === 'unlimited' ? 0 : Math.max(0, seats - NEUTRALS)

/** The set with a card more, or without it: in the book's order, New Gang three times (1033). */
export function toggled(cards: string[], card: string): string[] {
  const wanted =
    cards.includes(card) ?
      cards.filter(one => one !== card)
    : [...cards, ...Array.from({ length: card === GANG ? 3 : 1 }, () => card)]
  return Object.keys(CARDS).flatMap(one => wanted.filter(other => other === one))
}

/** Why a card cannot be in the set with so many seats; empty if it can. */
export function cannotBe(card: string, settings: Settings, seats: number, mafiosi: number): string {
  if (card === GANG && seats < Number(settings.new_gang_min_seats ?? 13)) return 'few'
  if (card === 'reverse_recruitment' && mafiosi === 1) return 'one-mafioso'
  return ''
}

/** 112, R50 Are the rules of the small game in force? */
export function isSmall(settings: Settings, facts: Fact[]): boolean {
  const set = last(facts, 'game_set')
  return set !== undefined && 'agent' in set.tokens && set.seats.length <= (settings.edition === 'sk' ? 8 : 7)
}
