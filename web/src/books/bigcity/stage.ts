// The scenes of `bigcity` on the table screen.

import { play, type Scene } from '../../stage/play'
import { isDeal, isNight, isVoting, type Fact, type Table, type View } from './game'
import Show from './Show.svelte'

const STANDS = { dawn: 6000, quiet: 6000, verdict: 6000, tie: 6000, news: 5000 } // ms

/** What decides a vote: the count is shown with it. */
const DECISIONS: Fact['fact'][] = ['nobody_condemned', 'alibi_announced', 'executed', 'voting_opened']
const NEWS: Fact['fact'][] = ['avenged', 'avenger_passed', 'jailed', 'released', 'shown', 'left', 'host_named']

/** The deaths of the night are told first thing in the morning; others follow by day. */
const isMorning = (facts: Fact[], at: number): boolean => {
  const before = facts.slice(0, at).map(({ fact }) => fact)
  return before.lastIndexOf('day_begun') > Math.max(before.lastIndexOf('killed'), before.lastIndexOf('nobody_killed'))
}

function sceneOf(facts: Fact[], i: number): Scene[] {
  const fact = facts[i]!
  const at = i + 1
  switch (fact.fact) {
    case 'killed':
      return [{ kind: isMorning(facts, i) ? 'dawn' : 'fall', at, ms: STANDS.dawn }]
    case 'nobody_killed':
      return [{ kind: 'dawn', at, ms: STANDS.quiet }]
    case 'votes_counted':
      return facts.slice(at).some(one => DECISIONS.includes(one.fact)) ? [] : [{ kind: 'count', at, ms: STANDS.tie }]
    case 'voting_opened':
      return fact.round === 'second_round' ? [{ kind: 'tie', at, ms: STANDS.tie }] : []
    case 'nobody_condemned':
    case 'alibi_announced':
    case 'executed':
      return [{ kind: 'verdict', at, ms: STANDS.verdict }]
    default:
      return NEWS.includes(fact.fact) && facts.some(one => one.fact === 'night_begun') ?
          [{ kind: 'news', at, ms: STANDS.news }]
        : []
  }
}

function standing(table: Table): string {
  if (isDeal(table)) return 'deal'
  if (isNight(table)) return 'night'
  return isVoting(table) ? 'vote' : ''
}

export default play<Fact, View>({
  scenes: (facts, from) => facts.flatMap((_, i) => (i < from ? [] : sceneOf(facts, i))),
  standing,
  theme: (_, kind) =>
    kind === 'night' ? 'hush'
    : kind === 'deal' ? 'night'
    : 'day',
  Show,
})
