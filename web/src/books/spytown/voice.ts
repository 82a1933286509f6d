// What the Game Master says aloud.

import type { Voice } from '../face'
import { described, type Fact, type View } from './game'

function isSpoken(fact: Fact): boolean {
  const { facts, phases } = described()
  if (fact.fact === 'step_began') return phases[fact.step]?.began ?? false
  if (fact.fact === 'step_ended') return phases[fact.step]?.ended ?? false
  return facts[fact.fact]?.aloud ?? false
}

export const voice: Voice<Fact, View> = {
  spoken: (words, fact, table) => (isSpoken(fact) ? [words.tell(fact, table.told)] : []),
  chimes: { turn_began: 'dusk', victim_named: 'dawn', nobody_chosen: 'dawn', step_began: 'call', floor_ended: 'rest' },
}
