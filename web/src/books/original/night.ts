// The night: what is called aloud, alike for everybody; and what is whispered to me alone.

import type { Line, WireAsk } from '../../line/wire'
import { suspicion, type Whispered } from '../../parts/secret/whisper'
import { all, last, since } from '../../table/facts'
import { now } from '../../table/table.svelte'
import { callNow, lineNow, readShortly } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import { NOBODY, type Table } from './game'

// What everybody knows

/** The nights that something may be chosen for in this step: tonight, or those that a gang plans ahead. */
export const nightsNow = (table: Table): number[] => callNow(table)?.nights ?? [table.view?.night ?? 0]

/** The line that is said later in a step than its call; none in any other moment. */
export function laterLine(table: Table): Line | undefined {
  const line = lineNow(table)
  return line === callNow(table)?.lines[0] ? undefined : line
}

/** What the Game Master says aloud now, in as few words as a phone has room for. */
export function callOf(table: Table): string {
  const line = lineNow(table)
  return line ? readShortly(table, line) : ''
}

// What is mine alone

/** What is asked of me for a night, if anything. */
export function askFor(table: Table, night: number): WireAsk | undefined {
  const ask = table.ask
  const ahead = ask?.slots.find(slot => slot.kind === 'number')
  const isFor = ahead ? night >= ahead.least && night <= ahead.most : night === table.view?.night
  return isFor ? ask : undefined
}

/** Has the step before this one ended without a choice of mine? */
export function hasLapsed(table: Table): boolean {
  const began = table.facts.map(fact => fact.fact).lastIndexOf('step_began')
  const facts = since(table.facts.slice(0, began), 'step_began')
  return !facts.some(
    fact =>
      (fact.fact === 'noted' && fact.seat === table.seat) ||
      ((fact.fact === 'pointed' || fact.fact === 'planned') && fact.member === table.seat),
  )
}

/** What the whisper says to me now: what I am asked and what I was told in this step, or a question for the story. */
export function whispered(
  table: Table,
  step: string,
  nights: number[],
  night: number,
  sealed: number[] | undefined,
): Whispered {
  const facts = since(table.facts, 'step_began')
  const ask = askFor(table, night)
  const name = (seat: number): string => (seat === NOBODY ? say('night-nobody') : table.name(seat))
  const nobodyOr = (seat: number): string => (seat === NOBODY ? 'nobody' : 'seat')
  const mine = { step, deck: String(table.settings.deck ?? '') }

  const answer = last(facts, 'check_answer')
  if (answer) {
    // What is sealed after the check is a hunch, and not another check.
    const isHunch = sealed !== undefined && (sealed[0] ?? NOBODY) !== answer.target
    return {
      text: say('night-answer', { ...mine, answer: answer.answer, name: name(answer.target) }),
      note: isHunch ? say('night-kept', { name: name(sealed[0] ?? NOBODY) }) : undefined,
    }
  }
  const card = last(facts, 'card_shown')
  if (card) return { text: say('night-card', { name: name(card.target), card: say(`card-${hyphened(card.card)}`) }) }
  const noted = last(facts, 'noted')
  const met = last(facts, 'gang_met')
  if (noted && night === table.view?.night)
    return beside(say('night-noted', { act: noted.act, name: name(noted.target) }))
  const choice = last(facts, 'gang_choice')
  if (choice) return { text: say('night-gang-choice', { target: nobodyOr(choice.seat), name: name(choice.seat) }) }

  const plan = last(facts, 'plan_recorded')
  if (plan && !ask)
    return {
      items: plan.nights.map((number, i) =>
        say('night-planned', { night: number, name: name(plan.seats[i] ?? NOBODY) }),
      ),
      note: say('night-plan-stands'),
    }
  if (ask?.act === 'plan' || ask?.act === 'point') {
    const said = ask.act === 'plan' ? all(facts, 'planned').filter(one => one.night === night) : all(facts, 'pointed')
    const pointing = new Map(said.map(one => [one.member, one.seat]))
    const inOrder = [...pointing].sort(([a], [b]) => Number(a === table.seat) - Number(b === table.seat) || a - b)
    const items = inOrder.map(([member, seat]) =>
      say('night-points', { name: member === table.seat ? say('night-you') : name(member), target: name(seat) }),
    )
    const what = ask.act === 'plan' ? say('night-ask-plan', { night }) : say('night-ask', { ...mine, act: ask.act })
    if (items.length) return { items, note: pointing.has(table.seat) ? say('night-change') : what }
    return beside(what, say('night-called'))
  }
  if (ask) {
    const left = Math.ceil((askUntil(table) - now.ms) / 1000)
    const tonight = plan?.seats[plan.nights.indexOf(night)] ?? NOBODY
    const note =
      plan ? say('night-plan-tonight', { target: nobodyOr(tonight), name: name(tonight) })
      : isShort(table) ? say('night-seconds', { seconds: Math.max(0, left) })
      : say(ask.idle.length ? 'night-called' : 'night-must')
    return beside(say('night-ask', { ...mine, act: ask.act }), note)
  }

  // A hunch: with what I was told beside it.
  const wonder = sealed === undefined ? suspicion() : say('night-kept', { name: name(sealed[0] ?? NOBODY) })
  const side = last(facts, 'side_told')
  if (side) return { note: say('night-side', { side: say(`side-${side.side}`) }), text: wonder }
  if (met && met.members.length > 1) return { ...company(met), note: wonder }
  if (met) return { note: say('night-alone'), text: wonder }
  return { note: say(table.view?.own.steps.includes(step) ? 'night-idle' : 'night-asleep'), text: wonder }

  /** ORIG-532, ORIG-1261 Those who meet in this step see one another, whatever else is said to them. */
  function beside(text: string, note?: string): Whispered {
    return met ? { ...company(met), note: text } : { text, note }
  }

  function company(met: { members: number[]; cards: string[] }): Whispered {
    const others = met.members.flatMap((seat, i) =>
      seat === table.seat ?
        []
      : [say('night-mate', { name: name(seat), card: say(`card-${hyphened(met.cards[i] ?? '')}`) })],
    )
    return others.length ? { items: others } : { text: say('night-alone') }
  }
}

const askUntil = (table: Table): number => table.ask?.until ?? Infinity

/** Is my own time shorter than that of the step? */
const isShort = (table: Table): boolean => askUntil(table) < (table.clock?.until ?? 0) - 1500
