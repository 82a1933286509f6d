// A table as the screens of `spytown` take it, and what they all ask of it.

import type { Settings } from '../../table/settings'
import type { Table } from '../../table/table.svelte'
import { say, speech } from '../../words/words.svelte'
import type { SpytownFact, SpytownShown, WireAsk } from '../../line/wire'

export type Fact = SpytownFact
export type View = SpytownShown
export type Of<K extends Fact['fact']> = Extract<Fact, { fact: K }>

export const BOOK = 'spytown'
export const NOBODY = -1
const STEPS = [
  'dawn', 'start_window', 'discussion', 'preliminary_vote', 'defence', 'final_vote', 'tie_discussion', 'lot', 'verdict',
  'end_window', 'commander_pass',
]
const INNER = ['vest_window', 'bandage_window', 'last_shot_right', 'last_shot_window']
const WINDOWS = ['start_window', 'end_window', 'vest_window', 'bandage_window', 'last_shot_window']
export const SECRET = ['agent_phase', 'gang_recognition', 'mafia_phase']
export const BALLOTS = ['preliminary_vote', 'final_vote']

export const viewOf = (table: Table): View | null => table.view as unknown as View | null
export const factsOf = (table: Table): Fact[] => table.facts as unknown as Fact[]
export const freshOf = (table: Table): Fact[] => table.fresh as unknown as Fact[]

export function all<K extends Fact['fact']>(facts: Fact[], kind: K): Of<K>[] {
  return facts.filter((fact): fact is Of<K> => fact.fact === kind)
}

export const last = <K extends Fact['fact']>(facts: Fact[], kind: K): Of<K> | undefined => all(facts, kind).at(-1)

export const lastAt = (facts: Fact[], isIt: (fact: Fact) => boolean): number => facts.map(isIt).lastIndexOf(true)

/** The facts from the last one that is so on. */
export function since(facts: Fact[], isIt: (fact: Fact) => boolean): Fact[] {
  const at = lastAt(facts, isIt)
  return at < 0 ? [] : facts.slice(at)
}

export const thisTurn = (facts: Fact[]): Fact[] => since(facts, fact => fact.fact === 'turn_began')

export const settingsOf = (table: Table): Settings => last(factsOf(table), 'game_set')?.settings ?? {}

// Where we are

export const phaseOf = (table: Table): string => table.where[0] ?? ''
export const isSecret = (table: Table): boolean => SECRET.includes(phaseOf(table))
/** The step of the Police phase. */
export const stepOf = (table: Table): string => table.where.find(name => STEPS.includes(name)) ?? ''
/** The step inside the handling of an elimination. */
export const innerOf = (table: Table): string => table.where.find(name => INNER.includes(name)) ?? ''
/** The window in which cards may be played now, if it is one. */
export const windowOf = (table: Table): string => [innerOf(table), stepOf(table)].find(name => WINDOWS.includes(name)) ?? ''
export const isVote = (table: Table): boolean => BALLOTS.includes(stepOf(table)) && !innerOf(table)

// What is open to me

export type Open = WireAsk & { until: number }

export const asked = (table: Table, act: string): Open | undefined =>
  table.there ? table.asks.find(ask => ask.act === act && !ask.host) : undefined

/** Something that is waited for may be answered by a word alone. */
export const mayIdle = (table: Table, word: string): boolean =>
  table.there && table.asks.some(ask => !ask.host && (ask.act === word || ask.idle.includes(word)))

/** Whom an ask may be answered with. */
export function seatsOf(ask: WireAsk | undefined): number[] {
  const slot = ask?.slots.find(one => one.kind === 'seat')
  return slot?.kind === 'seat' ? slot.seats : []
}

export function wordOf(ask: WireAsk | undefined): string {
  const slot = ask?.slots.find(one => one.kind === 'word')
  return slot?.kind === 'word' ? (slot.words[0] ?? '') : ''
}

export const needsSeat = (ask: WireAsk | undefined): boolean => ask?.slots.some(slot => slot.kind === 'seat') ?? false

// Words

export const namesOf = (table: Table): string[] => table.names.map((_, seat) => table.name(seat))

export const tell = (table: Table, fact: Fact, reader = table.seat): string => speech.now.tell(BOOK, fact, namesOf(table), reader)

export const numbered = (table: Table, seat: number): string => say('court-number-name', { number: seat + 1, name: table.name(seat) })

export const listed = (table: Table, seats: readonly number[]): string => speech.now.join(seats.map(seat => table.name(seat)))
