// What the seats without a phone are asked, as the desk shows it. The table says what there is; no rule of a game is here.

import type { WireCorrection } from '../../line/wire'
import type { Argument, Table } from '../../table/table.svelte'

export type Slot = WireCorrection['slots'][number]
/** One act that some of these seats are asked for: what each may answer, and who has not answered yet. */
export type Matter = { act: string; asks: WireCorrection[]; open: number[] }

/** The seats that play without a phone. */
export const deskSeats = (table: Table): number[] =>
  table.names.map((_, seat) => seat).filter(seat => table.player(seat)?.at_desk)

export const hasDesk = (table: Table): boolean => deskSeats(table).length > 0

/** Spoken words are heard at the table, and what has nothing to choose ends when the host goes on. */
const isTapped = ({ slots }: WireCorrection): boolean => slots.length > 0 && slots.every(slot => slot.kind !== 'text')

const asQuestion = ({ slots }: WireCorrection): string => JSON.stringify(slots)

/** What is open now, one act each, and last what nobody waits for. Whoever has answered it already is still listed in it;
 * what was asked before in the same words, about somebody else, is not. */
export function mattersOf(
  table: Table,
  isShown: (act: string) => boolean = () => true,
  isOffered: (one: WireCorrection) => boolean = () => false, // shown though nobody waits for it
): Matter[] {
  const seats = deskSeats(table)
  const own = table.corrections.filter(one => seats.includes(one.seat) && isTapped(one) && isShown(one.act))
  const isEntered = ({ given }: WireCorrection): boolean => given !== undefined // it can be tapped anew
  const isOpen = (one: WireCorrection): boolean => one.asked || isOffered(one) || isEntered(one)
  const acts = [...new Set(own.filter(isOpen).map(one => one.act))]
  const last = acts.filter(act => own.some(one => one.act === act && isOffered(one)))
  return [...acts.filter(act => !last.includes(act)), ...last].map(act => {
    const same = own.filter(one => one.act === act)
    const now = new Set(same.filter(one => one.asked || isOffered(one)).map(asQuestion))
    const asks = same.filter(one => now.has(asQuestion(one)) || isEntered(one))
    return { act, asks, open: [...new Set(asks.filter(one => one.asked).map(one => one.seat))] }
  })
}

/** What was entered, and at which seats it points. */
export type Entry = { seat: number; act: string; args: Argument[]; aims: number[] }

/** How it was answered for this seat, at whatever desk. */
export function answerOf({ asks }: Matter, seat: number): Entry | undefined {
  const one = asks.find(({ seat: of, given }) => of === seat && given)
  const [act, ...args] = one?.given ?? []
  if (!one || typeof act !== 'string') return undefined
  const aims = args.filter((_, i) => seatsIn(one.slots[i]).length).flat()
  return { seat, act, args, aims: aims.filter(aim => typeof aim === 'number') }
}

/** What was answered in this step for those without a phone, as the table knows it: also what was entered at another desk. */
export const answersNow = (table: Table, isShown: (act: string) => boolean): Entry[] =>
  table.corrections
    .filter(one => one.given && table.player(one.seat)?.at_desk && isTapped(one) && isShown(one.act))
    .flatMap(one => answerOf({ act: one.act, asks: [one], open: [] }, one.seat) ?? [])

/** Those who are asked now and have phones of their own. */
export const askedByPhone = (table: Table, isShown: (act: string) => boolean): number[] => {
  const seats = deskSeats(table)
  const asked = table.corrections.filter(one => one.asked && isTapped(one) && isShown(one.act))
  return [...new Set(asked.map(one => one.seat))].filter(seat => !seats.includes(seat))
}

/** The slots of several asks for one act: each takes what any of them takes. */
export function slotsOf(asks: readonly WireCorrection[]): Slot[] {
  return (asks[0]?.slots ?? []).map((first, i) => {
    const same = asks.flatMap(({ slots }) => (slots[i]?.kind === first.kind ? [slots[i]] : []))
    const all = <T>(of: (slot: Slot) => T[]): T[] => [...new Set(same.flatMap(of))]
    const seats = all(slot => ('seats' in slot ? slot.seats : [])).sort((a, b) => a - b)
    switch (first.kind) {
      case 'seat':
      case 'seats':
        return { ...first, seats }
      case 'seat_or':
        return { ...first, seats, words: all(slot => (slot.kind === 'seat_or' ? slot.words : [])) }
      case 'word':
        return { ...first, words: all(slot => (slot.kind === 'word' ? slot.words : [])) }
      default:
        return first
    }
  })
}

export const seatsIn = (slot: Slot | undefined): number[] => (slot && 'seats' in slot ? slot.seats : [])

/** What is chosen beside the ring: words and numbers. */
export function choicesIn(slot: Slot): (number | string)[] {
  switch (slot.kind) {
    case 'seat_or':
    case 'word':
    case 'words':
      return slot.words
    case 'number':
      return between(slot.least, slot.most)
    case 'number_or':
      return [...between(slot.least, slot.most), ...slot.words]
    default:
      return []
  }
}

const between = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i)

/** What comes after what was just entered: the next number, as of the nights that are planned one after another. */
export const onward = (slot: Slot | undefined, given: Argument | undefined): Argument | undefined =>
  slot?.kind === 'number' && typeof given === 'number' ? Math.min(given + 1, slot.most) : given

/** What fills a slot in which nothing is left to choose. */
export function fixed(slot: Slot): Argument | undefined {
  const seats = seatsIn(slot)
  const choices = choicesIn(slot)
  if (slot.kind === 'seats') return slot.least === seats.length ? seats : undefined
  if (slot.kind === 'words') return choices.length ? undefined : []
  return seats.length + choices.length === 1 ? (seats[0] ?? choices[0]) : undefined
}

const isFull = (slot: Slot, given: Argument | undefined): boolean =>
  slot.kind === 'seats' ? Array.isArray(given) && given.length >= slot.least : given !== undefined

/** Is everything chosen? */
export const isWhole = (slots: readonly Slot[], given: readonly (Argument | undefined)[]): boolean =>
  slots.every((slot, i) => isFull(slot, given[i]))

/** The slot that a tap on a seat fills: the first that takes one and has none; else the last that takes one. */
export function tapped(slots: readonly Slot[], given: readonly (Argument | undefined)[]): number {
  const takers = slots.flatMap((slot, i) => (seatsIn(slot).length > 1 || slot.kind === 'seat_or' ? [i] : []))
  return takers.find(i => !isFull(slots[i]!, given[i])) ?? takers[takers.length - 1] ?? -1
}

/** After a tap on a seat. In a list a second tap takes it out again. */
export function withSeat(
  slots: readonly Slot[],
  given: readonly (Argument | undefined)[],
  seat: number,
): (Argument | undefined)[] {
  const at = tapped(slots, given)
  const slot = slots[at]
  if (!slot || !seatsIn(slot).includes(seat)) return [...given]
  const now = slots.map((_, i) => given[i])
  if (slot.kind !== 'seats') now[at] = seat
  else {
    const list = Array.isArray(given[at]) ? (given[at] as number[]) : []
    now[at] = list.includes(seat) ? list.filter(one => one !== seat) : [...list, seat].slice(-slot.most)
  }
  return now
}

const HANDS = 'vote' // in every book

/** Is it answered by raising hands: everybody at once, and each for one of the same few things? The last voter raises a hand
 * too; but who alone names somebody does not, even if only one can be named. */
export const isByHands = ({ act, asks }: Matter, isDark: boolean): boolean => {
  const seats = new Set(asks.map(one => one.seat))
  const isOneWay = asks.every(({ slots }) => slots.every(slot => fixed(slot) !== undefined))
  return !isDark && asks.every(({ slots }) => slots.length === 1) && ((isOneWay && act === HANDS) || seats.size > 1)
}

/** What a hand may be raised for. */
export const causesOf = (matter: Matter): (number | string)[] => {
  const [slot] = slotsOf(matter.asks)
  return slot ? [...seatsIn(slot), ...choicesIn(slot)] : []
}
