// What the lobby says of this book.

import { hyphened, say, speech } from '../../words/words.svelte'
import type { Setup } from '../face'
import { isDrawn } from './deck'
import RoleChooser from './RoleChooser.svelte'

export const setup: Setup = {
  groupName: group => say('city-group', { group }),
  modeName: mode => say(`preset-${mode.replace('_', '-')}`),
  modeHelp: mode => say(`city-mode-${mode.replace('_', '-')}`),
  deckTitle: () => say('lobby-dealt'),
  deckNote: ({ preset }) => say(preset ? 'city-deck-proposed' : 'city-deck-own'),
  Cards: RoleChooser,
  host: ({ settings }) => (settings.host === 'human_dealt' ? say('city-lobby-drawn') : ''),
  side(winner) {
    const id = `side-${hyphened(winner)}`
    return say(speech.now.has(id) ? id : `card-${hyphened(winner)}`) // who wins alone
  },
  brief: advice => [
    ...(isDrawn(advice) ? [say('setting-opt-who-is-who')] : []),
    say('city-lobby-talk', { seconds: advice.lengths.discussion ?? 0 }),
  ],
  wording: () => '',
}
