// The scenes of `original` on the table screen.

import { play, type Scene } from '../../stage/play'
import { justSaid } from '../../parts/talk/claims'
import { isNight, type Fact, type Table, type View } from './game'
import { isSpeech } from './screen'
import Show from './Show.svelte'
import { isVoting } from './today'

const STANDS = { dawn: 6000, quiet: 6000, verdict: 6000, tie: 5000, news: 5000 } // ms

function sceneOf(fact: Fact, at: number, later: Fact[]): Scene[] {
  switch (fact.fact) {
    case 'dawn':
      return [{ kind: 'dawn', at, ms: fact.seats.length ? STANDS.dawn : STANDS.quiet }]
    case 'tied':
      return [{ kind: 'tie', at, ms: STANDS.tie }]
    case 'sentenced': // with whom it is carried out at once, that says it
      return later.some(one => one.fact === 'executed') ? [] : [{ kind: 'verdict', at, ms: STANDS.verdict }]
    case 'executed':
      return [{ kind: 'verdict', at, ms: STANDS.verdict }]
    case 'no_court':
    case 'left':
    case 'deal_void':
    case 'host_changed':
    case 'judges_confirmed':
      return [{ kind: 'news', at, ms: STANDS.news }]
    default:
      return []
  }
}

export function standing(table: Table): string {
  if (table.where[0] === 'deal') return 'deal'
  if (isNight(table)) return 'night'
  if (isSpeech(table)) return justSaid(table) ? '' : 'speech'
  if (table.where[table.where.length - 1] === 'nomination') return 'nomination'
  return isVoting(table) ? 'vote' : ''
}

export default play<Fact, View>({
  scenes: (facts, from) =>
    facts.slice(from).flatMap((fact, i) => sceneOf(fact, from + i + 1, facts.slice(from + i + 1))),
  standing,
  theme: (_, kind) =>
    kind === 'night' ? 'hush'
    : kind === 'deal' ? 'night'
    : 'day',
  Show,
})
