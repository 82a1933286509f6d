// How a lot is drawn on the table screen: so many steps, each longer than the one before.

import type { Scene } from './play'

export const STEPS = 12
const FIRST = 120 // ms
const LAST = 480

/** How long the light stays at a step. */
export const stepAt = (step: number): number => FIRST + ((LAST - FIRST) * step) / (STEPS - 1)

const DRAWN = Array.from({ length: STEPS }, (_, step) => stepAt(step)).reduce((a, b) => a + b)
const STANDS = 6000 // ms after it has stopped

/** The scenes of a lot that is told as fact number `at`: nobody hears on whom it falls before the light has stopped. */
export const lotScenes = (at: number): Scene[] => [
  { kind: 'lot', at, said: at - 1, ms: DRAWN, least: DRAWN },
  { kind: 'lot', at, ms: STANDS },
]
