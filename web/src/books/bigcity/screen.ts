// The table screen in a game of `bigcity`: its head, its seats, how dark it is; its great moments, and the end.

import { last } from '../../table/facts'
import { moment } from '../../table/moment.svelte'
import { secondsLeft } from '../../table/table.svelte'
import { cardOf } from '../../words/pieces'
import { hyphened, say } from '../../words/words.svelte'
import type { Ending, Look } from '../face'
import { isDeal, isNight, isTalking, isVoting, title, type Table } from './game'
import { roleOf, SIDES } from './roles'
import { seatStates } from './seats'
import { story } from './story'

export function endingOf(table: Table): Ending {
  const end = last(table.facts, 'game_over')
  const reveal = last(table.facts, 'final_reveal')
  const winner = hyphened(end?.winner || 'none')
  const roles = (reveal?.cards ?? []).flatMap((card, seat) =>
    card ? [[seat, { ...roleOf(table, card), hue: SIDES[cardOf(table, card)?.side ?? '']?.hue }] as const] : [],
  )
  return {
    headline: story.headline(winner),
    lines: [say(`winner-${winner}`), ...(end ? [say(`ending-${hyphened(end.ending)}`)] : [])],
    roles: new Map(roles),
    isOpen: reveal !== undefined,
  }
}

export function lookOf(table: Table): Look {
  const isOver = table.phase === 'over'
  const night = !isOver && isNight(table) && !moment.kind
  const deal = isDeal(table)
  return {
    icon:
      night ? 'night'
      : deal ? 'card'
      : isVoting(table) ? 'court'
      : 'day',
    title:
      isOver && !moment.kind ? say('phase-over')
      : deal ? say('phase-setup')
      : moment.kind ? say('day-title', { number: table.view?.day ?? 0 })
      : title(table),
    theme:
      night ? 'hush'
      : deal ? 'night'
      : 'day',
    seats: seatStates(table).map(state => ({ ...state, isMe: false })),
    seconds: isTalking(table) ? null : secondsLeft(table.clock),
  }
}
