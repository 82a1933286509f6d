// What a human Host needs of a game: what to read aloud, who is awake and what they do.

import type { Sign } from '../../parts/desk/face'
import { warnings } from '../../parts/desk/warned'
import type { SeatState } from '../../parts/seats/Seat.svelte'
import { last, since } from '../../table/facts'
import { isSecret } from '../../table/told'
import { toAnnounce } from '../../words/aloud'
import { read, tell, termsOf } from '../../words/tell'
import { hyphened, say, speech } from '../../words/words.svelte'
import { innerOf, isDeal, isNight, isTalking, type Fact, type Table } from './game'
import { roleOf, SIGNS } from './roles'
import { seatStates } from './seats'
import { spoken } from './voice'

/** What is to be read aloud now: first what has happened, then what everybody is to do. */
export function toRead(table: Table): { before: string[]; now: string[] } {
  const { before, now } = toAnnounce(table, fact => spoken(speech.now, fact, table))
  const isAsked = isDeal(table) || isTalking(table) || innerOf(table) === 'avenger_window'
  return {
    before: [...asleep(table, [...before, ...now]), ...before],
    now: [...now, ...(isAsked ? (table.view?.prompts ?? []).map(line => read(table, line)) : [])],
  }
}

/** CITY-322 Who was called goes back to sleep before the next call, and before all wake. */
function asleep(table: Table, announced: string[]): string[] {
  const { facts } = table
  const calls = since(facts, 'night_begun').flatMap(fact => (fact.fact === 'called' ? [fact.step] : []))
  const dawn = last(since(facts, 'night_begun'), 'day_begun')
  const isDawn = dawn !== undefined && announced.includes(tell(table, dawn))
  const step =
    isNight(table) ? calls.at(-2)
    : isDawn ? calls.at(-1)
    : undefined
  if (!step) return []
  const id = hyphened(step)
  return [say('city-asleep', { step: id, name: say(`phase-${id}`, termsOf(table)) })]
}

/** Not worth a line to who knows it all. */
const PASSING: Fact['fact'][] = ['card_dealt', 'to_announce', 'woken', 'list_ban']

const secrets = (table: Table, facts: Fact[]): string[] =>
  facts
    .filter(fact => isSecret(table, fact) && !PASSING.includes(fact.fact))
    .filter(fact => fact.fact !== 'act_taken' || fact.act !== 'done')
    .map(fact => tell(table, fact, -1))

/** Who is awake in this call, and what was told in it so far. */
export const tonight = (table: Table): string[] => secrets(table, since(table.facts, 'called'))

/** What happened in secret in this night and since, the latest first. */
export const thisNight = (table: Table): string[] => secrets(table, since(table.facts, 'night_begun')).reverse()

/** Everybody sees whose hands may be raised. Who may take somebody along, jail or speak for somebody is secret. */
export const OPENLY = ['vote']

/** The seats as the desk shows them: by night with their roles, by day with their warnings. */
export function deskSeats(table: Table): SeatState[] {
  const warned = warnings(table.facts)
  return seatStates(table).map(state => {
    const card = table.view?.cards[state.seat]
    if (!isNight(table)) return { ...state, warned: warned.get(state.seat) }
    if (!card) return state
    const { icon, name } = roleOf(table, card)
    return { ...state, isBot: false, isAway: false, open: icon, also: [...(state.also ?? []), name] }
  })
}

/** What the Host answers in silence in this call: a thumb, or crossed arms. */
export function answered(table: Table): Sign | undefined {
  const facts = since(table.facts, 'called')
  const answer = last(facts, 'check_answer')
  if (answer) return { icon: SIGNS[answer.signal], lines: [tell(table, answer, -1)] }
  const spared = last(facts, 'no_shot')
  if (spared) return { icon: SIGNS.thumb_up, lines: [tell(table, spared, -1)] }
  const crossed = last(facts, 'crossed_arms')
  return crossed && { icon: 'blocked', lines: [tell(table, crossed, -1)] }
}
