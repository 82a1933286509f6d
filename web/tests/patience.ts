// How long a test waits for what must come: long enough for a machine that is busy with other things.

import { vi } from 'vitest'

export const PATIENCE = 120_000 // ms

/** Wait until something is so. */
export const until = (isSo: () => void): Promise<void> => vi.waitFor(isSo, PATIENCE)
