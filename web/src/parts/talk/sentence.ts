// A sentence put together by taps. Its kinds, its slots and what may stand in them are the server's. Pure functions.

import type { WireAsk } from '../../line/wire'
import type { Argument } from '../../table/table.svelte'

/** The slots of something that may be said; the first one takes its kind. */
export type Form = WireAsk['slots']
export type Slot = Form[number]
/** A sentence so far: its kind, and what stands in the slots after it. */
export type Sentence = { kind: string; given: (Argument | undefined)[] }

export const EMPTY: Sentence = { kind: '', given: [] }

const kindsIn = ([first]: Form): string[] => (first?.kind === 'word' ? first.words : [])

/** The kinds, in the order in which they are offered. */
export const kindsOf = (forms: Form[]): string[] => [...new Set(forms.flatMap(kindsIn))]

/** May this stand in the slot? A list of seats may still be too short, if it `grows`. */
function takes(slot: Slot | undefined, value: Argument, grows: boolean): boolean {
  if (slot?.kind === 'seat') return slot.seats.includes(Number(value))
  if (slot?.kind === 'word') return slot.words.includes(String(value))
  if (slot?.kind === 'number') return Number(value) >= slot.least && Number(value) <= slot.most
  if (slot?.kind !== 'seats' || !Array.isArray(value)) return false
  const isLong = grows || value.length >= slot.least
  return isLong && value.length <= slot.most && value.every(one => slot.seats.includes(Number(one)))
}

/** The forms that this sentence may still become. */
const fitting = (forms: Form[], { kind, given }: Sentence, grows = true): Form[] =>
  forms.filter(
    form =>
      kindsIn(form).includes(kind) &&
      given.every((value, i) => value === undefined || takes(form[i + 1], value, grows)),
  )

/** What stands in a slot: what was given; in one for a number that nobody touched, the latest. */
const filled = (slot: Slot, value: Argument | undefined): Argument | undefined =>
  value === undefined && slot.kind === 'number' ? slot.most : value

/** What stands in each slot after the kind; nothing where a slot is open. */
export function partsOf(forms: Form[], sentence: Sentence): { slot: Slot; value: Argument | undefined }[] {
  const [form] = fitting(forms, sentence)
  return (form ?? []).slice(1).map((slot, i) => ({ slot, value: filled(slot, sentence.given[i]) }))
}

/** The slot to be filled next: -1 if none is open. */
export const openIn = (forms: Form[], sentence: Sentence): number =>
  wholeOf(forms, sentence) ? -1 : (
    partsOf(forms, sentence).findIndex(({ slot, value }) => value === undefined || !takes(slot, value, false))
  )

/** The sentence as an answer, if no slot is open. */
export function wholeOf(forms: Form[], sentence: Sentence): Argument[] | undefined {
  for (const form of fitting(forms, sentence, false)) {
    const args = form.slice(1).map((slot, i) => filled(slot, sentence.given[i]))
    if (args.every((one): one is Argument => one !== undefined)) return [sentence.kind, ...args]
  }
  return undefined
}

/** What may stand in this slot, if the slots before it stay: in every form that they leave. */
function slotsAt(forms: Form[], { kind, given }: Sentence, at: number): Slot[] {
  const before = { kind, given: given.slice(0, at) }
  return fitting(forms, before).flatMap(form => form[at + 1] ?? [])
}

export const seatsAt = (forms: Form[], sentence: Sentence, at: number): number[] => [
  ...new Set(slotsAt(forms, sentence, at).flatMap(slot => ('seats' in slot ? slot.seats : []))),
]

export const wordsAt = (forms: Form[], sentence: Sentence, at: number): string[] => [
  ...new Set(slotsAt(forms, sentence, at).flatMap(slot => (slot.kind === 'word' ? slot.words : []))),
]

export function numbersAt(forms: Form[], sentence: Sentence, at: number): number[] {
  const slots = slotsAt(forms, sentence, at).flatMap(slot => (slot.kind === 'number' ? [slot] : []))
  const least = Math.min(...slots.map(slot => slot.least))
  const most = Math.max(...slots.map(slot => slot.most))
  return slots.length ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : []
}

/** The sentence with this in a slot; what does not fit it any more is open again. */
export function put(forms: Form[], { kind, given }: Sentence, at: number, value: Argument | undefined): Sentence {
  const length = Math.max(given.length, at + 1)
  let now: Sentence = { kind, given: Array.from({ length }, (_, i) => (i === at ? value : undefined)) }
  given.forEach((old, i) => {
    if (i === at || old === undefined) return
    const more = { kind, given: now.given.map((one, j) => (j === i ? old : one)) }
    if (fitting(forms, more).length) now = more
  })
  return now
}

/** A tap on a window, for the slot of seats that is open, or else the last one; nothing if there is none for it. */
export function tapped(forms: Form[], sentence: Sentence, seat: number): Sentence | undefined {
  const parts = partsOf(forms, sentence)
  const isSeats = (i: number): boolean => parts[i]?.slot.kind === 'seat' || parts[i]?.slot.kind === 'seats'
  const open = openIn(forms, sentence)
  const last = parts.map((_, i) => isSeats(i)).lastIndexOf(true)
  const at = isSeats(open) ? open : last
  if (at < 0 || !seatsAt(forms, sentence, at).includes(seat)) return undefined
  if (parts[at]?.slot.kind === 'seat') return put(forms, sentence, at, seat)
  const most = Math.max(...slotsAt(forms, sentence, at).map(slot => (slot.kind === 'seats' ? slot.most : 0)))
  const held = sentence.given[at]
  const before = Array.isArray(held) ? held.map(Number) : []
  const now = before.includes(seat) ? before.filter(one => one !== seat) : [...before, seat].slice(-most)
  return put(forms, sentence, at, now.length ? now : undefined)
}

/** The seats that stand in the sentence. */
export const seatsIn = (forms: Form[], sentence: Sentence): number[] =>
  partsOf(forms, sentence).flatMap(({ slot, value }) =>
    value === undefined ? []
    : slot.kind === 'seat' ? [Number(value)]
    : Array.isArray(value) && slot.kind === 'seats' ? value.map(Number)
    : [],
  )

/** An answer as a sentence, if it may be said now. */
export function sentenceOf(forms: Form[], [kind, ...given]: Argument[]): Sentence | undefined {
  const sentence = { kind: String(kind), given }
  return wholeOf(forms, sentence) ? sentence : undefined
}
