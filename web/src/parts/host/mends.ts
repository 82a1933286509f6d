// What a host may put right for anybody, as choices. The table says what there is; no rule of a game is here.

import type { Argument, Table } from '../../table/table.svelte'
import { hyphened, say } from '../../words/words.svelte'
import type { Option } from '../controls/Choices.svelte'
import { choicesIn, seatsIn, type Slot } from '../desk/matters'

/** An act, and what it needs. */
export type Mend = { act: string; needs: Need[] }
/** A choice for the argument `at`: the whole of it, or one of its list. */
export type Need = {
  at: number
  isList: boolean
  isSeat: boolean
  isOptional: boolean
  label: string
  options: Option[]
}

/** What a book calls numbers and words that are no seats. */
export type Naming = { [K in Slot['kind']]?: { label: string; of: (value: never) => string } }

export const byNumber = (table: Table, seats: number[]): Option<number>[] =>
  seats.map(seat => ({ value: seat, words: `${seat + 1} ${table.name(seat)}` }))

/** Each act once. What only the longer one of two forms takes may be left out. */
export const mendsOf = (table: Table, naming: Naming = {}): Mend[] =>
  [...new Set(table.mends.map(({ act }) => act))].map(act => {
    const forms = table.mends.filter(one => one.act === act).map(({ slots }) => slots)
    const least = Math.min(...forms.map(({ length }) => length))
    const longest = forms.find(({ length }) => forms.every(other => other.length <= length)) ?? []
    return { act, needs: longest.flatMap((slot, at) => needsOf(table, slot, at, at >= least, naming)) }
  })

function needsOf(table: Table, slot: Slot, at: number, isOptional: boolean, naming: Naming): Need[] {
  const named = naming[slot.kind]
  const wordsOf = (value: number | string): string =>
    named ? named.of(value as never) : say(`choice-${hyphened(String(value))}`)
  const need = {
    at,
    isList: slot.kind === 'seats',
    isSeat: seatsIn(slot).length > 0,
    isOptional,
    label: named?.label ?? say('host-correct-target'),
    options: [...byNumber(table, seatsIn(slot)), ...choicesIn(slot).map(value => ({ value, words: wordsOf(value) }))],
  }
  return Array.from({ length: slot.kind === 'seats' ? slot.most : 1 }, () => need)
}

/** The arguments that are chosen. */
export function argsOf({ needs }: Mend, given: (number | string | undefined)[]): Argument[] {
  const args: Argument[] = []
  needs.forEach(({ at, isList }, i) => {
    const one = given[i]
    if (one !== undefined) args[at] = isList ? ([...((args[at] as number[]) ?? []), one] as Argument) : one
  })
  return args
}

/** The seats among them. */
export const aimsOf = ({ needs }: Mend, given: (number | string | undefined)[]): number[] =>
  needs.flatMap(({ isSeat }, i) => (isSeat && typeof given[i] === 'number' ? [given[i]] : []))
