// The table screen in a game of `cuba`: its head, its seats, how dark it is; and the end.

import { all, last } from '../../table/facts'
import { secondsLeft } from '../../table/table.svelte'
import { listed } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import type { Ending, Look } from '../face'
import { isBoxOut, phaseOf, standing, type Table } from './game'
import { roleAtEnd, seatStates } from './seats'
import { story } from './story'

export function lookOf(table: Table): Look {
  const isSecret = isBoxOut(table)
  return {
    icon: isSecret ? 'box' : 'chair',
    title: say(`phase-${hyphened(phaseOf(table) || 'setup')}`),
    theme: isSecret ? 'night' : 'day',
    seats: seatStates(table).map(state => ({ ...state, isMe: false })),
    seconds: secondsLeft(table.clock),
  }
}

/** Who begins the next game as the Godfather. */
export const chosenLine = (table: Table, seat: number): string =>
  `${say('cuba-chosen')}: ${seat + 1} ${table.name(seat)}`

export function endingOf(table: Table): Ending {
  const facts = standing(table.facts)
  const end = last(facts, 'game_over')
  const reveal = last(facts, 'final_reveal')
  const next = all(facts, 'next_godfather')
    .slice(-1)
    .map(one => chosenLine(table, one.seat))
  const roles = (reveal?.roles ?? []).map((role, seat) => [seat, role] as const)
  return {
    headline: story.headline(end?.ending ?? ''),
    lines: end?.winners.length ? [say('picture-winners', { names: listed(table, end.winners) }), ...next] : next,
    roles: new Map(roles.map(([seat, role]) => [seat, roleAtEnd(facts, seat, role)])),
    isOpen: reveal !== undefined,
  }
}
