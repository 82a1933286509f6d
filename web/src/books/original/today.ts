// What the screens of a day need of the facts told: who has spoken, who stands in court, how it was counted.

import { all, last, since } from '../../table/facts'
import type { CountRow } from '../../parts/room/Count.svelte'
import { say } from '../../words/words.svelte'
import { isNight, kindOf, NOBODY, type Table, type Told } from './game'

/** Are hands raised now? */
export const isVoting = (table: Table): boolean => kindOf(table, table.where.at(-1)) === 'vote'

/** Who speaks or puts on trial now, who is still to come, and who has spoken today. */
export function speakers(table: Table): { now: number; toCome: number[]; spoken: number[] } {
  const { view } = table
  const spoken = all(since(table.facts, 'day_began'), 'floor_given')
    .filter(fact => fact.kind === 'speech')
    .map(fact => fact.seat)
  return { now: spoken.length ? (view?.speaker ?? NOBODY) : NOBODY, toCome: view?.to_speak ?? [], spoken }
}

/** The last vote of today: its candidates, and once it is counted who abstained, and against whom that counts. */
export function lastVote(table: Table): { opened: Told<'vote_opened'>; counted?: Told<'counted'> } | undefined {
  const facts = since(since(table.facts, 'day_began'), 'vote_opened')
  const opened = last(facts, 'vote_opened')
  return opened && { opened, counted: last(facts, 'counted') }
}

/** How many of those who vote have raised a hand in a call that is over. */
export function votedOf(table: Table): { number: number; of: number } {
  const raised = Object.values(table.view?.hands ?? {}).flat()
  const voters = table.view?.voters ?? []
  return { number: voters.filter(seat => raised.includes(seat)).length, of: voters.length }
}

/** The last count of today, row by row: whose hands, and what they come to. */
export function countOf(table: Table): CountRow[] {
  const facts = since(since(table.facts, 'day_began'), 'vote_opened')
  const counted = last(facts, 'counted')
  const gone = last(facts, 'sentenced')?.seats ?? []
  return (counted?.candidates ?? []).map((choice, i) => ({
    key: choice,
    name: typeof choice === 'number' ? table.name(choice) : say(`choice-${choice}`),
    voters:
      all(facts, 'hands')
        .filter(({ candidate }) => candidate === choice)
        .at(-1)?.seats ?? [],
    number: counted?.numbers[i] ?? 0,
    note:
      counted && counted.added_to === choice && counted.abstained.length ?
        `${say('court-abstained')}: ${counted.abstained.map(seat => seat + 1).join(', ')}`
      : '',
    isOut: typeof choice === 'number' && gone.includes(choice),
  }))
}

/** The night or the day that it is. */
export const title = (table: Table): string =>
  isNight(table) ?
    say('night-began', { number: table.view?.night ?? 0 }, 'heading')
  : say('day-began', { number: table.view?.day ?? 0 }, 'heading')
