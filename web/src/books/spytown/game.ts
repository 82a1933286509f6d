// A table as the screens of `spytown` take it, and what they all ask of it.

import type { Description, Phase } from '../../line/wire'
import { since, type Of } from '../../table/facts'
import { rulebooks } from '../../table/rulebooks.svelte'
import type { Table as AnyTable } from '../../table/table.svelte'
import type { Fact, View } from './wire'

export type { Fact, View }
export type Table = AnyTable<Fact, View>
export type Told<K extends Fact['fact']> = Of<Fact, K>

export const BOOK = 'spytown'
export const NOBODY = -1
const INNER = ['vest_window', 'bandage_window', 'last_shot_right', 'last_shot_window'] // steps inside an elimination

/** What the book says of itself: it is there before any screen is. */
export const described = (): Description => rulebooks.all[BOOK]!

export const thisTurn = (facts: Fact[]): Fact[] => since(facts, 'turn_began')

// Where we are

const isOf = (kind: Phase['kind'], phase: string): boolean => described().phases[phase]?.kind === kind
export const isNight = (phase: string): boolean => isOf('night', phase)

export const phaseOf = (table: Table): string => table.where[0] ?? ''
export const isSecret = (table: Table): boolean => isNight(phaseOf(table))
/** The step of the phase. */
export const stepOf = (table: Table): string => table.where.slice(1).find(name => !INNER.includes(name)) ?? ''
/** The step inside the handling of an elimination. */
export const innerOf = (table: Table): string => table.where.find(name => INNER.includes(name)) ?? ''
/** The innermost of them. */
export const momentOf = (table: Table): string => table.where.at(-1) ?? ''
/** The window in which cards may be played now, if it is one. */
export const windowOf = (table: Table): string => (isOf('window', momentOf(table)) ? momentOf(table) : '')
export const isVote = (table: Table): boolean => isOf('vote', momentOf(table))
