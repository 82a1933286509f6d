// What is told of a table, in the words of this phone.

import type { Call, Line } from '../line/wire'
import type { Fact } from '../table/facts'
import { rulebooks } from '../table/rulebooks.svelte'
import { asWords, hostOf } from '../table/settings'
import { secondsLeft, type Table } from '../table/table.svelte'
import { say, speech, type Args, type Words } from './words.svelte'

/** A fact as a sentence, to one who sits in the seat `reader`. */
export const tell = (table: Table, fact: Fact, reader = table.seat): string => speech.now.tell(fact, table.told, reader)

export const listed = (table: Table, seats: readonly number[]): string =>
  speech.now.join(seats.map(seat => table.name(seat)))

/** A sentence in as few words as a phone has room for. */
export const shortly = (id: string, args: Args = {}): string =>
  say(id, args, speech.now.has(id, 'short') ? 'short' : '')

/** What the words of a game take as arguments: its settings, and what the book says beside. */
export const termsOf = (table: Table): Args => ({ ...asWords(table.settings), ...table.view?.terms })

const argsOf = (table: Table, { seat = -1 }: Line): Args => {
  const name = table.name(seat)
  return { ...termsOf(table), seat: name, name }
}

/** Does a person lead the table, before whom eyes are shut and opened? Else everybody looks at the own window. */
export const isByEyes = (table: Table): boolean => hostOf(rulebooks.of(table), table.settings) === 'human'

/** A line said aloud, in the voice for phones, or for eyes. */
export const voiced = (table: Table, words: Words, id: string, args: Args): string =>
  words.say(id, args, words.has(id, 'eyes') && isByEyes(table) ? 'eyes' : '')

/** What is said once, when the first night falls on phones: what everybody taps for. */
export const onPhones = (table: Table, words: Words): string[] =>
  isByEyes(table) ? [] : [words.say('night-on-phones')]

/** A line of the Game Master. */
export const read = (table: Table, line: Line, words: Words = speech.now): string =>
  voiced(table, words, line.id, argsOf(table, line))

export const readShortly = (table: Table, line: Line): string => shortly(line.id, argsOf(table, line))

/** What everybody is told to do now, where there is little room. */
export const promptOf = (table: Table): string =>
  (table.view?.prompts ?? []).map(line => readShortly(table, line)).join(' ')

/** The call that is made now, if eyes are closed. */
export const callNow = (table: Table): Call | undefined =>
  table.view?.calls.find(call => table.where.includes(call.step))

/** The line of the call whose second has come last; without a clock the first. */
export function lineNow(table: Table): Line | undefined {
  const lines = callNow(table)?.lines ?? []
  const left = secondsLeft(table.clock)
  if (!table.clock || left === null) return lines[0]
  const past = table.clock.of - left
  return lines.filter(({ at = 0 }) => at <= past).at(-1)
}
