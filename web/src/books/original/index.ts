// The face of `original`.

import { face } from '../face'
import Explained from './Explained.svelte'
import Game from './Game.svelte'
import { isNight, type Fact, type View } from './game'
import icons from './icons.svg?raw'
import { setup } from './lobby'
import Middle from './Middle.svelte'
import { SIGNS } from './roles'
import { endingOf, lookOf } from './screen'
import { story } from './story'
import { voice } from './voice'

export default face<Fact, View>({
  Game,
  Explained,
  icons,
  signs: SIGNS,
  mine: ({ view, seat }) => [view?.cards[seat] ?? ''],
  isDark: isNight,
  isHosted: ({ view }) => view !== null && (view.host >= 0 || view.temporary_host >= 0),
  leads: ({ view }) => Math.max(view?.host ?? -1, view?.temporary_host ?? -1),
  screen: { look: lookOf, Middle, ending: endingOf },
  stage: () => import('./stage'),
  voice,
  story,
  setup,
})
