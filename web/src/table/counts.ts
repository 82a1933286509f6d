// Votes as they were counted. Pure functions.

import type { Words } from '../words/words.svelte'

/** A counted vote: who voted for whom, and the number for each candidate. */
type Counted = { voters: number[]; votes: number[]; numbers: number[] }
/** For or against a seat: how many votes, and whose. */
export type Count = { seat: number; number: number; voters: number[] }

/** The most first. */
export const countsOf = (seats: number[], { voters, votes, numbers }: Counted): Count[] =>
  seats
    .map((seat, i) => ({ seat, number: numbers[i] ?? 0, voters: voters.filter((_, j) => votes[j] === seat) }))
    .sort((a, b) => b.number - a.number)

/** One line for each candidate. */
export const countsInWords = (words: Words, counts: Count[], names: string[]): string[] =>
  counts.map(({ seat, number, voters }) =>
    words.say('day-tally', {
      name: names[seat] ?? '',
      number,
      voters: voters.map(voter => names[voter] ?? '').join(', '),
    }),
  )
