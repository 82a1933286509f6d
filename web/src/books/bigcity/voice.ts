// What the Host says aloud.

import type { Voice } from '../face'
import { onPhones, termsOf } from '../../words/tell'
import { hyphened, type Words } from '../../words/words.svelte'
import { described, NOBODY, type Fact, type Table, type View } from './game'

/** What is said aloud to a fact; a call has a line of its own. Whose hands they were all have seen: only their number is said
 * (CITY-1103). */
export function spoken(words: Words, fact: Fact, table: Table): string[] {
  if (!described().facts[fact.fact]?.aloud) return []
  if (fact.fact === 'night_begun' && fact.number === 1) return [words.tell(fact, table.told), ...onPhones(table, words)]
  if (fact.fact === 'votes_counted')
    return [words.say('votes-counted', words.arguments(fact, table.told, NOBODY), 'aloud')]
  return [fact.fact === 'called' ? words.say(hyphened(fact.step), termsOf(table)) : words.tell(fact, table.told)]
}

export const voice: Voice<Fact, View> = {
  spoken,
  chimes: {
    night_begun: 'dusk',
    day_begun: 'dawn',
    called: 'call',
    discussion_opened: 'rest',
    executed: 'rest',
    nobody_condemned: 'rest',
  },
}
