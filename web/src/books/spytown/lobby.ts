// What the lobby shows of this book: its settings in groups, its tokens and cards.

import { complete } from '../../table/settings'
import { say } from '../../words/words.svelte'
import type { Setup } from '../face'
import { TOKENS, tokenName } from './cards'
import CardChooser from './CardChooser.svelte'
import { betrays, cardsIn, modeOf } from './setup'

export const setup: Setup = {
  main: ['gm_mode', 't_discussion'],
  groups: {
    cards: [
      'neutral_supply',
      'save_scope',
      'wrong_phase',
      'commander_prelim',
      'reverse_wakes',
      'recruited_agent',
      'chain_last_shot',
      'new_gang_min_seats',
      'new_gang_recognition',
    ],
    night: ['edition', 'small_first_mafia_phase', 'agent_pass', 'mafia_choice', 'dead_view'],
    vote: ['vote_mode', 'self_vote', 'abstain', 'second_place_tie', 'finalists_vote', 'empty_vote', 'end_check'],
    children: ['kids_no_agent', 'kids_last_shot', 'kids_single_vote', 'kids_theme', 'kids_chain'],
    times: [
      't_deal',
      't_role_swap',
      't_agent',
      't_recognition',
      't_mafia',
      't_reaction',
      't_start_window',
      't_vote',
      't_defence',
      't_tie',
      't_end_window',
      't_last_shot',
    ],
  },
  elsewhere: ['cards'],
  groupName: group => say('spy-group', { group }),
  least: () => 0,
  warning: (name, value) => (betrays(name, Number(value)) ? say('advice-no-timer') : ''),

  complete: (book, chosen) => complete(book, chosen),
  modeOf: (_, settings) => modeOf(settings),
  modeName: mode => say(`preset-${mode}`),
  modeHelp: mode => say(`spy-mode-${mode}`),
  outlasts: () => false,
  kept: (settings, mode) => ({
    ...(settings.gm_mode === 'human' && { gm_mode: 'human' }),
    ...(mode === 'cards' && { cards: cardsIn(settings) }),
  }),

  deckTitle: () => say('spy-tokens'),
  deck: (token, count) => ({
    icon: TOKENS[token]?.icon ?? 'token',
    name: tokenName(token),
    line: say('role-count', { name: tokenName(token), count }),
  }),
  Cards: CardChooser,
  brief: settings => [
    say('spy-lobby-cards', { cards: cardsIn(settings).length }),
    say('spy-lobby-talk', { seconds: Number(settings.t_discussion ?? 0) }),
  ],

  hosting: settings => (settings.gm_mode === 'human' ? 'human' : 'engine'),
  hosted: settings => ({ ...settings, gm_mode: 'human' }),
  unhosted: ({ gm_mode: _, ...others }) => others,
  wording({ preset, kids_theme = preset === 'children' ? 'on' : 'off' }) {
    return kids_theme === 'on' ? 'kids' : ''
  },
}
