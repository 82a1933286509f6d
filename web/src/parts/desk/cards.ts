// Counting the cards of a real box, while it is told who holds what.

import type { Held } from './box.svelte'

type Numbers = Record<string, number>

/** So many of a card nobody is told to hold yet. */
export const leftOf = (due: Numbers, told: readonly string[], card: string): number =>
  (due[card] ?? 0) - told.filter(one => one === card).length

/** The one card that all others must hold, if it is only one. */
export function rest(due: Numbers, told: readonly string[]): string {
  const left = Object.keys(due).filter(card => leftOf(due, told, card) > 0)
  return left.length === 1 ? (left[0] ?? '') : ''
}

/** The order in which cards are called: what most hold comes last, and need not be called at all. */
export const inOrder = (due: Numbers): string[] => Object.keys(due).sort((a, b) => (due[a] ?? 0) - (due[b] ?? 0))

/** After a tap on somebody with this card in hand. Whoever has it gives it back. The only one of its kind is taken from whoever
 * was told to have it; of others, and with no card in hand, the one who is tapped gives back what he has. */
export function afterTap(held: Held, id: number, hand: string, due: number): Held {
  const without = (gone: (one: number) => boolean): Held =>
    Object.fromEntries(Object.entries(held).filter(([one]) => !gone(Number(one))))
  const isFree = Object.values(held).filter(one => one === hand).length < due
  if (!hand || held[id] === hand || (!isFree && due > 1)) return without(one => one === id)
  return { ...(isFree ? held : without(one => held[one] === hand)), [id]: hand }
}
