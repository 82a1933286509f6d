// The scenes of `spytown` on the table screen.

import { lotScenes } from '../../stage/lot'
import { play, type Scene } from '../../stage/play'
import { innerOf, isSecret, isVote, phaseOf, stepOf, type Fact, type Table, type View } from './game'
import Show from './Show.svelte'

const STANDS = { dawn: 6000, quiet: 6000, verdict: 6000, tie: 5000, count: 6000, news: 5000 } // ms

/** What decides a vote: the count is shown with it. */
const DECISIONS: Fact['fact'][] = ['finalists', 'tied', 'commander_decided', 'lot_drawn', 'voted_out', 'no_vote']
const NEWS: Fact['fact'][] = [
  ...(['card_shown', 'swapped', 'swap_declined', 'saved', 'shot', 'left'] as const),
  ...(['vote_void', 'no_vote', 'commander_decided', 'commander_passed', 'decided', 'host_changed'] as const),
]

const isDawn = (fact: Fact): boolean => fact.fact === 'step_began' && fact.step === 'police_phase'

function sceneOf(fact: Fact, at: number, later: Fact[]): Scene[] {
  const comes = (kinds: Fact['fact'][]): boolean => later.some(one => kinds.includes(one.fact))
  switch (fact.fact) {
    case 'counted':
      return comes(DECISIONS) ? [] : [{ kind: 'count', at, ms: STANDS.count }]
    case 'finalists':
      return comes(['voted_out']) ? [] : [{ kind: 'count', at, ms: STANDS.count }]
    case 'tied':
      return comes(['lot_drawn']) ? [] : [{ kind: 'tie', at, ms: STANDS.tie }]
    case 'lot_drawn':
      return lotScenes(at)
    case 'voted_out':
      return comes(['eliminated']) ? [] : [{ kind: 'verdict', at, ms: STANDS.verdict }]
    case 'card_played': // the shot tells of it
      return later[0]?.fact === 'shot' ? [] : [{ kind: 'news', at, ms: STANDS.news }]
    case 'eliminated':
      return [{ kind: 'out', at, ms: STANDS.verdict }]
    default:
      return NEWS.includes(fact.fact) ? [{ kind: 'news', at, ms: STANDS.news }] : []
  }
}

/** With the morning comes all that is told before anybody can do something. */
function scenes(facts: Fact[], from: number): Scene[] {
  const found: Scene[] = []
  for (let i = from; i < facts.length; i++) {
    if (!isDawn(facts[i]!)) {
      found.push(...sceneOf(facts[i]!, i + 1, facts.slice(i + 1)))
      continue
    }
    const next = facts.findIndex((fact, at) => at > i && ['step_began', 'game_over'].includes(fact.fact))
    const end = next < 0 ? facts.length : next
    const isQuiet = !facts.slice(i, end).some(({ fact }) => fact === 'eliminated' || fact === 'victim_named')
    found.push({ kind: 'dawn', at: end, ms: isQuiet ? STANDS.quiet : STANDS.dawn })
    i = end - 1
  }
  return found
}

function standing(table: Table): string {
  if (phaseOf(table) === 'deal') return 'deal'
  if (phaseOf(table) === 'role_swap') return ''
  if (isSecret(table)) return 'night'
  if (innerOf(table)) return ''
  if (stepOf(table) === 'defence' && (table.view?.floor ?? -1) >= 0) return 'speech'
  return isVote(table) || stepOf(table) === 'tie_discussion' ? 'vote' : ''
}

export default play<Fact, View>({
  scenes,
  standing,
  theme: (_, kind) =>
    kind === 'night' ? 'hush'
    : kind === 'deal' ? 'night'
    : 'day',
  Show,
})
