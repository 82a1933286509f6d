// A table as the screens of `spytown` take it, and what they all ask of it.

import type { SpytownFact, SpytownShown } from '../../line/wire'
import { since, type Of } from '../../table/facts'
import type { Table as AnyTable } from '../../table/table.svelte'

export type Fact = SpytownFact
export type View = SpytownShown
export type Table = AnyTable<Fact, View>
export type Told<K extends Fact['fact']> = Of<Fact, K>

export const BOOK = 'spytown'
export const NOBODY = -1
const STEPS = [
  'dawn',
  'start_window',
  'discussion',
  'preliminary_vote',
  'defence',
  'final_vote',
  'tie_discussion',
  'lot',
  'verdict',
  'end_window',
  'commander_pass',
]
const INNER = ['vest_window', 'bandage_window', 'last_shot_right', 'last_shot_window']
const WINDOWS = ['start_window', 'end_window', 'vest_window', 'bandage_window', 'last_shot_window']
export const SECRET = ['agent_phase', 'gang_recognition', 'mafia_phase']
const SHOWN_BEFORE: Fact['fact'][] = ['card_shown', 'swapped', 'swap_declined']
export const BALLOTS = ['preliminary_vote', 'final_vote']

export const thisTurn = (facts: Fact[]): Fact[] => since(facts, 'turn_began')

// Where we are

export const phaseOf = (table: Table): string => table.where[0] ?? ''
export const isSecret = (table: Table): boolean => SECRET.includes(phaseOf(table))
/** The step of the Police phase. */
export const stepOf = (table: Table): string => table.where.find(name => STEPS.includes(name)) ?? ''
/** The step inside the handling of an elimination. */
export const innerOf = (table: Table): string => table.where.find(name => INNER.includes(name)) ?? ''
/** The window in which cards may be played now, if it is one. */
export const windowOf = (table: Table): string =>
  [innerOf(table), stepOf(table)].find(name => WINDOWS.includes(name)) ?? ''
export const isVote = (table: Table): boolean => BALLOTS.includes(stepOf(table)) && !innerOf(table)

/** A new turn begins with the night: after the first council, or after cards that were shown before it. */
export function nightFalls(table: Table): boolean {
  const hasShown = table.fresh.some(fact => SHOWN_BEFORE.includes(fact.fact))
  return table.fresh.some(fact => fact.fact === 'turn_began' && (fact.number > 1 || hasShown))
}
