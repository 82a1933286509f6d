// The table screen: its head, its seats, how dark it is.

import type { SeatState } from '../../parts/Seat.svelte'
import { say } from '../../words/words.svelte'
import type { Look } from '../face'
import { isNight, type Table } from './game'
import { seatStates } from './seats'
import { isVoting } from './today'

export function lookOf(table: Table): Look {
  const isDeal = table.where[0] === 'deal'
  const night = table.phase === 'game' && isNight(table)
  const isVote = isVoting(table)
  return {
    icon:
      night ? 'night'
      : isDeal ? 'card'
      : isVote ? 'court'
      : 'day',
    title:
      table.phase === 'over' ? say('phase-game-over')
      : night ? say('night-title', { number: table.view?.night ?? 1 })
      : isDeal ? say('phase-deal')
      : say('day-title', { number: table.view?.day ?? 1 }),
    theme:
      isDeal ? 'night'
      : night ? 'hush'
      : 'day',
    seats: seats(table, isVote),
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
