// The seats as everybody sees them: what lies before them, who stands in the final, who has voted or is ready.

import type { SeatState } from '../../parts/seats/Seat.svelte'
import { isAway } from '../../table/absence'
import { say } from '../../words/words.svelte'
import { cardIcon, cardName } from './cards'
import { innerOf, isVote, stepOf, type Fact, type Table } from './game'
import { lot } from './lot.svelte'

/** In which turn each seat left the game, as a tag. */
export function outTags(facts: Fact[]): Map<number, string> {
  const tags = new Map<number, string>()
  let turn = 0
  for (const fact of facts) {
    if (fact.fact === 'turn_began') turn = fact.number
    else if (fact.fact === 'eliminated') tags.set(fact.seat, say('tag-turn', { number: turn }))
    else if (fact.fact === 'decided' && fact.what === 'stays') tags.delete(fact.seat)
  }
  return tags
}

/** The cards that lie before a seat; the Commander first. */
export function lyingBefore(table: Table, seat: number): string[] {
  const lying = Object.entries(table.view?.lying ?? {}).filter(([, before]) => before === seat)
  return lying.map(([card]) => card).sort((a, b) => Number(b === 'commander') - Number(a === 'commander'))
}

const FINAL = ['defence', 'final_vote', 'tie_discussion']
const TALKS = ['discussion', 'tie_discussion']

export function seatStates(table: Table, notes: Record<number, string> = {}): SeatState[] {
  const view = table.view
  if (!view) return []
  const tags = outTags(table.facts)
  const step = stepOf(table)
  const inFinal = FINAL.includes(step) && !innerOf(table)
  return table.names.map((_, seat) => {
    const player = table.player(seat)
    const lying = lyingBefore(table, seat)
    const isOut = !view.living.includes(seat) && !lot.among.includes(seat) // whoever it falls on is in until then
    return {
      seat,
      name: table.name(seat),
      isMe: seat === table.seat,
      isOut,
      out: tags.get(seat) ?? '',
      isSpeaking: view.floor === seat && step === 'defence',
      isCalled:
        lot.isDrawn ?
          lot.lit === seat
        : view.pending === seat || (innerOf(table) !== '' && view.asked === seat && !isOut),
      flag: inFinal ? view.finalists.indexOf(seat) + 1 : 0,
      hasHand: isVote(table) && view.pointed.includes(seat),
      isReady: TALKS.includes(step) && view.ready.includes(seat),
      isBot: Boolean(player?.bot || player?.stand_in) && !lying.length,
      isAway: isAway(player),
      open: lying[0] ? cardIcon(lying[0]) : '',
      note: notes[seat] ?? '',
      also: [...lying.map(cardName), ...(view.barred.includes(seat) ? [say('spy-barred')] : [])],
    }
  })
}
