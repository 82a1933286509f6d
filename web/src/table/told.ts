// What becomes of a fact, as the book that is played says it.

import type { Fact } from './facts'
import { rulebooks } from './rulebooks.svelte'
import type { Table } from './table.svelte'

/** What everybody was told that is worth reading again. */
export const publicFacts = (table: Table): Set<string> =>
  new Set(Object.entries(rulebooks.of(table).facts).flatMap(([name, told]) => (told.public && told.kept ? [name] : [])))

/** What is told to some, and worth reading again. */
export function isSecret(table: Table, { fact }: Fact): boolean {
  const told = rulebooks.of(table).facts[fact]
  return told !== undefined && !told.public && told.kept
}
