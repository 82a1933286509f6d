// What the lobby shows of this book: its settings in groups, its cards.

import { presetOf } from '../../table/settings'
import { hyphened, say } from '../../words/words.svelte'
import type { Setup } from '../face'
import { CARDS } from './roles'
import { complete, leastSeconds, SPEECH, unhosted } from './setup'

export const setup: Setup = {
  main: ['host_mode', 'night_step_seconds', 'gang_agreement', 'single_accused_defence'],
  groups: {
    deal: ['deck', 'kill_method', 'row13_special', 'address_by', 'deal_seconds'],
    night: [
      'team_target',
      'plan_reminder',
      'gang_replan',
      'sheriff_may_pass',
      'maniac_may_pass',
      'sheriff_vs_doctor',
      'sheriff_vs_immortal',
      'lawyer_appears_red',
      'werewolf_trigger',
      'werewolf_joins',
    ],
    court: ['nomination_seconds', 'vote_call_seconds', 'all_or_none_tie', 'judge_tie'],
    end: [
      'helpers_in_parity',
      'maniac_blocks_parity',
      'red_win_requires',
      'nobody_left',
      'stalemate_rounds',
      'dead_see_all',
      'reveal_at_end',
    ],
  },
  elsewhere: ['temporary_host'],
  groupName: group => say('lobby-group', { group }),
  least: leastSeconds,
  warning: () => '',

  complete,
  modeOf: presetOf,
  modeName: mode => say(`lobby-mode-${mode}`),
  modeHelp: mode => say(`lobby-mode-${mode}`, {}, 'help'),
  /** A person who hosts stays. */
  outlasts: (name, value, mode) => name === 'host_mode' && value === 'human' && mode !== 'hostless',
  kept: settings => ({ ...(settings.host_mode === 'human' && { host_mode: 'human' }) }),

  deckTitle: () => say('lobby-deck'),
  deck: (card, count) => ({
    icon: CARDS[card]?.icon ?? 'card',
    name: say(`card-${hyphened(card)}`),
    line: say(`lobby-deck-${hyphened(card)}`, { count }),
  }),
  brief: settings => [
    say('lobby-speech', { seconds: SPEECH }),
    say('lobby-night-call', { seconds: Number(settings.night_step_seconds ?? 0) }),
  ],

  hosting: settings => String(settings.host_mode ?? 'engine'),
  hosted: settings => ({ ...settings, host_mode: 'human' }),
  unhosted,
  wording: () => '',
}
