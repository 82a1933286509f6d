// Why an outcome is as it is, or something may not be: the book says by which clauses and which kinds of facts, and this
// phone has the facts.

import type { Refusal } from './answering.svelte'
import { since, type Fact } from './facts'
import { rulebooks } from './rulebooks.svelte'
import type { Table } from './table.svelte'

/** The way as everybody was told it; what I alone know of it, and whether anybody might know more than all. */
export type Because = { clauses: string[]; way: Fact[]; mine: Fact[]; isSecret: boolean }

/** What one may ask about. */
export type Asked = Fact | Refusal

export const isRefusal = (asked: Asked): asked is Refusal => !('fact' in asked)

/** Of public facts and my own; nothing where the book gives no reason. */
export function whyOf(table: Table, asked: Asked): Because | undefined {
  return isRefusal(asked) ? whyNot(table, asked.reason) : whyDid(table, asked)
}

/** The same for everybody who is refused so; nothing where the table refuses it, and not the rules. */
function whyNot(table: Table, reason: string): Because | undefined {
  const clauses = rulebooks.of(table).reasons[reason]
  return clauses && { clauses, way: [], mine: [], isSecret: false }
}

function whyDid(table: Table, outcome: Fact): Because | undefined {
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
  about = $state.raw<Asked | undefined>()
  /** May the answer lie over the screen? Not in the dark. */
  may = $state(true)
}

export const asking = new Asking()
