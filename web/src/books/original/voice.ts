// What the Game Master says aloud.

import type { Voice } from '../face'
import { hyphened, type Words } from '../../words/words.svelte'
import { BOOK, type Fact, type Table, type View } from './game'
import { planningCall } from './night'

/** Facts that are said aloud in the words of the book; a step has lines of its own. */
const SPOKEN = new Set<Fact['fact']>([
  'deal_void',
  'night_began',
  'day_began',
  'dawn',
  'judges_confirmed',
  'host_changed',
  'floor_given',
  'nominated',
  'court_opened',
  'no_court',
  'called',
  'counted',
  'tied',
  'sentenced',
  'executed',
  'left',
  'game_over',
])

export function spoken(words: Words, fact: Fact, table: Table): string[] {
  if (fact.fact === 'step_began' || fact.fact === 'step_ended') {
    const context = { night: table.view?.night ?? 0, kill_method: String(table.settings.kill_method ?? 'open_eyes') }
    const line = words.say(`${hyphened(fact.fact)}-${fact.step}`, context)
    const called = fact.fact === 'step_began' ? (fact.called ?? []) : []
    return [line, ...called.map(seat => String(seat + 1))]
  }
  return SPOKEN.has(fact.fact) ? [words.tell(BOOK, fact, table.told)] : []
}

export const voice: Voice<Fact, View> = {
  spoken,
  cue: table => planningCall(table, table.where.at(-1) ?? ''),
  chimes: { night_began: 'dusk', day_began: 'dawn', step_began: 'call', floor_ended: 'rest' },
}
