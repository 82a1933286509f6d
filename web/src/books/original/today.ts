// What the screens of a day need of the facts told: who has spoken, who stands in court, how it was counted.

import { prefs } from '../../shell/prefs.svelte'
import type { Settings } from '../../table/settings'
import type { Fact, Table } from '../../table/table.svelte'

type Of<K extends Fact['fact']> = Extract<Fact, { fact: K }>

export const VOTES = ['vote', 'second_vote', 'all_or_none']

/** What everybody was told that is worth reading again. All else is told to some, or shown otherwise. */
export const PUBLIC = new Set<Fact['fact']>([
  'night_began', 'day_began', 'dawn', 'judges_confirmed', 'host_changed', 'floor_given', 'said', 'host_said', 'warned',
  'nominated', 'no_nomination', 'court_opened', 'no_court', 'hands', 'counted', 'tied', 'sentenced', 'executed', 'left',
])

/** What is told to some; the dead may see it all, if the table has it so. */
export const SECRET = new Set<Fact['fact']>([
  'own_card', 'gang_met', 'planned', 'plan_recorded', 'pointed', 'gang_choice', 'check_answer', 'card_shown',
  'side_told', 'noted', 'leaving', 'attempt', 'converted',
])

export function all<K extends Fact['fact']>(facts: Fact[], kind: K): Of<K>[] {
  return facts.filter((fact): fact is Of<K> => fact.fact === kind)
}

export function last<K extends Fact['fact']>(facts: Fact[], kind: K): Of<K> | undefined {
  return all(facts, kind).at(-1)
}

/** The facts from the last one of this kind on. */
export function since(facts: Fact[], kind: Fact['fact']): Fact[] {
  const at = facts.map(fact => fact.fact).lastIndexOf(kind)
  return at < 0 ? [] : facts.slice(at)
}

/** Who speaks or puts on trial now, and who of the living is still to come, clockwise (811). */
export function speakers(table: Table): { now: number; toCome: number[]; spoken: number[] } {
  const spoken = all(since(table.facts, 'day_began'), 'floor_given').filter(fact => fact.kind === 'speech').map(fact => fact.seat)
  const now = spoken.at(-1) ?? -1
  const n = table.names.length
  const round = Array.from({ length: n }, (_, i) => (Math.max(now, 0) + i) % n)
  return { now, spoken, toCome: round.filter(seat => table.isLiving(seat) && !spoken.includes(seat)) }
}

/** The last vote of today: its candidates, and once it is counted who abstained, and against whom that counts. */
export function lastVote(table: Table): { opened: Of<'vote_opened'>; counted?: Of<'counted'> } | undefined {
  const facts = since(since(table.facts, 'day_began'), 'vote_opened')
  const opened = last(facts, 'vote_opened')
  return opened && { opened, counted: last(facts, 'counted') }
}

/** The seats that stand in court now, in the order of nomination. */
export function onTheDocket(table: Table): number[] {
  const { view } = table
  const facts = since(table.facts, 'day_began')
  const vote = lastVote(table)
  const step = table.where.at(-1)
  if (step === 'tie_speeches') return last(facts, 'tied')?.seats ?? []
  if (vote && step !== 'defence') return vote.opened.candidates
  return view?.accused ?? []
}

export function settings(table: Table): Settings {
  return last(table.facts, 'game_set')?.settings ?? {}
}

/** Do the seats stand as at a long table? Then there is no middle, and the head has the clock. */
export function isLong(table: Table): boolean {
  return prefs.dayLayout === 'long' || (prefs.dayLayout === 'auto' && table.names.length > 13)
}
