// What the Game Master says aloud.

import type { Voice } from '../face'
import { BOOK, SECRET, type Fact, type View } from './game'
import { PUBLIC } from './news'

const CALLED = [...SECRET, 'police_phase', 'role_swap', 'start_window', 'discussion', 'tie_discussion', 'end_window']
const OWN_WORDS: Fact['fact'][] = ['said', 'host_said']

function isSpoken(fact: Fact): boolean {
  if (fact.fact === 'step_began') return CALLED.includes(fact.step)
  if (fact.fact === 'step_ended') return SECRET.includes(fact.step)
  return fact.fact === 'vote_opened' || (PUBLIC.has(fact.fact) && !OWN_WORDS.includes(fact.fact))
}

export const voice: Voice<Fact, View> = {
  spoken: (words, fact, table) => (isSpoken(fact) ? [words.tell(BOOK, fact, table.told)] : []),
  chimes: { turn_began: 'dusk', victim_named: 'dawn', nobody_chosen: 'dawn', step_began: 'call', floor_ended: 'rest' },
}
