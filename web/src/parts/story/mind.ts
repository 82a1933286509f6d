// What a bot said and did, beside what it thought: the rows of its page.

import { Telling, type Told } from '../../books/story'
import type { Because, BotDeed } from '../../line/wire'
import type { Table } from '../../table/table.svelte'
import { say, speech } from '../../words/words.svelte'
import { isClaim, phraseOf } from '../talk/claims'
import { percent } from './odds'

/** A row has a verdict, or how likely the bot held the seat to be what it should not be, or neither. */
export type Row = { words: string; isSaid: boolean; verdict: string; chance: string }

/** The signs of the verdicts. */
export const SIGNS: Record<string, string> = {
  meant: 'check',
  kept: 'check',
  bluff: 'doubt',
  lie: 'unequal',
  broken: 'unequal',
}

/** The seats of the game that bots play, as everybody sees them. */
export const botsAt = (table: Table): number[] =>
  (table.table?.seats ?? []).map((_, seat) => seat).filter(seat => table.player(seat)?.bot)

export const numbered = (table: Table, seat: number): string => `${seat + 1} ${table.told[seat] ?? ''}`

export function rowOf(table: Table, told: Told[], deed: BotDeed): Row {
  const fact = told[deed.fact]?.fact
  const row = { words: '', isSaid: false, verdict: deed.verdict, chance: '' }
  if (fact && isClaim(fact)) return { ...row, words: say('say-quoted', { words: phraseOf(table, fact) }), isSaid: true }
  const seat = numbered(table, deed.seat)
  const chance = `${percent(deed.chance)} %`
  if (deed.kind === 'accusation') return { ...row, words: say('mind-accused', { seat }), chance }
  if (deed.kind === 'vote') return { ...row, words: say('mind-voted', { seat }), chance }
  return { ...row, words: fact ? new Telling([], speech.now, table.told).tell(fact) : '' }
}

/** A reason as the bot would have said it. */
export const reasonOf = (table: Table, seat: number, { kind, seats, words, count }: Because): string =>
  phraseOf(table, { fact: 'claimed', number: 0, seat, kind, seats, words, count })
