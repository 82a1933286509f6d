// The face of `spytown`.

import Lead from '../../parts/host/Lead.svelte'
import { say } from '../../words/words.svelte'
import { face } from '../face'
import { SIDES } from './cards'
import Explained from './Explained.svelte'
import Game from './Game.svelte'
import { isSecret, type Fact, type View } from './game'
import icons from './icons.svg?raw'
import { setup } from './lobby'
import Middle from './Middle.svelte'
import { endingOf, lookOf } from './screen'
import { story } from './story'
import { voice } from './voice'

export default face<Fact, View>({
  Game,
  Explained,
  Menu: Lead,
  leaving: () => say('spy-leave-sure'),
  icons,
  signs: Object.fromEntries(Object.entries(SIDES).map(([side, { icon }]) => [side, icon])),
  mine: ({ view, seat }) => [view?.tokens[seat] ?? '', view?.cards[seat] ?? ''],
  isDark: isSecret,
  isHosted: () => false, // but by a person without a seat, whom the table knows
  screen: { look: lookOf, Middle, ending: endingOf },
  stage: () => import('./stage'),
  voice,
  story,
  setup,
})
