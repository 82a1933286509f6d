// The face of `bigcity`.

import Lead from '../../parts/host/Lead.svelte'
import { say } from '../../words/words.svelte'
import { face } from '../face'
import Explained from './Explained.svelte'
import Game from './Game.svelte'
import { isHost, isNight, type Fact, type View } from './game'
import icons from './icons.svg?raw'
import { setup } from './lobby'
import Middle from './Middle.svelte'
import { SIDES } from './roles'
import { endingOf, lookOf } from './screen'
import { story } from './story'
import { voice } from './voice'

export default face<Fact, View>({
  Game,
  Explained,
  Menu: Lead,
  leaving: () => say('city-leave-sure'),
  icons,
  signs: Object.fromEntries(Object.entries(SIDES).map(([side, { icon }]) => [side, icon])),
  mine: ({ view, seat }) => [view?.cards[seat] ?? ''],
  isDark: isNight,
  isHosted: ({ view }) => view !== null && view.host >= 0,
  leads: ({ view }) => view?.host ?? -1,
  isApart: isHost,
  screen: { look: lookOf, Middle, ending: endingOf },
  stage: () => import('./stage'),
  voice,
  story,
  setup,
})
