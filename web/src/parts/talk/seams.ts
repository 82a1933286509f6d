// What cannot all be true, in words that take no side.

import type { Table } from '../../table/table.svelte'
import { say, speech } from '../../words/words.svelte'
import type { Seam } from './board'
import { claimsOf, phraseOf, wordName, type Claim } from './claims'

export function seamWords(table: Table, { kind, seats, claims, words }: Seam): string {
  const named = (seat: number): string => `${seat + 1} ${table.name(seat)}`
  const made = claims.flatMap(number => claimsOf(table.facts).find(one => one.number === number) ?? [])
  const answer = ({ seat, words: [word = ''] }: Claim): string => `${named(seat)}: ${wordName(word)}`
  return say('board-seam', {
    kind,
    names: speech.now.join(seats.map(named)),
    word: words[0] ? wordName(words[0]) : '',
    about: (made[0]?.seats ?? []).map(named).join(', '),
    said: made.map(answer).join('; '),
    name: named(seats[0] ?? 0),
    second: named(seats[1] ?? 0),
    third: named(seats[2] ?? 0),
    first: made[0] ? phraseOf(table, made[0]) : '',
    last: made.length ? phraseOf(table, made[made.length - 1]!) : '',
    shown: words[1] ? wordName(words[1]) : '',
  })
}
