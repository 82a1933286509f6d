// The seats of a game as this phone may show them, from the public facts and my own notes.

import type { SeatState } from '../../parts/seats/Seat.svelte'
import { isAway } from '../../table/absence'
import { say } from '../../words/words.svelte'
import { isNight, type Fact, type Table } from './game'

/** When each seat left the game: the night or the day, as a tag. */
export function outTags(facts: Fact[]): Map<number, string> {
  const tags = new Map<number, string>()
  let night = 0
  let day = 0
  for (const fact of facts) {
    if (fact.fact === 'night_began') night = fact.number
    else if (fact.fact === 'day_began') day = fact.number
    else if (fact.fact === 'dawn') for (const seat of fact.seats) tags.set(seat, say('tag-night', { number: night }))
    else if (fact.fact === 'executed') for (const seat of fact.seats) tags.set(seat, say('tag-day', { number: day }))
    else if (fact.fact === 'left' && !tags.has(fact.seat))
      tags.set(fact.seat, day < night ? say('tag-night', { number: night }) : say('tag-day', { number: day }))
  }
  return tags
}

/** Every seat as everybody sees it. */
export function seatStates(table: Table, notes: Record<number, string> = {}): SeatState[] {
  const { view } = table
  if (!view) return []
  const tags = outTags(table.facts)
  const accused = isNight(table) || view.over ? [] : view.accused
  return table.names.map((_, seat) => {
    const player = table.player(seat)
    return {
      seat,
      name: table.name(seat),
      isMe: seat === table.seat,
      isOut: !view.living.includes(seat),
      out: tags.get(seat) ?? '',
      isSpeaking: view.floor === seat,
      flag: accused.indexOf(seat) + 1,
      isBot: Boolean(player?.bot || player?.stand_in),
      isAway: isAway(player),
      open: view.judges.includes(seat) ? 'court' : '',
      note: notes[seat] ?? '',
      also: view.judges.includes(seat) ? [say('seat-judge')] : [],
    }
  })
}
