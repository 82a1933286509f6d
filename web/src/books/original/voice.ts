// What the Game Master says aloud.

import type { Voice } from '../face'
import { rulebooks } from '../../table/rulebooks.svelte'
import { hyphened, type Words } from '../../words/words.svelte'
import { isByEyes, onPhones, termsOf, voiced } from '../../words/tell'
import { type Fact, type Table, type View } from './game'
import { laterLine } from './night'

/** What is said aloud to a fact, in the words of the book; a step has lines of its own. */
export function spoken(words: Words, fact: Fact, table: Table): string[] {
  const { facts, phases } = rulebooks.of(table)
  if (!facts[fact.fact]?.aloud) return []
  if (fact.fact === 'step_began')
    return phases[fact.step]?.began ? [stepLine(), ...(isByEyes(table) ? numbers(fact.called) : [])] : []
  if (fact.fact === 'step_ended') return phases[fact.step]?.ended ? [stepLine()] : []
  if (fact.fact === 'night_began' && fact.number === 1) return [words.tell(fact, table.told), ...onPhones(table, words)]
  return [words.tell(fact, table.told)]

  function stepLine(): string {
    return 'step' in fact ? voiced(table, words, `${hyphened(fact.fact)}-${hyphened(fact.step)}`, termsOf(table)) : ''
  }
}

/** ORIG-606 The numbers that are called one after the other, for those who sign with closed eyes. */
const numbers = (called: readonly number[] = []): string[] => called.map(seat => String(seat + 1))

export const voice: Voice<Fact, View> = {
  spoken,
  cue: laterLine,
  chimes: {
    night_began: 'dusk',
    day_began: 'dawn',
    step_began: 'call',
    floor_ended: 'rest',
    tied: 'call',
    sentenced: 'rest',
    executed: 'rest',
  },
}
