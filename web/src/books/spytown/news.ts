// What the Game Master says: the sentences that everybody hears, and which of them belong to this moment.

import type { CountRow } from '../../parts/room/Count.svelte'
import { countsInWords, countsOf } from '../../table/counts'
import { last, lastAt, since } from '../../table/facts'
import { publicFacts } from '../../table/told'
import { tell } from '../../words/tell'
import type { Words } from '../../words/words.svelte'
import { described, innerOf, stepOf, type Fact, type Table, type Told } from './game'

/** Is it told to some? */
export const isPrivate = ({ fact }: Fact): boolean => described().facts[fact]?.public === false

const SILENT = ['said', 'claimed', 'host_said', 'floor_given', 'card_removed'] // what is said, the ring shows
const ENDS = ['turn_began', 'game_over', 'final_reveal'] // what comes next
const SHOWN = ['turn_began', 'counted', 'finalists'] // by the votes themselves

/** Here the game waits for somebody. */
const waits = ({ fact }: Fact): boolean => described().facts[fact]?.waits ?? false
const opensCouncil = (fact: Fact): boolean => fact.fact === 'step_began' && fact.step === 'police_phase'

/** The turn of the council that is held, or that was held last. */
export const turnOfCouncil = ({ facts, view }: Table): number =>
  last(facts.slice(0, Math.max(0, lastAt(facts, opensCouncil))), 'turn_began')?.number ?? view?.turn ?? 0

/** What has been announced last: in the discussion all of this morning, else what came since the step before. */
export function newsOf(table: Table): string[] {
  const facts = table.facts
  const worth = publicFacts(table)
  const isTalk = stepOf(table) === 'discussion' && !innerOf(table)
  const before = facts.slice(0, Math.max(0, lastAt(facts, waits)))
  const from = isTalk ? lastAt(facts, opensCouncil) : lastAt(before, waits)
  const news = facts
    .slice(Math.max(0, from))
    .filter(({ fact }) => worth.has(fact) && ![...SILENT, ...SHOWN].includes(fact))
    .filter(({ fact }, i, all) => fact !== 'card_played' || all[i + 1]?.fact !== 'shot') // the shot tells of it
  return news.slice(-4).map(fact => tell(table, fact))
}

/** What everybody heard since the night ended, or since the last vote was counted. */
export function heardSince(table: Table, kind: 'morning' | 'evening'): Fact[] {
  const facts = table.facts
  const worth = publicFacts(table)
  const isStart = (fact: Fact): boolean =>
    opensCouncil(fact) || (kind === 'evening' && (fact.fact === 'counted' || fact.fact === 'no_vote'))
  const heard = facts.slice(Math.max(0, lastAt(facts, isStart)))
  const next = heard.findIndex(({ fact }) => fact === 'turn_began')
  return heard
    .slice(0, next < 0 ? undefined : next)
    .filter(({ fact }) => worth.has(fact) && !SILENT.includes(fact) && !ENDS.includes(fact))
}

/** The last count of this turn, row by row, the most first. */
export function countOf(table: Table): CountRow[] {
  const facts = since(table.facts, opensCouncil)
  const fact = last(facts, 'counted')
  const gone = last(since(facts, 'counted'), 'voted_out')?.seat
  return (fact ? countsOf(fact.seats, fact) : []).map(({ seat, ...votes }) => ({
    key: seat,
    name: table.name(seat),
    isOut: seat === gone,
    ...votes,
  }))
}

/** A count in lines: who has how many votes, and whose; the most first. */
export const tally = (words: Words, fact: Told<'counted'>, names: string[]): string[] =>
  countsInWords(words, countsOf(fact.seats, fact), names)
