// The table screen in a game of `spytown`: its head, its seats, how dark it is.

import { say } from '../../words/words.svelte'
import type { Look } from '../face'
import { voterOf } from './council'
import { isSecret, isVote, phaseOf, type Table } from './game'
import { seatStates } from './seats'

export function lookOf(table: Table): Look {
  const phase = phaseOf(table)
  const dark = isSecret(table)
  const voter = voterOf(table)
  const isDeal = phase === 'deal' || phase === 'role_swap'
  return {
    icon:
      dark ? 'night'
      : isDeal ? 'token'
      : isVote(table) ? 'court'
      : 'day',
    title:
      table.phase === 'over' ? say('phase-over')
      : isDeal ? say(`phase-${phase.replace('_', '-')}`)
      : say('spy-turn', { turn: table.view?.turn ?? 0 }),
    theme:
      table.phase === 'over' ? 'day'
      : dark ? 'hush'
      : phase === 'deal' ? 'night'
      : 'day',
    seats: seatStates(table).map(state => ({
      ...state,
      isMe: false,
      isCalled: state.isCalled || state.seat === voter,
    })),
  }
}
