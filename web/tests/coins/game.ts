// A coin game of one page: each is dealt a purse, hides it in the dark with somebody, and then it is told who has the most.

import type { Table as AnyTable, View as AnyView } from '../../src/table/table.svelte'

export type Fact =
  | { fact: 'game_set'; seats: number[]; settings: Record<string, string>; purses: number }
  | { fact: 'own_purse'; me: number; coins: number }
  | { fact: 'hiding_began'; number: number }
  | { fact: 'counted'; seats: number[]; coins: number[] }
  | { fact: 'said'; seat: number; text: string }
  | { fact: 'ended'; richest: number }
export type View = AnyView & { purses: number[]; round: number }
export type Table = AnyTable<Fact, View>

export const isHiding = (table: Table): boolean => table.where[0] === 'hiding'
