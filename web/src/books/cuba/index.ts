// The face of `cuba`.

import { say } from '../../words/words.svelte'
import { face } from '../face'
import Explained from './Explained.svelte'
import Game from './Game.svelte'
import type { Fact, View } from './game'
import icons from './icons.svg?raw'
import { setup } from './lobby'
import { turn } from './hands'
import Menu from './Menu.svelte'
import Middle from './Middle.svelte'
import Passing from './Passing.svelte'
import { endingOf, lookOf } from './screen'
import { story } from './story'
import { voice } from './voice'

export default face<Fact, View>({
  Game,
  Explained,
  Menu,
  leaving: () => say('cuba-leave-sure'),
  icons,
  mine: ({ view, seat }) => [view?.roles[seat] ?? ''],
  hands: { turn, Passing },
  isDark: () => false, // nobody closes the eyes
  isHosted: () => false,
  screen: {
    look: lookOf,
    Middle,
    ending: endingOf,
  },
  stage: () => import('./stage'),
  voice,
  story,
  setup,
})
