// The day as it stands for me: the news, what I may do, and the line that says what is going on.

import type { CountRow } from '../../parts/room/Count.svelte'
import { waiting } from '../../table/absence'
import { countsInWords, countsOf } from '../../table/counts'
import { last, lastAt, since } from '../../table/facts'
import { talkLine } from '../../table/talk'
import { publicFacts } from '../../table/told'
import { listed, tell, termsOf } from '../../words/tell'
import { say, type Words } from '../../words/words.svelte'
import {
  innerOf,
  isHosted,
  isOut,
  isTalking,
  isVoting,
  NOBODY,
  phaseOf,
  type Fact,
  type Table,
  type Told,
  type View,
} from './game'

const SHOWN = 4 // sentences of news

/** Of what everybody is told that which is said by the screen itself, or read in the talk. */
const SILENT: Fact['fact'][] = [
  'said',
  'claimed',
  'last_word_said',
  'night_begun',
  'day_begun',
  'discussion_opened',
  'votes_counted',
  'warned',
  'unwarned',
  'game_over',
  'final_reveal',
]

const news = (table: Table, from: number): Fact[] => {
  const worth = publicFacts(table)
  return table.facts.slice(Math.max(0, from)).filter(({ fact }) => worth.has(fact) && !SILENT.includes(fact))
}

/** What happened since this day began, or in the evening since the votes were counted. */
export function newsOf(table: Table): Fact[] {
  const from = phaseOf(table) === 'evening' ? 'votes_counted' : 'day_begun'
  return news(
    table,
    lastAt(table.facts, ({ fact }) => fact === from),
  )
}

/** How the last day ended, or what the votes have come to so far. */
export function eveningOf(table: Table): Fact[] {
  const from = Math.max(
    0,
    lastAt(table.facts, ({ fact }) => fact === 'votes_counted' || fact === 'day_begun'),
  )
  const night = table.facts.findIndex(({ fact }, i) => i > from && fact === 'night_begun')
  return news(table, from).filter(fact => night < 0 || table.facts.indexOf(fact) < night)
}

/** The last count, row by row, the most first. */
export function countOf(table: Table): CountRow[] {
  const fact = last(since(table.facts, 'day_begun'), 'votes_counted')
  const gone = last(since(table.facts, 'votes_counted'), 'executed')?.seat
  return (fact ? countsOf(fact.candidates, fact) : [])
    .filter(({ number }) => number)
    .map(({ seat, ...votes }) => ({ key: seat, name: table.name(seat), isOut: seat === gone, ...votes }))
}

/** As much of the news as a phone has room for; in a vote why there is another one. */
export function latest(table: Table): string[] {
  const opened = last(table.facts, 'voting_opened')
  const isAgain = opened && table.where.includes('second_round')
  const facts =
    isVoting(table) ?
      isAgain ? [opened]
      : []
    : newsOf(table).slice(-SHOWN)
  return facts.map(fact => tell(table, fact))
}

/** Am I asked now whom I take along? CITY-R52 Where no card is shown all who have just died are. */
export const isDying = (table: Table): boolean =>
  innerOf(table) === 'avenger_window' && (table.view?.dying.includes(table.seat) ?? false)

/** Against whom my hand is raised in this round, and not any more to be taken down. */
const spentOn = (table: Table): number[] =>
  Object.entries(table.view?.hands ?? {})
    .filter(([seat, hands]) => Number(seat) !== table.view?.named && hands.includes(table.seat))
    .map(([seat]) => Number(seat))

/** Is my hand up against the one named? */
export const isUp = (table: Table): boolean => table.view?.hands[table.view.named]?.includes(table.seat) ?? false

/** The hands so far, the most first. */
export const tally = (table: Table): [seat: number, hands: number[]][] =>
  Object.entries(table.view?.hands ?? {})
    .map(([seat, hands]): [number, number[]] => [Number(seat), hands])
    .filter(([, hands]) => hands.length)
    .sort(([a, one], [b, other]) => other.length - one.length || a - b)

/** How many of those who have a vote have raised a hand in this round. */
export function votedOf(table: Table): { number: number; of: number } {
  const raised = new Set(Object.values(table.view?.hands ?? {}).flat())
  const voters = table.view?.voters ?? []
  return { number: voters.filter(seat => raised.has(seat)).length, of: voters.length }
}

/** A count in lines: who has how many votes, and whose; the most first. */
export function counted(words: Words, fact: Told<'votes_counted'>, names: string[]): string[] {
  const counts = countsOf(fact.candidates, fact).filter(({ number }) => number)
  return countsInWords(words, counts, names)
}

/** What I may do, or whom everybody waits for: of public facts alone, but for my own vote. */
export function lineOf(table: Table, chosen: number): string {
  const view = table.view
  if (!view) return ''
  const hidden = view.dying.every(seat => !view.open_cards[seat])
  if (isDying(table))
    return (
      !table.mayIdle('pass') ? say('city-avenge-answered')
      : hidden ? say('city-avenge-hidden')
      : say(chosen === NOBODY ? 'city-avenge-choose' : 'city-avenge-sure')
    )
  if (innerOf(table) === 'avenger_window')
    return hidden ?
        say('city-avenge-wait-hidden')
      : waiting(table, say('city-avenge-wait', { names: listed(table, view.dying) }), view.dying)
  if (innerOf(table) === 'last_word') return say('city-word-mine')
  if (isOut(table)) return say(table.seat >= 0 ? 'out-end' : 'out-next-game')
  if (isTalking(table)) return isHosted(table) ? say('city-talk-host') : talkLine(table, view.living, view.ready)
  if (isVoting(table)) return voting(view)
  return say('city-wait', termsOf(table))

  function voting({ named, jailed, could_vote }: View): string {
    const name = table.name(named)
    if (jailed.includes(table.seat)) return say('city-vote-jailed')
    if (named === NOBODY) return ''
    if (named === table.seat) return say('city-vote-me')
    if (isUp(table)) return waiting(table, say('city-vote-up', { name }), could_vote)
    if (!table.asked('vote')) {
      const spent = spentOn(table)
      const line =
        spent.length ? say('city-vote-spent', { name: listed(table, spent) }) : say('city-vote-wait', { name })
      return waiting(table, line, could_vote)
    }
    return table.mayIdle('pass') ? say('city-vote-ask') : waiting(table, say('city-vote-passed', { name }), could_vote)
  }
}
