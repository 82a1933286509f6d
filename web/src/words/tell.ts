// The facts and lines of a table in the words of this phone.

import type { Call, Line } from '../line/wire'
import type { Fact } from '../table/facts'
import { asWords } from '../table/settings'
import { secondsLeft, type Table } from '../table/table.svelte'
import { say, speech, type Args, type Words } from './words.svelte'

/** A fact as a sentence, for the player in the seat `reader`. */
export const tell = (table: Table, fact: Fact, reader = table.seat): string => speech.now.tell(fact, table.told, reader)

export const listed = (table: Table, seats: readonly number[]): string =>
  speech.now.join(seats.map(seat => table.name(seat)))

/** A sentence in its short form, if it has one. */
export const shortly = (id: string, args: Args = {}): string =>
  say(id, args, speech.now.has(id, 'short') ? 'short' : '')

/** The arguments that the words of a game take: its settings, and the terms of the view. */
export const termsOf = (table: Table): Args => ({ ...asWords(table.settings), ...table.view?.terms })

const argsOf = (table: Table, { seat = -1 }: Line): Args => {
  const name = table.name(seat)
  return { ...termsOf(table), seat: name, name }
}

/** Does a human host tell players to close and open their eyes? Otherwise everybody looks at their own phone. */
export const isByEyes = (table: Table): boolean => Boolean(table.table?.host)

/** A line said aloud, in its form for phones or for a human host. */
export const voiced = (table: Table, words: Words, id: string, args: Args): string =>
  words.say(id, args, words.has(id, 'eyes') && isByEyes(table) ? 'eyes' : '')

/** What is said once when the first night falls on phones: why everybody taps. */
export const onPhones = (table: Table, words: Words): string[] =>
  isByEyes(table) ? [] : [words.say('night-on-phones')]

/** Where all eyes are at night, for the screen in the middle. */
export const atNight = (table: Table): string => voiced(table, speech.now, 'screen-eyes', {})

/** A line of the Game Master. */
export const read = (table: Table, line: Line, words: Words = speech.now): string =>
  voiced(table, words, line.id, argsOf(table, line))

export const readShortly = (table: Table, line: Line): string => shortly(line.id, argsOf(table, line))

/** What everybody is told to do now, in its short form. */
export const promptOf = (table: Table): string =>
  (table.view?.prompts ?? []).map(line => readShortly(table, line)).join(' ')

/** The current call of the night, if there is one. */
export const callNow = (table: Table): Call | undefined =>
  table.view?.calls.find(call => table.where.includes(call.step))

/** The latest line of the call whose second has come; without a clock the first. */
export function lineNow(table: Table): Line | undefined {
  const lines = callNow(table)?.lines ?? []
  const left = secondsLeft(table.clock)
  if (!table.clock || left === null) return lines[0]
  const past = table.clock.of - left
  return lines.filter(({ at = 0 }) => at <= past).at(-1)
}
