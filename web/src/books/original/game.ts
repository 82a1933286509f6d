// A table as the screens of `original` take it, and what they all ask of it.

import type { Phase } from '../../line/wire'
import type { Of } from '../../table/facts'
import { rulebooks } from '../../table/rulebooks.svelte'
import type { Table as AnyTable } from '../../table/table.svelte'
import type { Fact, View } from './wire'

export type { Fact, View }
export type Table = AnyTable<Fact, View>
export type Told<K extends Fact['fact']> = Of<Fact, K>

export const BOOK = 'original'
export const NOBODY = -1

/** Of which kind a phase or a step is. */
export const kindOf = (table: Table, phase = ''): Phase['kind'] | undefined => rulebooks.of(table).phases[phase]?.kind

export const isNight = (table: Table): boolean => kindOf(table, table.where[0]) === 'night'
export const isCourt = (table: Table): boolean => table.where[1] === 'court' || table.where[1] === 'execution'
