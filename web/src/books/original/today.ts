// What the screens of a day need of the facts told: who has spoken, who stands in court, how it was counted.

import { all, last, since } from '../../table/facts'
import { say } from '../../words/words.svelte'
import { isNight, type Fact, type Table, type Told } from './game'

export const VOTES = ['vote', 'second_vote', 'all_or_none']

/** What everybody was told that is worth reading again. All else is told to some, or shown otherwise. */
export const PUBLIC = new Set<Fact['fact']>([
  'night_began',
  'day_began',
  'dawn',
  'judges_confirmed',
  'host_changed',
  'floor_given',
  'said',
  'host_said',
  'warned',
  'nominated',
  'no_nomination',
  'court_opened',
  'no_court',
  'hands',
  'counted',
  'tied',
  'sentenced',
  'executed',
  'left',
])

/** What is told to some; the dead may see it all, if the table has it so. */
export const SECRET = new Set<Fact['fact']>([
  'own_card',
  'gang_met',
  'planned',
  'plan_recorded',
  'pointed',
  'gang_choice',
  'check_answer',
  'card_shown',
  'side_told',
  'noted',
  'leaving',
  'attempt',
  'converted',
])

/** Who speaks or puts on trial now, and who of the living is still to come, clockwise (811). */
export function speakers(table: Table): { now: number; toCome: number[]; spoken: number[] } {
  const spoken = all(since(table.facts, 'day_began'), 'floor_given')
    .filter(fact => fact.kind === 'speech')
    .map(fact => fact.seat)
  const now = spoken.at(-1) ?? -1
  const n = table.names.length
  const round = Array.from({ length: n }, (_, i) => (Math.max(now, 0) + i) % n)
  return { now, spoken, toCome: round.filter(seat => table.isLiving(seat) && !spoken.includes(seat)) }
}

/** The last vote of today: its candidates, and once it is counted who abstained, and against whom that counts. */
export function lastVote(table: Table): { opened: Told<'vote_opened'>; counted?: Told<'counted'> } | undefined {
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

/** The night or the day that it is. */
export const title = (table: Table): string =>
  isNight(table) ?
    say('night-began', { number: table.view?.night ?? 0 }, 'heading')
  : say('day-began', { number: table.view?.day ?? 0 }, 'heading')
