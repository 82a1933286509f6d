// What a host needs of a game: the lines to read aloud, who is called and what they have done.

import type { Sign } from '../../parts/desk/face'
import type { Row } from '../../parts/desk/Tally.svelte'
import { warnings } from '../../parts/desk/warned'
import type { SeatState } from '../../parts/seats/Seat.svelte'
import { last, since } from '../../table/facts'
import { isSecret } from '../../table/told'
import { toAnnounce } from '../../words/aloud'
import { callNow, read, tell } from '../../words/tell'
import { say, speech } from '../../words/words.svelte'
import { isNight, NOBODY, type Fact, type Table } from './game'
import { roleOf } from './roles'
import { seatStates } from './seats'
import { isVoting } from './today'
import { spoken } from './voice'

/** What is to be read aloud now (ORIG-1406, ORIG-1410): first what has happened, then what everybody waits for. */
export function toRead(table: Table): { before: string[]; now: string[] } {
  const { view } = table
  if (!view || view.where[0] === 'deal') return { before: [], now: [] }
  const prompts = view.prompts.map(line => read(table, line))
  if (prompts.length && view.floor < 0) return { before: [], now: prompts }
  const { before, now } = withWaiting(
    table,
    toAnnounce(table, fact => spoken(speech.now, fact, table), isCutShort),
  )
  const later = callNow(table)?.lines.slice(1) ?? []
  return { before: [...before, ...prompts], now: [...now, ...later.map(line => read(table, line))] }
}

/** ORIG-1015 The floor of somebody who has left ends at once: nobody else was awaited. */
const isCutShort = (fact: Fact): boolean => fact.fact === 'floor_ended' && fact.by === 'left'

/** Last comes who has the floor or is called by night, also after a warning, an accusation that was corrected, or a change
 * of who leads. */
function withWaiting(table: Table, said: { before: string[]; now: string[] }): { before: string[]; now: string[] } {
  const given = last(table.facts, 'floor_given')
  const began = last(table.facts, 'step_began')
  const awaited =
    given && given.seat === table.view?.floor ? given
    : began && isNight(table) && table.where.includes(began.step) ? began
    : undefined
  const [line = '', ...more] = awaited ? spoken(speech.now, awaited, table) : []
  if (!line || said.now.includes(line)) return said
  return { before: [...said.before, ...said.now], now: [line, ...(more.length ? [more.join(' · ')] : [])] }
}

/** What ends if the host goes on; in the last call of a vote, against whom all count who have raised no hand. */
export function goesOn(table: Table): { step: string; name: string } {
  const { added_to = NOBODY, called = NOBODY } = table.view ?? {}
  const step = table.where.at(-1)
  const isLast = added_to !== NOBODY && called === added_to
  return {
    step:
      isNight(table) ? 'night'
      : isVoting(table) ?
        isLast ? 'last'
        : 'vote'
      : step === 'nomination' ? 'nomination'
      : 'speech',
    name: isLast ? table.name(added_to) : '',
  }
}

// Behind the blind

export type Called = { seats: number[]; act: string; sign: string; done: Map<number, string> }

/** Who is called now, what each of them has chosen so far, and the sign that the werewolf is given. */
export function called(table: Table): Called {
  const call = callNow(table)
  const facts = since(table.facts, 'step_began')
  const done = new Map<number, string>()
  let sign = ''
  for (const fact of facts) {
    if (fact.fact === 'side_told') sign = say(`host-sign-${fact.side}`)
    const seat =
      'member' in fact ? fact.member
      : 'seat' in fact && ['noted', 'check_answer', 'card_shown'].includes(fact.fact) ? fact.seat
      : -1
    if (seat >= 0) done.set(seat, tell(table, fact))
  }
  return { seats: call?.seats ?? [], act: call?.act ?? '', sign, done }
}

/** Fingers that may move on: the gang's choice tells what came of them. */
const FINGERS: Fact['fact'][] = ['pointed', 'planned']

/** What has happened in this night, the latest first; a choice whose answer is there is told by the answer. */
export function tonight(table: Table): string[] {
  const secrets = since(table.facts, 'night_began').filter(fact => isSecret(table, fact))
  return secrets
    .filter(fact => !FINGERS.includes(fact.fact) && !(fact.fact === 'noted' && fact.act === 'check'))
    .map(fact => tell(table, fact))
    .reverse()
}

// The desk, where players have no phones

/** Everybody sees who is to put somebody on trial, and whose hands may be raised. */
export const OPENLY = ['nominate', 'vote']

/** ORIG-612 The plan of a gang binds nobody. */
export const FREE = ['plan']

/** The seats as the desk shows them: by night with their cards; by day with their warnings, and in a vote against whom a
 * hand is used. */
export function deskSeats(table: Table): SeatState[] {
  const { view } = table
  const warned = warnings(table.facts)
  const used = new Map(
    Object.entries((isVoting(table) && view?.hands) || {}).flatMap(([candidate, hands]) =>
      hands.map(seat => [seat, candidate] as const),
    ),
  )
  return seatStates(table).map(state => {
    if (!isNight(table)) {
      const against = used.get(state.seat)
      const tag = against === undefined || isNaN(Number(against)) ? '' : `${Number(against) + 1}`
      return { ...state, tag, warned: warned.get(state.seat) }
    }
    const card = view?.cards[state.seat]
    const role = card ? roleOf(table, card) : undefined
    return { ...state, isBot: false, isAway: false, open: role?.icon, also: [...(state.also ?? []), role?.name ?? ''] }
  })
}

/** How the vote stands: the hands of each call that is over, the one that is called now, and those to come. After it, what
 * was counted. */
export function tallied(table: Table): Row[] {
  const { view } = table
  const isOver = !isVoting(table)
  const words = typeof view?.called === 'string' ? ['execute', 'spare'] : []
  return [...(words.length ? words : (view?.candidates ?? []))].map(key => ({
    key,
    name: typeof key === 'number' ? `${key + 1} ${table.name(key)}` : say(`choice-${key}`),
    number: view?.tally[key],
    isNow: isOver ? view?.floor === key : view?.called === key,
  }))
}

/** What the host answers in silence in this call: a nod or none, a card, a sign. */
export function answered(table: Table): Sign | undefined {
  const facts = since(table.facts, 'step_began')
  const answer = last(facts, 'check_answer')
  if (answer)
    return {
      icon: answer.answer === 'nod' ? 'nod' : 'nonod',
      word: say('host-nod', { answer: answer.answer }),
      lines: [`${answer.target + 1} ${table.name(answer.target)}`],
    }
  const told = facts.filter(fact => fact.fact === 'card_shown').map(fact => tell(table, fact))
  const { sign } = called(table)
  const lines = sign ? [...told, sign] : told
  return lines.length ? { lines } : undefined
}
