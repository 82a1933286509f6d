// What the Game Master says aloud.

import type { Voice } from '../face'
import { onPhones } from '../../words/tell'
import { type Words } from '../../words/words.svelte'
import { described, type Fact, type Table, type View } from './game'
import { lot } from './lot.svelte'

function isSpoken(fact: Fact): boolean {
  const { facts, phases } = described()
  if (fact.fact === 'step_began') return phases[fact.step]?.began ?? false
  if (fact.fact === 'step_ended') return phases[fact.step]?.ended ?? false
  return facts[fact.fact]?.aloud ?? false
}

function spoken(words: Words, fact: Fact, table: Table): string[] {
  if (!isSpoken(fact)) return []
  const isFirst = fact.fact === 'turn_began' && fact.number === 1
  return [words.tell(fact, table.told), ...(isFirst ? onPhones(table, words) : [])]
}

export const voice: Voice<Fact, View> = {
  spoken,
  isHeld: ({ fact }) => fact === 'lot_drawn' && lot.isDrawn,
  chimes: {
    turn_began: 'dusk',
    victim_named: 'dawn',
    nobody_chosen: 'dawn',
    step_began: 'call',
    floor_ended: 'rest',
    tied: 'call',
    eliminated: 'rest',
  },
}
