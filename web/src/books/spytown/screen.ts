// The table screen in a game of `spytown`: its head, its seats, how dark it is; its great moments, and the end.

import { last } from '../../table/facts'
import { moment } from '../../table/moment.svelte'
import { secondsLeft } from '../../table/table.svelte'
import { hyphened, say } from '../../words/words.svelte'
import type { Ending, Look } from '../face'
import { SIDES, tokenOf } from './cards'
import { voterOf } from './council'
import { innerOf, isSecret, isVote, phaseOf, stepOf, type Table } from './game'
import { turnOfCouncil } from './news'
import { seatStates } from './seats'
import { story } from './story'

export function endingOf(table: Table): Ending {
  const winner = hyphened(last(table.facts, 'game_over')?.winner || 'none')
  const reveal = last(table.facts, 'final_reveal')
  return {
    headline: story.headline(winner),
    lines: [say(`winner-${winner}`)],
    roles: new Map(
      (reveal?.tokens ?? []).flatMap((token, seat) =>
        token ? [[seat, { ...tokenOf(token), hue: SIDES[reveal?.sides[seat] ?? '']?.hue }] as const] : [],
      ),
    ),
    isOpen: reveal !== undefined,
  }
}

/** Everybody talks, and the middle says how long still. */
export const isTalking = (table: Table): boolean => stepOf(table) === 'discussion' && !innerOf(table)

export function lookOf(table: Table): Look {
  const phase = phaseOf(table)
  const dark = isSecret(table) && !moment.kind
  const voter = voterOf(table)
  const isDeal = phase === 'deal' || phase === 'role_swap'
  return {
    icon:
      dark ? 'night'
      : isDeal ? 'token'
      : isVote(table) ? 'court'
      : 'day',
    title:
      table.phase === 'over' && !moment.kind ? say('phase-over')
      : isDeal ? say(`phase-${phase.replace('_', '-')}`)
      : say('spy-turn', { turn: moment.kind ? turnOfCouncil(table) : (table.view?.turn ?? 0) }),
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
    seconds: isTalking(table) ? null : secondsLeft(table.clock),
  }
}
