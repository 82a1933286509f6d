// What the lobby says of this book.

import { say } from '../../words/words.svelte'
import type { Setup } from '../face'

export const setup: Setup = {
  groupName: group => say('lobby-group', { group }),
  modeName: mode => say(`lobby-mode-${mode}`),
  modeHelp: mode => say(`lobby-mode-${mode}`, {}, 'help'),
  deckTitle: () => say('lobby-dealt'),
  side: winner => say(winner === 'draw' ? 'end-headline-draw' : `end-side-${winner}`),
  brief: ({ lengths }) => [
    say('lobby-speech', { seconds: lengths.speech ?? 0 }),
    say('lobby-night-call', { seconds: lengths.night ?? 0 }),
  ],
  wording: () => '',
}
