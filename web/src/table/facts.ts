// Facts of any book, by their kind.

import type { Fact } from '../line/wire'

export type { Fact }
export type Of<F extends Fact, K extends F['fact']> = Extract<F, { fact: K }>

export function all<F extends Fact, K extends F['fact']>(facts: F[], kind: K): Of<F, K>[] {
  return facts.filter((fact): fact is Of<F, K> => fact.fact === kind)
}

export function last<F extends Fact, K extends F['fact']>(facts: F[], kind: K): Of<F, K> | undefined {
  return all(facts, kind).at(-1)
}

export const lastAt = <F extends Fact>(facts: F[], isIt: (fact: F) => boolean): number =>
  facts.map(isIt).lastIndexOf(true)

/** The facts from the last one on that is of this kind, or that is so. */
export function since<F extends Fact>(facts: F[], which: F['fact'] | ((fact: F) => boolean)): F[] {
  const at = lastAt(facts, typeof which === 'string' ? fact => fact.fact === which : which)
  return at < 0 ? [] : facts.slice(at)
}

/** Words of a player: every book tells them so. */
export type Said = { fact: 'said'; seat: number; text: string }
export const isSaid = (fact: Fact): fact is Said => fact.fact === 'said'
