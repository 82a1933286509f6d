// How a lot is drawn on the table screen: so many steps, each longer than the one before.

export const STEPS = 12
const FIRST = 120 // ms
const LAST = 480
const STANDS = 6000 // ms after it has stopped

/** How long the light stays at a step. */
export const stepAt = (step: number): number => FIRST + ((LAST - FIRST) * step) / (STEPS - 1)

/** How long the scene stands. */
export const LOT = Array.from({ length: STEPS }, (_, step) => stepAt(step)).reduce((a, b) => a + b, STANDS)
