// Which facts are worth reading again, as the book describes them.

import type { Fact } from './facts'
import { rulebooks } from './rulebooks.svelte'
import type { Table } from './table.svelte'

/** The kinds of public facts that are worth reading again. */
export const publicFacts = (table: Table): Set<string> =>
  new Set(Object.entries(rulebooks.of(table).facts).flatMap(([name, told]) => (told.public && told.kept ? [name] : [])))

/** Is it a private fact that is worth reading again? */
export function isSecret(table: Table, { fact }: Fact): boolean {
  const told = rulebooks.of(table).facts[fact]
  return told !== undefined && !told.public && told.kept
}
