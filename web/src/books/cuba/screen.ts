// The table screen in a game of `cuba`: its head, its seats, how dark it is; and the end.

import type { SeatState } from '../../parts/seats/Seat.svelte'
import { last } from '../../table/facts'
import { secondsLeft } from '../../table/table.svelte'
import { tell } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import type { Ending, Look } from '../face'
import { breath } from './breath.svelte'
import { accusation, isBoxOut, phaseOf, standing, type Table } from './game'
import { roleIcon, roleName } from './pieces'
import { seatStates } from './seats'
import { story } from './story'

export function lookOf(table: Table): Look {
  const isSecret = isBoxOut(table)
  const isHeld = breath.isHeld(table)
  const before = isHeld || breath.isTold ? breath.before : null
  const seats = isHeld && before ? accusing(table, before) : seatStates(table)
  return {
    icon: isSecret ? 'box' : 'chair',
    title: say(`phase-${hyphened(phaseOf(before?.view ?? table) || 'setup')}`),
    theme: isSecret || isHeld ? 'night' : 'day',
    seats: seats.map(state => ({ ...state, isMe: false })),
    seconds: secondsLeft(table.clock),
  }
}

/** Until the breath ends the accused is framed and no more, whatever has come of it by now. */
function accusing(table: Table, before: NonNullable<Table['before']>): SeatState[] {
  const accused = last(accusation(table.facts), 'accused')?.seat
  return seatStates(table, before).map(state => ({ ...state, isCalled: state.seat === accused }))
}

export function endingOf(table: Table): Ending {
  const facts = standing(table.facts)
  const end = last(facts, 'game_over')
  const reveal = last(facts, 'final_reveal')
  const roles = (reveal?.roles ?? []).map((role, seat) => [seat, role] as const)
  return {
    headline: story.headline(end?.ending ?? ''),
    lines: end ? [tell(table, end)] : [],
    roles: new Map(
      roles.flatMap(([seat, role]) => (role ? [[seat, { icon: roleIcon(role), name: roleName(role) }]] : [])),
    ),
    isOpen: reveal !== undefined,
  }
}
