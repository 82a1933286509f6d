// The night: what is called aloud, alike for everybody; and what is whispered to me alone.

import type { Step } from '../../line/wire'
import { suspicion, type Whispered } from '../../parts/secret/whisper'
import { all, last, lastAt, since } from '../../table/facts'
import type { Ask } from '../../table/table.svelte'
import { callNow, lineNow, readShortly, tell } from '../../words/tell'
import { say } from '../../words/words.svelte'
import { described, type Fact, type Table } from './game'
import { SIGNS } from './roles'

// What everybody knows

export const callOf = (table: Table): string => {
  const line = lineNow(table)
  return line ? readShortly(table, line) : ''
}

/** Which call this is: what was tapped is forgotten with it, on every phone alike. */
export const keyOf = (table: Table): string =>
  [table.code, table.game, table.view?.night, callNow(table)?.step].join('/')

const stepNow = (table: Table): Step | undefined => described().steps[callNow(table)?.step ?? '']

/** How many are chosen in this call, and between which acts; where they only look, as in any other. */
export const picksNow = (table: Table): number => (callNow(table)?.act ? (stepNow(table)?.picks ?? 1) : 1)
export const waysNow = (table: Table): string[] => (callNow(table)?.act ? (stepNow(table)?.ways ?? []) : [])

/** Do those who are called point together, and say when they are done? */
export const isTogether = (table: Table): boolean => callNow(table)?.act === 'point'

const thisCall = (facts: Fact[]): Fact[] => since(facts, 'called')

// What is mine alone

/** What is asked of me about these players, in the way that I have chosen where there are two. */
export function askFor(table: Table, way: string, seats: number[]): Ask | undefined {
  const acts = stepNow(table)?.acts ?? []
  const asks = table.there ? table.asks.filter(ask => !ask.host && acts.includes(ask.act)) : []
  const isFor = (ask: Ask): boolean =>
    seats.every(seat => ask.slots.some(slot => 'seats' in slot && slot.seats.includes(seat)))
  return asks.find(ask => ask.act === way) ?? asks.find(isFor) ?? asks[0]
}

/** Do I point there already? To point anew would take back what the others have said. */
export const isPointing = (table: Table, seats: number[]): boolean =>
  isTogether(table) && table.view?.pointings[table.seat] === (seats[0] ?? 'up')

/** CITY-R74 What those awake with me have written in this call; and mine, which I alone read if nobody was awake with me. */
export const wordsNow = (table: Table, jotted: string[]): string[] => [
  ...all(thisCall(table.facts), 'faction_said').map(fact => tell(table, fact)),
  ...jotted.map(text => say('city-night-jotted', { text })),
]

/** What the whisper says to me now. */
export function whispered(table: Table, way: string, sealed: number[] | undefined): Whispered {
  const facts = thisCall(table.facts)
  const ask = askFor(table, way, [])

  const answer = last(facts, 'check_answer')
  if (answer) return { icon: SIGNS[answer.signal], text: tell(table, answer) }
  const spared = last(facts, 'no_shot')
  if (spared) return { icon: SIGNS.thumb_up, text: tell(table, spared) }
  const crossed = last(facts, 'crossed_arms')
  if (crossed) return { icon: 'blocked', text: tell(table, crossed), note: wonder() }
  const recruited = last(since(table.facts, 'night_begun'), 'recruited')
  if (recruited) return { icon: 'sect', text: tell(table, recruited), note: sealed && wonder() }
  const awake = last(facts, 'awake')
  if (awake) return together(awake.seats)
  const taken = last(facts, 'act_taken')
  if (taken) return { text: tell(table, taken) }
  if (ask)
    return {
      note: say(ask.idle.includes('pass') ? 'night-called' : 'night-must'),
      text: say(`city-ask-${ask.act}`, { picks: picksNow(table) }),
    }
  return { note: say('night-asleep'), text: wonder() }

  /** The question for whoever has nothing else to do. */
  function wonder(): string {
    if (sealed === undefined) return suspicion()
    return say('night-kept', { name: sealed[0] === undefined ? say('night-nobody') : table.name(sealed[0]) })
  }

  /** CITY-711, CITY-841 Those awake with me, and where each of them points. */
  function together(seats: number[]): Whispered {
    const pointings = table.view?.pointings ?? {}
    const aim = (seat: number): string => {
      const target = pointings[seat]
      return (
        target === undefined ? ''
        : typeof target === 'number' ? table.name(target)
        : say(`city-points-${target}`)
      )
    }
    const others = seats.filter(seat => seat !== table.seat)
    const items = [...others, table.seat].map(seat => {
      const name = seat === table.seat ? say('night-you') : table.name(seat)
      return aim(seat) ? say('night-points', { name, target: aim(seat) }) : name
    })
    const note = toDo()
    return others.length ? { items, note } : { note: say('city-night-alone'), text: note }
  }

  /** What is to be done by those awake together: the latest that they were told, or what is asked. */
  function toDo(): string {
    const news = facts.filter(fact => NEWS.includes(fact.fact)).at(-1)
    const isNew = news && facts.indexOf(news) > lastAt(facts, ({ fact }) => fact === 'pointed')
    const taken = last(facts, 'act_taken')
    if (isNew && news.fact === 'agent_exposed') return say('city-night-agent', { name: table.name(news.agent) })
    if (isNew) return tell(table, news)
    if (taken) return tell(table, taken)
    if (!ask) return sealed ? wonder() : say(isLeading() ? 'city-night-leads' : 'city-night-met')
    if (ask.idle.includes('done')) return say('city-night-done')
    if (hasPointed()) return say('city-night-waits')
    return isLeading() ? say('city-night-leads') : say(`city-ask-${ask.act}`, { picks: picksNow(table) })
  }

  function isLeading(): boolean {
    return facts.some(({ fact }) => fact === 'leader_inherited' || fact === 'head_inherited')
  }

  function hasPointed(): boolean {
    return table.view?.pointings[table.seat] !== undefined
  }
}

/** Told to those awake together. */
const NEWS: Fact['fact'][] = ['agent_exposed', 'faction_choice', 'recruit_chosen']
