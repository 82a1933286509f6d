// The face of a coin game, which is on no shelf but that of a test.

import { face, type Story } from '../../src/books/face'
import Explained from './Explained.svelte'
import Game from './Game.svelte'
import { isHiding, type Fact, type View } from './game'
import { look } from './look'
import Middle from './Middle.svelte'

const story: Story<Fact> = {
  house: told => ({
    seats: told.flatMap(({ fact }) => (fact.fact === 'game_set' ? fact.seats : [])),
    floors: [{ kind: 'turn', number: 1 }],
    fell: new Map(),
  }),
  chapters(told, telling) {
    for (const one of told) {
      if (!telling.isSeen(one)) continue
      if (one.fact.fact === 'game_set') telling.open('coin', one.fact)
      else if (one.fact.fact === 'own_purse')
        telling.add('coin', [`${telling.names[one.fact.me]} has ${one.fact.coins}`])
    }
    return telling.chapters
  },
  size: house => `${house.seats.length} purses`,
  about: () => 'A window for each purse',
  headline: () => 'The richest wins',
  ended: () => ({ winner: 'richest', winners: [0] }),
  verdict: told => (told.some(({ fact }) => fact.fact === 'ended') ? 'counted' : ''),
}

export default face<Fact, View>({
  Game,
  Explained,
  icons: '<svg><symbol id="i-coin"></symbol></svg>',
  isDark: isHiding,
  isHosted: () => false,
  screen: {
    look,
    Middle,
    ending: () => ({ headline: 'The richest wins', lines: [], roles: new Map(), isOpen: false }),
  },
  voice: { spoken: (_, fact) => [fact.fact], chimes: { hiding_began: 'dusk' } },
  story,
  setup: {
    groupName: group => `Settings of ${group}`,
    modeName: mode => `Mode ${mode}`,
    modeHelp: mode => `How ${mode} goes`,
    deckTitle: () => 'Purses',
    side: winner => `Side ${winner}`,
    brief: ({ settings }) => [`Purse of ${String(settings.purse)}`],
    wording: () => '',
  },
})
