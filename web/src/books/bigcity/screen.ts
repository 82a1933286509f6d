// The table screen in a game of `bigcity`: its head, its seats, how dark it is.

import { say } from '../../words/words.svelte'
import type { Look } from '../face'
import { isDeal, isNight, isVoting, title, type Table } from './game'
import { seatStates } from './seats'

export function lookOf(table: Table): Look {
  const isOver = table.phase === 'over'
  const night = !isOver && isNight(table)
  const deal = isDeal(table)
  return {
    icon:
      night ? 'night'
      : deal ? 'card'
      : isVoting(table) ? 'court'
      : 'day',
    title:
      isOver ? say('phase-over')
      : deal ? say('phase-setup')
      : title(table),
    theme:
      night ? 'hush'
      : deal ? 'night'
      : 'day',
    seats: seatStates(table).map(state => ({ ...state, isMe: false })),
  }
}
