// What a host reads aloud: the announcements since the game last waited for somebody, and the latest of them.

import type { Fact } from '../table/facts'
import { rulebooks } from '../table/rulebooks.svelte'
import type { Table } from '../table/table.svelte'

/** `spoken` returns the lines for a fact: its sentence, and what is said after it. `goesOn`: the game does not wait after
 * this fact, though it does after others of its kind. */
export function toAnnounce<F extends Fact>(
  table: Table<F>,
  spoken: (fact: F) => string[],
  goesOn: (fact: F) => boolean = () => false,
): { before: string[]; now: string[] } {
  let before: string[] = []
  let now: string[] = []
  let isOver = false
  for (const fact of table.facts) {
    const [line, ...more] = spoken(fact)
    if (line) {
      before = isOver ? [] : [...before, ...now]
      now = more.length ? [line, more.join(' · ')] : [line]
      isOver = false
    }
    if (rulebooks.of(table).facts[fact.fact]?.waits && !goesOn(fact)) isOver = true
  }
  return { before, now }
}
