// What the lobby says of this book.

import { say } from '../../words/words.svelte'
import type { Setup } from '../face'
import TokenChooser from './TokenChooser.svelte'

export const setup: Setup = {
  groupName: group => say('cuba-group', { group }),
  modeName: mode => say(`preset-${mode}`),
  modeHelp: mode => say('cuba-mode', { mode }),
  deckTitle: () => say('cuba-tokens'),
  Cards: TokenChooser,
  chosen: () => say('cuba-chosen'),
  side: winner => say('cuba-side-wins', { ending: winner }), // games differ by how they end, and that says who wins
  brief: ({ settings, lengths }) => [
    ...(settings.mode === 'assisted' ? [say('cuba-lobby-real')] : []),
    say('cuba-lobby-time', { minutes: Math.round((lengths.investigation ?? 0) / 60) }),
  ],
  hasDesk: ({ settings }) => settings.mode === 'assisted',
  wording: () => '',
}
