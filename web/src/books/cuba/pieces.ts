// Diamonds, tokens and roles in signs and words.

import { hyphened, say, speech } from '../../words/words.svelte'
import { described, type Loot, type Table } from './game'

/** Sides by their shape and hue: section 2 of the design. */
export const SIDES: Record<string, { icon: string; hue: string }> = {
  godfather_side: { icon: 'town', hue: 'gold' },
  thieves_side: { icon: 'mafia', hue: 'ash' },
  solo: { icon: 'alone', hue: 'violet' },
  passenger: { icon: 'wheel', hue: 'teal' },
}

export const roleName = (role: string): string => say(described().roles[role]?.words ?? '')
export const roleIcon = (role: string): string => described().roles[role]?.icon ?? 'token'
export const tokenName = (token: string): string => say(`token-${hyphened(token)}`)

export const diamonds = (number: number): string => say('cuba-diamonds', { number })

/** The tokens in words, so many of each; in the order in which they are always listed. */
export const tokens = (all: readonly string[]): string => kindsOf(all).join(', ')

export function kindsOf(all: readonly string[]): string[] {
  if (!all.length) return [say('cuba-no-tokens')]
  return [...new Set(all)].map(token =>
    say('role-count', { name: tokenName(token), count: all.filter(one => one === token).length }),
  )
}

/** What somebody holds, in words. */
export function loot({ diamonds: number, tokens: held }: Loot): string {
  const parts = [...(number ? [diamonds(number)] : []), ...held.map(tokenName)]
  return parts.length ? speech.now.join(parts) : say('choice-nothing')
}

/** What is in a box, in words: both, be it none. */
export const contents = ({ diamonds: number, tokens: held }: Loot): string =>
  say('cuba-contents', { diamonds: diamonds(number), tokens: tokens(held) })

/** What I hold myself, as far as there is anything yet. */
export const myLoot = (table: Table): Loot | undefined => table.view?.loots[table.seat]
