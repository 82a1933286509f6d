// The scenes of `cuba` on the table screen.

import { last } from '../../table/facts'
import { play, type Scene } from '../../stage/play'
import {
  isBoxOut,
  isPending,
  isTheft,
  OPENED,
  phaseOf,
  standing as rest,
  tellsAnew,
  type Fact,
  type Table,
  type View,
} from './game'
import { A_STOP } from './journey'
import Show from './Show.svelte'

/** In ms; and where others wait. */
const STANDS = {
  breath: { ms: 4000, least: 4000 },
  loot: { ms: 7000, least: 4000 },
  bang: { ms: 8000, least: 5000 },
  over: { ms: 6000, least: 3000 },
  news: { ms: 5000, least: 3000 },
}

/** Who has taken nothing in time goes out with empty pockets, which nobody has asked to see (CUBA-1320). */
const isLate = (fact: Fact, before: Fact[]): boolean =>
  fact.fact === 'revealed' && isTheft(before) && !fact.diamonds && !fact.tokens.length

/** First the breath alone; then all that came out of the pockets, in one scene; then the loot of the Thieves who are
 * left, if the Godfather is out. Who goes with shut pockets is news. */
function scenes(facts: Fact[], from: number): Scene[] {
  const found: Scene[] = []
  for (let i = from; i < facts.length; i++) {
    const fact = facts[i]!
    if (fact.fact === 'accused') found.push({ kind: 'breath', at: i + 1, ...STANDS.breath })
    else if (OPENED.includes(fact.fact)) {
      const next = facts.findIndex((one, at) => at > i && !OPENED.includes(one.fact))
      const at = next < 0 ? facts.length : next
      const come = facts.slice(i, at).map(one => one.fact)
      const kind =
        come.includes('bang') ? 'bang'
        : come.includes('revealed') && !isLate(fact, facts.slice(0, i)) ? 'loot'
        : 'news'
      const others = kind === 'bang' ? -1 : facts.findIndex((one, n) => n > i && n < at && one.fact === 'revealed')
      found.push({ kind, at: others < 0 ? at : others, ...STANDS[kind] })
      if (others >= 0) found.push({ kind: 'thieves', at, ...STANDS.loot })
      i = at - 1
    } else if (fact.fact === 'game_over') found.push({ kind: 'over', at: i + 1, ...STANDS.over, isInEnd: true })
    else if (fact.fact === 'next_godfather' || fact.fact === 'left')
      found.push({ kind: 'news', at: i + 1, ...STANDS.news, isInEnd: fact.fact === 'next_godfather' })
  }
  return found
}

function standing(table: Table): string {
  if (isBoxOut(table)) return 'box'
  if (isPending(table)) return 'breath'
  if (table.where.includes('next_vote')) return 'next'
  return phaseOf(table) === 'investigation' ? 'question' : ''
}

/** The way of the box, where anybody has seen it. */
function epilogue(table: Table): { kind: string; ms: number } | undefined {
  const reveal = last(rest(table.facts), 'final_reveal')
  const stops = reveal?.saw_diamonds.filter(number => number >= 0).length ?? 0
  return stops ? { kind: 'journey', ms: A_STOP * (stops + 1) } : undefined
}

export default play<Fact, View>({
  scenes,
  tellsAnew,
  standing,
  epilogue,
  theme: (table, kind) => (['box', 'breath'].includes(kind) || (kind === 'news' && isBoxOut(table)) ? 'night' : 'day'),
  Show,
})
