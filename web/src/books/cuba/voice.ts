// What is said aloud.

import type { Voice } from '../face'
import { breath } from './breath.svelte'
import { described, tellsAnew, type Fact, type View } from './game'

export const voice: Voice<Fact, View> = {
  spoken: (words, fact, table) => (described().facts[fact.fact]?.aloud ? [words.tell(fact, table.told)] : []),
  isHeld: ({ fact }) => ['bang', 'revealed'].includes(fact) && breath.isDrawn,
  tellsAnew,
  chimes: { box_passed: 'call', investigation_opened: 'dawn', revealed: 'open', bang: 'knock' },
}
