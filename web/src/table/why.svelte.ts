// Why an outcome is as it is: the book says by which clauses and which kinds of facts, and this phone has the facts.

import { since, type Fact } from './facts'
import { rulebooks } from './rulebooks.svelte'
import type { Table } from './table.svelte'

/** The way as everybody was told it; what I alone know of it, and whether anybody might know more than all. */
export type Because = { clauses: string[]; way: Fact[]; mine: Fact[]; isSecret: boolean }

/** Of public facts and my own; nothing where the book gives no reason. */
export function whyOf(table: Table, outcome: Fact): Because | undefined {
  const before = table.facts.slice(0, table.facts.indexOf(outcome))
  const fields = { ...table.settings, ...outcome } as Record<string, unknown>
  const { facts } = rulebooks.of(table)
  const isPublic = (kind: string): boolean => facts[kind]?.public ?? false
  for (const { clauses, since: from, way: kinds, when, needs } of facts[outcome.fact]?.why ?? []) {
    const way = since(before, from).filter(({ fact }) => kinds.includes(fact))
    const holds = Object.entries(when).every(([name, value]) => String(fields[name]) === value)
    if (holds && needs.every(kind => way.some(({ fact }) => fact === kind)))
      return {
        clauses,
        way: way.filter(({ fact }) => isPublic(fact)),
        mine: way.filter(({ fact }) => !isPublic(fact)),
        isSecret: !kinds.every(isPublic),
      }
  }
  return undefined
}

/** What somebody wants to know now; it outlasts the screen on which it was asked. */
class Asking {
  about = $state.raw<Fact | undefined>()
}

export const asking = new Asking()
