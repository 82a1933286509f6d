// What the Game Master says aloud.

import type { Voice } from '../face'
import { rulebooks } from '../../table/rulebooks.svelte'
import { hyphened, type Words } from '../../words/words.svelte'
import { termsOf } from '../../words/tell'
import { type Fact, type Table, type View } from './game'
import { laterLine } from './night'

/** What is said aloud to a fact, in the words of the book; a step has lines of its own. */
export function spoken(words: Words, fact: Fact, table: Table): string[] {
  const { facts, phases } = rulebooks.of(table)
  if (!facts[fact.fact]?.aloud) return []
  if (fact.fact === 'step_began')
    return phases[fact.step]?.began ? [stepLine(), ...(fact.called ?? []).map(seat => String(seat + 1))] : []
  if (fact.fact === 'step_ended') return phases[fact.step]?.ended ? [stepLine()] : []
  return [words.tell(fact, table.told)]

  function stepLine(): string {
    return 'step' in fact ? words.say(`${hyphened(fact.fact)}-${hyphened(fact.step)}`, termsOf(table)) : ''
  }
}

export const voice: Voice<Fact, View> = {
  spoken,
  cue: laterLine,
  chimes: { night_began: 'dusk', day_began: 'dawn', step_began: 'call', floor_ended: 'rest' },
}
