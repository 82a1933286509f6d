// The seats as everybody sees them: who is out and with which card, who is in jail, whose hand is up.

import type { SeatState } from '../../parts/seats/Seat.svelte'
import { isAway } from '../../table/absence'
import { since } from '../../table/facts'
import { cardName, cardOf } from '../../words/pieces'
import { say } from '../../words/words.svelte'
import { isTalking, NOBODY, playing, type Fact, type Table } from './game'

/** When somebody went out: in which night, or on which day. */
export type Fall = { seat: number; kind: 'night' | 'day'; number: number }

/** Who has fallen, and when; what is told first thing at dawn happened in the night. */
export function falls(facts: Fact[]): Fall[] {
  const found: Fall[] = []
  let night = 0
  let day = 0
  let isDawn = false
  for (const fact of facts) {
    if (fact.fact === 'night_begun') night = fact.number
    else if (fact.fact === 'day_begun') {
      day = fact.number
      isDawn = true
    } else if (fact.fact === 'nobody_killed') isDawn = false
    else if (fact.fact === 'killed') {
      const when = isDawn ? ({ kind: 'night', number: night } as const) : ({ kind: 'day', number: day } as const)
      found.push(...fact.seats.map(seat => ({ seat, ...when })))
      isDawn = false
    } else if (fact.fact === 'executed') found.push({ seat: fact.seat, kind: 'day', number: day })
  }
  return found
}

/** When each seat left the game, as a tag. */
export const outTags = (facts: Fact[]): Map<number, string> =>
  new Map(falls(facts).map(({ seat, kind, number }) => [seat, say(`tag-${kind}`, { number })]))

/** Who is in jail once the facts of this morning are told: a view from before the message does not know it yet. */
export function jailed(facts: Fact[], before: number[]): number[] {
  const found = new Set(before)
  for (const fact of since(facts, 'day_begun'))
    if (fact.fact === 'jailed') fact.seats.forEach(seat => found.add(seat))
    else if (fact.fact === 'released') fact.seats.forEach(seat => found.delete(seat))
  return [...found]
}

export function seatStates(table: Table, notes: Record<number, string> = {}): SeatState[] {
  const view = table.view
  if (!view) return []
  const tags = outTags(table.facts)
  const saved = table.facts.flatMap(fact => (fact.fact === 'alibi_announced' ? [fact.seat] : []))
  const raised = view.named === NOBODY ? [] : (view.hands[view.named] ?? [])
  const prisoners = jailed(table.facts, view.jailed)
  return playing(table.facts, [...table.names.keys()]).map(seat => {
    const player = table.player(seat)
    const isOut = !view.living.includes(seat)
    const isJailed = !isOut && prisoners.includes(seat)
    const card = view.open_cards[seat] ?? ''
    const isSaved = saved.includes(seat)
    const open =
      card ? (cardOf(table, card)?.icon ?? '')
      : isJailed ? 'jail'
      : isSaved ? 'alibi'
      : ''
    return {
      seat,
      name: table.name(seat),
      isMe: seat === table.seat,
      isOut,
      out: tags.get(seat) ?? '',
      isJailed,
      isCalled: view.named === seat,
      hasHand: raised.includes(seat),
      isReady: isTalking(table) && view.ready.includes(seat),
      isBot: Boolean(player?.bot || player?.stand_in) && !open,
      isAway: isAway(player),
      open,
      note: notes[seat] ?? '',
      also: [
        ...(card ? [cardName(table, card)] : []),
        ...(isJailed ? [say('city-jailed')] : []),
        ...(isSaved ? [say('city-had-alibi')] : []),
      ],
    }
  })
}
