// Answers "Why?" for an outcome or a refusal. The book names the clauses and the kinds of facts; this phone has the facts.

import type { Refusal } from './answering.svelte'
import { since, type Fact } from './facts'
import { rulebooks } from './rulebooks.svelte'
import type { Table } from './table.svelte'

/** The reason as everybody was told it, what only I know of it, and whether some might know more. */
export type Because = { clauses: string[]; way: Fact[]; mine: Fact[]; isSecret: boolean }

/** What one may ask about. */
export type Asked = Fact | Refusal

export const isRefusal = (asked: Asked): asked is Refusal => !('fact' in asked)

/** From public facts and my own. Nothing if the book gives no reason. */
export function whyOf(table: Table, asked: Asked): Because | undefined {
  return isRefusal(asked) ? whyNot(table, asked) : whyDid(table, asked)
}

/** The same for everybody with this refusal. Nothing if the table refuses it and not the rules. */
function whyNot(table: Table, refused: Refusal): Because | undefined {
  const clauses = refused.clauses ?? rulebooks.of(table).reasons[refused.reason]
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

/** The open question. It outlasts the screen on which it was asked. */
class Asking {
  about = $state.raw<Asked | undefined>()
  /** May the answer cover the screen? Not at night. */
  may = $state(true)
}

export const asking = new Asking()
