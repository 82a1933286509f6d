// How fair a table is, as a picture. Pure functions.

import type { Chance, Hint, Weighed } from '../../line/wire'

export const NOBODY = 'none' // has won

/** A bar from 0 to 100: the best guess, where the truth may lie, and the even share. */
export type Bar = { at: number; low: number; high: number; even: number }

export const percent = (share: number): number => Math.round(100 * share)

const within = (share: number): number => Math.min(100, Math.max(0, Math.round(1000 * share) / 10))

const bar = ({ share, low, high }: Chance, even: number): Bar => ({
  at: within(share),
  low: within(low),
  high: within(high),
  even: within(even),
})

/** The sides that win at all, the most frequent first. */
export function ranked({ sides }: Weighed): [string, Chance][] {
  return Object.entries(sides)
    .filter(([side]) => side !== NOBODY)
    .sort(([, one], [, other]) => other.share - one.share)
}

/** One bar for each side; where there are two, the mark between them says it all. */
export function barsOf(found: Weighed): { side: string; other: string; chance: Chance; bar: Bar }[] {
  const all = ranked(found)
  const [first, second] = all
  if (first && second && all.length === 2)
    return [{ side: second[0], other: first[0], chance: second[1], bar: bar(second[1], found.even) }]
  return all.map(([side, chance]) => ({ side, other: '', chance, bar: bar(chance, found.even) }))
}

/** How often the weaker side wins after a change; the doubt is that of the change. */
export const hinted = ({ share, more, low, high }: Hint, { even }: Weighed): Bar =>
  bar({ share, low: share - (more - low), high: share + (high - more) }, even)
