// What the slots of an ask are filled with. Pure functions.

import type { WireAsk } from '../../line/wire'
import type { Argument } from '../../table/table.svelte'

export type Slots = WireAsk['slots']
export type Given = (Argument | undefined)[]

/** The words that state whether the box was empty, and how they are said. */
export const EMPTY_BOX: Record<string, string> = { 'empty_box=yes': 'yes', 'empty_box=no': 'no' }

/** The seats of which something may be entered. */
export const ofWhom = ({ slots }: Pick<WireAsk, 'slots'>): number[] => {
  const slot = slots.filter(one => one.kind === 'seat').at(-1)
  return slot?.kind === 'seat' ? slot.seats : []
}

/** How often each word may stand in a list. */
export function copies(words: string[]): [string, number][] {
  return [...new Set(words)].map(word => [word, words.filter(one => one === word).length])
}

/** A list with so many of a word, in the order of the words. */
export function withCopies(words: string[], list: string[], word: string, number: number): string[] {
  const wanted = new Map(copies(list))
  wanted.set(word, number)
  return [...new Set(words)].flatMap(one => Array.from({ length: wanted.get(one) ?? 0 }, () => one))
}

/** The arguments, if every slot has one; a number that nobody touched is the least, a list is empty. */
export function filled(slots: Slots, given: Given): Argument[] | undefined {
  const found = slots.map((slot, i) => {
    const one = given[i]
    if (slot.kind === 'number') return one ?? slot.least
    if (slot.kind === 'words') return one ?? []
    return one === 0 || one === '' ? undefined : one
  })
  return found.some(one => one === undefined) ? undefined : (found as Argument[])
}
