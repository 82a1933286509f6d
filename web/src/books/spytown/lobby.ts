// What the lobby says of this book.

import { hyphened, say } from '../../words/words.svelte'
import type { Setup } from '../face'
import CardChooser from './CardChooser.svelte'
import { cardsIn } from './setup'

export const setup: Setup = {
  groupName: group => say('spy-group', { group }),
  modeName: mode => say(`preset-${mode}`),
  modeHelp: mode => say(`spy-mode-${mode}`),
  deckTitle: () => say('spy-tokens'),
  Cards: CardChooser,
  side: winner => say(`side-${hyphened(winner)}`),
  brief: advice => [
    say('spy-lobby-cards', { cards: cardsIn(advice).length }),
    say('spy-lobby-talk', { seconds: advice.lengths.discussion ?? 0 }),
  ],
  wording: ({ kids_theme }) => (kids_theme === 'on' ? 'kids' : ''),
}
