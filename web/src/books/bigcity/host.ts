// What a human Host needs of a game: what to read aloud, who is awake and what they do, what can be corrected.

import type { WireCorrection } from '../../line/wire'
import { byNumber, type Correctable, type Need } from '../../parts/host/HostSheet.svelte'
import { since } from '../../table/facts'
import { isSecret } from '../../table/told'
import { toAnnounce } from '../../words/aloud'
import { callNow, read, tell } from '../../words/tell'
import { say, speech } from '../../words/words.svelte'
import { described, isDeal, isNight, isTalking, type Fact, type Table } from './game'
import { picksNow } from './night'
import { spoken } from './voice'

/** What is to be read aloud now: first what has happened, then what everybody is to do. */
export function toRead(table: Table): { before: string[]; now: string[] } {
  const { before, now } = toAnnounce(table, fact => spoken(speech.now, fact, table))
  const isAsked = isDeal(table) || isTalking(table)
  return { before, now: [...now, ...(isAsked ? (table.view?.prompts ?? []).map(line => read(table, line)) : [])] }
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

type Slot = WireCorrection['slots'][number]

/** 1202 What may be put right now for anybody: the console lies open, so it is the same whatever anybody holds. */
export function correctable(table: Table): Correctable[] {
  const call = isNight(table) ? callNow(table) : undefined
  const living = table.view?.living ?? []
  if (call) {
    const acts = call.act ? (described().steps[call.step]?.acts ?? []) : []
    const whom = (act: string): Need => ({
      label: say('host-correct-target'),
      options: [...byNumber(table, living), ...(act === 'point' ? [{ value: 'up', words: say('choice-up') }] : [])],
    })
    const asked = acts.map(act => ({
      act,
      needs: Array.from({ length: picksNow(table) }, () => whom(act)),
      isList: act === 'check',
    }))
    return acts.length ? [...asked, { act: acts.includes('point') ? 'done' : 'pass', needs: [] }] : []
  }
  const slots = new Map<string, Slot[]>()
  for (const { act, slots: own, idle } of table.corrections) {
    if (own.every(slot => slot.kind === 'seat')) slots.set(act, [...(slots.get(act) ?? []), ...own])
    for (const word of idle) if (!slots.has(word)) slots.set(word, [])
  }
  return [...slots].map(([act, own]) => {
    const seats = [...new Set(own.flatMap(slot => ('seats' in slot ? slot.seats : [])))].sort((a, b) => a - b)
    return { act, needs: seats.length ? [{ label: say('host-correct-target'), options: byNumber(table, seats) }] : [] }
  })
}
