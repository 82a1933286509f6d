// The roles: their signs, what my card says to me, and what I know beside it.

import type { Mine } from '../../parts/secret/Blind.svelte'
import type { Shown } from '../../parts/seats/Seat.svelte'
import { all } from '../../table/facts'
import { cardName, cardOf, cardText } from '../../words/pieces'
import { listed, tell, termsOf } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import type { Fact, Table } from './game'

/** Sides by their shape and hue: section 2 of the design. */
export const SIDES: Record<string, { icon: string; hue: string }> = {
  citizens: { icon: 'town', hue: 'gold' },
  criminals: { icon: 'mafia', hue: 'ash' },
  mafia_faction: { icon: 'mafia', hue: 'ash' },
  cartel_faction: { icon: 'gang', hue: 'teal' },
  outcasts: { icon: 'alone', hue: 'violet' },
  sect: { icon: 'sect', hue: 'violet' },
}

export const sideName = (side: string): string => say(`side-${hyphened(side)}`)

/** What a card is, in a sign and a word. */
export const roleOf = (table: Table, card: string): Shown => ({
  icon: cardOf(table, card)?.icon ?? 'card',
  name: cardName(table, card),
})

/** The sign that a host makes with the hand. */
export const SIGNS: Record<string, string> = { thumb_up: 'up', thumb_down: 'down', thumb_sideways: 'level' }

/** `was`: the card that one held, and whose powers one has lost. */
export type Role = Mine & { text: string; was: string; clause: string }

/** What I am, or whoever sits in a seat; nothing if nothing was dealt there. */
export function myRole(table: Table, seat = table.seat): Role | null {
  const view = table.view
  const id = view?.cards[seat] ?? ''
  const card = cardOf(table, id)
  if (!view || !card) return null
  const side = view.sides[seat] || card.side
  const { icon: sideIcon = 'town', hue = 'gold' } = SIDES[side] ?? {}
  const mine = { side: sideName(side), sideIcon, hue, clause: card.clause }
  if (view.recruited.includes(seat))
    return { ...mine, name: say('city-sect'), icon: sideIcon, text: say('city-sect-does'), was: cardName(table, id) }
  return { ...mine, name: cardName(table, id), icon: card.icon, text: cardText(table, id), was: '' }
}

/** Told to me alone, and still true. */
const LASTING: Fact['fact'][] = ['leader_inherited', 'head_inherited', 'agent_exposed', 'check_answer', 'no_shot']

/** What I know beyond my own card: whom I met awake, what I found out, what I may not say. */
export function myKnowledge(table: Table): string[] {
  const met = Object.entries(table.view?.met ?? {}).map(([step, seats]) => ({
    step,
    others: seats.filter(seat => seat !== table.seat),
  }))
  const found = table.facts.filter(fact => LASTING.includes(fact.fact)).map(fact => tell(table, fact))
  const ban = all(table.facts, 'list_ban').at(-1)
  return [
    ...met
      .filter(({ others }) => others.length)
      .map(({ step, others }) =>
        say('city-met', { step: say(`phase-${hyphened(step)}`, termsOf(table)), names: listed(table, others) }),
      ),
    ...new Set(found),
    ...(ban ? [tell(table, ban)] : []),
  ]
}
