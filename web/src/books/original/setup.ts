// What may be chosen of this book, and what that means for a table. Pure functions.

import { complete as completed, type Rulebook, type Settings } from '../../table/settings'

export const SPEECH = 60 // seconds (1601)
const BY_HAND = ['night_step_seconds', 'nomination_seconds', 'vote_call_seconds']
const FEWEST = 5 // seconds

/** 1610 A step without a limit needs a host. */
export const leastSeconds = (name: string, settings: Settings): number =>
  BY_HAND.includes(name) && settings.host_mode === 'engine' ? FEWEST : 0

/** Without a preset the deck brings its own. */
export function complete(book: Rulebook, chosen: Settings): Settings {
  const byDeck = Object.values(book.presets).find(one => one.deck === (chosen.deck ?? 'basic'))
  return completed(book, chosen, byDeck)
}

/** Nobody hosts any more but the software. */
export function unhosted(settings: Settings): Settings {
  const others = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'host_mode'))
  return others.preset === 'hostless' ? { ...others, preset: 'basic' } : others
}
