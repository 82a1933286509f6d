// The table screen: its head, its seats, how dark it is; its great moments, and the end.

import type { SeatState } from '../../parts/seats/Seat.svelte'
import { last } from '../../table/facts'
import { moment } from '../../table/moment.svelte'
import { secondsLeft } from '../../table/table.svelte'
import { hyphened, say } from '../../words/words.svelte'
import type { Ending, Look } from '../face'
import { isNight, type Table } from './game'
import { roleOf, SIDES } from './roles'
import { seatStates } from './seats'
import { isVoting } from './today'
import { story } from './story'

export function lookOf(table: Table): Look {
  const isDeal = table.where[0] === 'deal'
  const night = table.phase === 'game' && isNight(table) && !moment.kind
  const isVote = isVoting(table)
  return {
    icon:
      night ? 'night'
      : isDeal ? 'card'
      : isVote ? 'court'
      : 'day',
    title:
      table.phase === 'over' && !moment.kind ? say('phase-game-over')
      : night ? say('night-title', { number: table.view?.night ?? 1 })
      : isDeal ? say('phase-deal')
      : say('day-title', { number: table.view?.day ?? 1 }),
    theme:
      isDeal ? 'night'
      : night ? 'hush'
      : 'day',
    seats: seats(table, isVote),
    seconds: isSpeech(table) ? null : secondsLeft(table.clock),
  }
}

/** Somebody speaks, and the middle says how long still. */
export const isSpeech = (table: Table): boolean => (table.view?.floor ?? -1) >= 0

export function endingOf(table: Table): Ending {
  const end = last(table.facts, 'game_over')
  const reveal = last(table.facts, 'final_reveal')
  const roles = (reveal?.cards ?? []).flatMap((card, seat) =>
    card ? [[seat, { ...roleOf(table, card), hue: SIDES[reveal?.sides[seat] ?? '']?.hue }] as const] : [],
  )
  return {
    headline: story.headline(end?.winner ?? ''),
    lines:
      end ?
        [say(`winner-${end.winner}`), say(`condition-${hyphened(end.condition)}`), say('closing-line')]
      : [say('end-off')],
    roles: new Map(roles),
    isOpen: reveal !== undefined,
  }
}

function seats(table: Table, isVote: boolean): SeatState[] {
  const { view } = table
  const raised = view && isVote ? new Set(Object.values(view.hands).flat()) : new Set<number>()
  return seatStates(table).map(state => ({
    ...state,
    isMe: false,
    hasHand: raised.has(state.seat),
    isCalled: isVote && view?.called === state.seat,
  }))
}
