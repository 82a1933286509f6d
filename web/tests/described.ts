// What the books say of themselves, asked of the books.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Description } from '../src/line/wire'
import { rulebooks } from '../src/table/rulebooks.svelte'

const ROOT = join(import.meta.dirname, '..', '..')

/** From now on the rulebooks are there, as the server would send them. */
export function openRulebooks(): void {
  const text = execFileSync(join(ROOT, '.venv', 'bin', 'citysleeps'), ['books', '--json'], { encoding: 'utf8' })
  rulebooks.all = JSON.parse(text) as Record<string, Description>
}
