// The books that this app can show: a line each. A phone fetches the face of the book that is played.

import type { Face } from './face'

export const SHELF: Record<string, () => Promise<{ default: Face }>> = {
  bigcity: () => import('./bigcity'),
  cuba: () => import('./cuba'),
  original: () => import('./original'),
  spytown: () => import('./spytown'),
}
