// The table screen in a game of `cuba`: its head, its seats, how dark it is.

import { hyphened, say } from '../../words/words.svelte'
import type { Look } from '../face'
import { breath } from './breath.svelte'
import { isBoxOut, phaseOf, type Table } from './game'
import { seatStates } from './seats'

export function lookOf(table: Table): Look {
  const isSecret = isBoxOut(table)
  const isHeld = breath.isHeld(table)
  return {
    icon: isSecret ? 'box' : 'chair',
    title: say(`phase-${hyphened(phaseOf(table) || 'setup')}`),
    theme: isSecret || isHeld ? 'night' : 'day',
    seats: seatStates(table).map(state => ({ ...state, isMe: false })),
  }
}
