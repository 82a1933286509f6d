// What a human Game Master needs of a game: what to read aloud, who is awake and what they do.

import type { Sign } from '../../parts/desk/face'
import type { SeatState } from '../../parts/seats/Seat.svelte'
import { last } from '../../table/facts'
import type { WireCorrection } from '../../line/wire'
import { callNow, read, tell } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import { tokenIcon, tokenName } from './cards'
import { isNight, isSecret, thisTurn, type Fact, type Table } from './game'
import { lot } from './lot.svelte'
import { isPrivate, newsOf } from './news'
import { thisCall } from './night'
import { seatStates } from './seats'

const BY_NIGHT = 'recruitment'
const COUNCIL = 'police_phase' // it begins with steps of its own, or waits for nobody

/** What is to be read aloud now: first what has happened, then what everybody is to do; on whom a lot falls not before
 * the light has stopped. */
export function toRead(table: Table): { before: string[]; now: string[] } {
  if (lot.isDrawn) return { before: [say('spy-lot')], now: [] }
  const facts = table.facts
  const ended = facts.filter(fact => fact.fact === 'step_ended' && isNight(fact.step)).at(-1)
  const since = ended ? facts.slice(facts.lastIndexOf(ended) + 1) : []
  const steps = since.flatMap(fact => (fact.fact === 'step_began' ? [fact.step] : []))
  const isFresh = ended?.fact === 'step_ended' && steps.filter(step => step !== COUNCIL).length < 2
  const prompts = (table.view?.prompts ?? []).map(line => read(table, line))
  const waking = steps[0] === COUNCIL ? [read(table, { id: `step-began-${hyphened(COUNCIL)}` })] : []
  const closing = isFresh ? [read(table, { id: `step-ended-${hyphened(ended.step)}` }), ...waking] : []
  const { opening, given } = prompts.length ? { opening: [], given: [] } : defence(table)
  return {
    before: [...closing.filter(line => !prompts.includes(line)), ...newsOf(table), ...opening, ...nightfall(table)],
    now: [...prompts, ...given],
  }
}

/** SPY-403 Before the first call of a turn all close their eyes. */
function nightfall(table: Table): string[] {
  const { facts } = table
  const calls = thisTurn(facts).filter(fact => fact.fact === 'step_began' && isNight(fact.step))
  return calls.length === 1 && isSecret(table) ? [tell(table, last(facts, 'turn_began')!)] : []
}

/** Who has the floor in defence, and before the first speech who is in the final. */
function defence(table: Table): { opening: string[]; given: string[] } {
  if ((table.view?.floor ?? -1) < 0) return { opening: [], given: [] }
  const { facts } = table
  const final = facts.filter(fact => fact.fact === 'finalists').at(-1)
  const speeches = facts.slice(final ? facts.lastIndexOf(final) : 0).filter(fact => fact.fact === 'floor_given')
  const isFirst = final !== undefined && speeches.length === 1
  return {
    opening: isFirst ? [tell(table, final)] : [],
    given: speeches.slice(-1).map(fact => tell(table, fact)),
  }
}

const isSecretDeed = (fact: Fact): boolean => isPrivate(fact) && fact.fact !== 'noted'

/** Who is awake in a secret phase, and what was told in it so far. */
export function tonight(table: Table): string[] {
  return thisCall(table.facts)
    .filter(isSecretDeed)
    .map(fact => tell(table, fact, -1))
}

/** What happened in secret in this turn, the latest first. */
export function thisNight(table: Table): string[] {
  return thisTurn(table.facts)
    .filter(isSecretDeed)
    .map(fact => tell(table, fact, -1))
    .reverse()
}

/** The one card that is played by night, by somebody who is awake (SPY-921). What may still be put right of a time for cards
 * by day is not offered: it would be played at once. */
export const isByNight = (table: Table, { seat, act, slots }: WireCorrection): boolean =>
  act === 'play' &&
  slots.some(slot => slot.kind === 'word' && slot.words.includes(BY_NIGHT)) &&
  (callNow(table)?.seats.includes(seat) ?? false)

/** Everybody sees who votes. Who may play a card, or shoot, is told by nobody but the player. */
export const OPENLY = ['vote']

/** The seats as the desk shows them: in a secret phase with their tokens. */
export const deskSeats = (table: Table): SeatState[] =>
  seatStates(table).map(state => {
    const token = table.view?.tokens[state.seat] ?? ''
    if (!isSecret(table) || !token) return state
    const also = [...(state.also ?? []), tokenName(token)]
    return { ...state, isBot: false, isAway: false, open: tokenIcon(token), also }
  })

/** What the Game Master shows in silence: the token that was asked for. */
export function answered(table: Table): Sign | undefined {
  const seen = thisCall(table.facts).filter(fact => fact.fact === 'token_seen')
  const last = seen[seen.length - 1]
  if (last?.fact !== 'token_seen') return undefined
  return {
    icon: tokenIcon(last.token),
    word: tokenName(last.token),
    lines: [`${last.seat + 1} ${table.name(last.seat)}`],
  }
}

/** The deal by hand is still to be entered. */
export const isByHand = (table: Table): boolean => table.asks.some(ask => ask.host && ask.act === 'deal')
