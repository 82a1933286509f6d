// The tokens and the cards: their signs, and what I hold.

import type { Piece } from '../../line/wire'
import type { Shown } from '../../parts/seats/Seat.svelte'
import { all } from '../../table/facts'
import type { Settings } from '../../table/settings'
import { listed } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import { described, windowOf, type Table } from './game'

/** Sides by their shape and hue: section 2 of the design. */
export const SIDES: Record<string, { icon: string; hue: string }> = {
  police: { icon: 'town', hue: 'blue' },
  mafia: { icon: 'mafia', hue: 'ash' },
  new_gang: { icon: 'gang', hue: 'teal' },
}

const pieceOf = (id: string): Piece | undefined => described().roles[id] ?? described().cards[id]

export const isToken = (id: string): boolean => id in described().roles
export const tokenIcon = (token: string): string => pieceOf(token)?.icon ?? 'token'
/** SPY-1123 With the milder words nobody shoots: whoever is out takes another along. */
export const shotIcon = ({ kids_theme }: Settings): string => (kids_theme === 'on' ? 'cuffs' : 'lastshot')
export const cardIcon = (card: string): string => pieceOf(card)?.icon ?? 'card'
export const sideName = (side: string): string => say(`side-${hyphened(side)}`)
export const cardName = (card: string): string => say(`card-${hyphened(card)}`)
export const tokenName = (token: string): string => say(`token-${hyphened(token)}`)

/** A token in a sign and a word. */
export const tokenOf = (token: string): Shown => ({ icon: tokenIcon(token), name: tokenName(token) })

/** Those who may use a card, in words. */
export const usersOf = (card: string): string => say(`users-${pieceOf(card)?.users.join('-')}`)

export type Hand = { token: string; card: string; side: string; now: string }

/** What I hold, or whoever sits in a seat, and what can be done with it now; nothing if nothing was dealt there. */
export function myHand(table: Table, seat = table.seat): Hand | null {
  const view = table.view
  const token = view?.tokens[seat] ?? ''
  if (!view || !token) return null
  const side = (seat === table.seat ? view.own.side : view.sides[seat]) ?? ''
  return { token, card: view.cards[seat] ?? '', side, now: seat === table.seat ? nowOf(table, view.hand) : 'later' }
}

/** A word for what may be done with the card now. */
function nowOf(table: Table, hand: string): string {
  if (hand !== 'held') return hand
  if (table.asked('play')) return 'now'
  return windowOf(table) ? 'not-here' : 'later'
}

/** What somebody may claim to be, or to hold. */
export const claimed = (claim: string): string => (isToken(claim) ? tokenName(claim) : cardName(claim))

/** What I know beyond my own hand: the tokens I saw, and whom I met awake. */
export function myKnowledge(table: Table): string[] {
  const view = table.view
  const seen = new Map(
    all(table.facts, 'token_seen')
      .filter(fact => fact.me === table.seat)
      .map(fact => [fact.seat, fact.token]),
  )
  const others = (seats: number[] | undefined): number[] =>
    seats?.includes(table.seat) ? seats.filter(seat => seat !== table.seat) : []
  const [awake, members] = [others(view?.awake), others(view?.members)]
  return [
    ...[...seen].map(([seat, token]) => say('spy-night-seen', { name: table.name(seat), token: tokenName(token) })),
    ...(awake.length ? [say('spy-met', { side: say('side-mafia'), names: listed(table, awake) })] : []),
    ...(members.length ? [say('spy-met', { side: say('side-new-gang'), names: listed(table, members) })] : []),
  ]
}
