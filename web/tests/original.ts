// A table that plays `original`, as far as a test says what there is.

import type { Fact, View } from '../src/books/original/game'
import { seated } from './seated'

const VIEW: View = {
  where: [],
  living: [0, 1, 2, 3],
  left: [],
  calls: [],
  prompts: [],
  terms: {},
  own: { side: '', steps: [] },
  night: 1,
  day: 1,
  composition: {},
  cards: [],
  gangs: [],
  sides: [],
  nods: {},
  judges: [],
  plans: {},
  floor: -1,
  speaker: -1,
  to_speak: [],
  docket: [],
  accused: [],
  accusers: [],
  candidates: [],
  voters: [],
  called: -1,
  hands: {},
  counts: {},
  tally: {},
  could_vote: [],
  added_to: -1,
  sentenced: [],
  sees_all: false,
  temporary_host: -1,
  host: -1,
  clause: '',
  over: false,
  winner: '',
  winners: [],
}

type Welcome = Parameters<typeof seated<Fact, View>>[1]

/** The table, and what is said to it from then on. */
export const originalSeated = (view: Partial<View>, welcome: Welcome = {}) =>
  seated<Fact, View>('original', { ...welcome, view: { ...VIEW, ...view } })

export const originalTable = (view: Partial<View>, welcome: Welcome = {}) => originalSeated(view, welcome).table
