// What an ask may be answered with.

import type { WireAsk } from '../line/wire'

export function seatsOf(ask: Pick<WireAsk, 'slots'> | undefined): number[] {
  const slot = ask?.slots.find(one => one.kind === 'seat')
  return slot?.kind === 'seat' ? slot.seats : []
}

export function wordOf(ask: WireAsk | undefined): string {
  const slot = ask?.slots.find(one => one.kind === 'word')
  return slot?.kind === 'word' ? (slot.words[0] ?? '') : ''
}

/** The word that stands for nobody, where a seat is asked for. */
export function wordInstead(ask: WireAsk | undefined): string {
  const slot = ask?.slots.find(one => one.kind === 'seat_or')
  return slot?.kind === 'seat_or' ? (slot.words[0] ?? '') : ''
}

export const needsSeat = (ask: WireAsk | undefined): boolean => ask?.slots.some(slot => slot.kind === 'seat') ?? false
