// What a human Game Master needs of a game: what to read aloud, who is awake and what they do, what can be corrected.

import { byNumber, type Correctable } from '../../parts/HostSheet.svelte'
import { tell } from '../../words/tell'
import { say } from '../../words/words.svelte'
import { cardName } from './cards'
import { innerOf, phaseOf, SECRET, stepOf, thisTurn, windowOf, type Table } from './game'
import { newsOf, PRIVATE, promptOf } from './news'
import { thisCall } from './night'

/** What is to be read aloud now: first what has happened, then what everybody is to do. */
export function toRead(table: Table): { before: string[]; now: string[] } {
  const facts = table.facts
  const ended = facts.filter(fact => fact.fact === 'step_ended' && SECRET.includes(fact.step)).at(-1)
  const since = ended ? facts.slice(facts.lastIndexOf(ended) + 1) : []
  const isFresh = ended?.fact === 'step_ended' && since.filter(fact => fact.fact === 'step_began').length === 1
  const closing = isFresh ? [say(`step-ended-${ended.step.replaceAll('_', '-')}`)] : []
  return { before: [...closing, ...newsOf(table)], now: [promptOf(table, 'whole')].filter(Boolean) }
}

/** Who is awake in a secret phase, and what was told in it so far. */
export function tonight(table: Table): string[] {
  return thisCall(table.facts)
    .filter(fact => PRIVATE.has(fact.fact) && fact.fact !== 'noted')
    .map(fact => tell(table, fact, -1))
}

/** What happened in secret in this turn, the latest first. */
export function thisNight(table: Table): string[] {
  return thisTurn(table.facts)
    .filter(fact => PRIVATE.has(fact.fact) && fact.fact !== 'noted')
    .map(fact => tell(table, fact, -1))
    .reverse()
}

/** 1206 The inputs of this step that may be put right, or supplied. */
export function correctable(table: Table): Correctable[] {
  const seats = {
    label: say('host-correct-target'),
    options: byNumber(
      table,
      table.names.map((_, seat) => seat),
    ),
  }
  const cards = {
    label: say('spy-which-card'),
    options: [...new Set(table.view?.deck ?? [])].map(value => ({ value, words: cardName(value) })),
  }
  const plain = (act: string): Correctable => ({ act, needs: [] })
  const at = (act: string): Correctable => ({ act, needs: [seats] })
  const play: Correctable = { act: 'play', needs: [cards, { ...seats, isOptional: true }] }
  const step = innerOf(table) || stepOf(table) || phaseOf(table)
  switch (step) {
    case 'deal':
      return [plain('ready')]
    case 'role_swap':
      return [play, plain('pass')]
    case 'agent_phase':
      return [at('check'), plain('pass')]
    case 'mafia_phase':
      return table.view?.deck.includes('recruitment') ? [at('point'), play] : [at('point')]
    case 'last_shot_right':
      return [at('shoot'), plain('pass')]
    case 'discussion':
      return [plain('ready')]
    case 'preliminary_vote':
    case 'final_vote':
      return [at('vote'), plain('abstain')]
    case 'tie_discussion':
      return [at('vote'), plain('ready')]
    case 'defence':
      return [plain('done')]
    default:
      return windowOf(table) ? [play, plain('pass')] : []
  }
}

/** The deal by hand is still to be entered. */
export const isByHand = (table: Table): boolean => table.asks.some(ask => ask.host && ask.act === 'deal')
