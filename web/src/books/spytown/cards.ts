// The tokens and the cards: their signs, who may use a card and when (Table 8A), and what I hold.

import { all } from '../../table/facts'
import { wordOf } from '../../table/asks'
import { listed } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import { windowOf, type Table } from './game'

type Card = { icon: string; users: string[]; phase: string; clause: string }

const BOTH = ['policeman', 'mafioso']
const EVERYBODY = ['policeman', 'mafioso', 'agent']

/** In the book's order. */
export const CARDS: Record<string, Card> = {
  vest: { icon: 'vest', users: BOTH, phase: 'police_phase', clause: 'SPY-901' },
  bandage: { icon: 'bandage', users: BOTH, phase: 'police_phase', clause: 'SPY-911' },
  recruitment: { icon: 'recruit', users: ['mafioso'], phase: 'mafia_phase', clause: 'SPY-921' },
  commander: { icon: 'commander', users: EVERYBODY, phase: 'start_of_game', clause: 'SPY-931' },
  reverse_recruitment: { icon: 'turn', users: BOTH, phase: 'whole_game', clause: 'SPY-941' },
  role_swap: { icon: 'swap', users: BOTH, phase: 'start_of_game', clause: 'SPY-951' },
  wiretap: { icon: 'voice', users: BOTH, phase: 'police_phase', clause: 'SPY-961' },
  shelter: { icon: 'shelter', users: BOTH, phase: 'police_phase', clause: 'SPY-971' },
  safe_conduct: { icon: 'conduct', users: BOTH, phase: 'police_phase', clause: 'SPY-981' },
  arrest: { icon: 'cuffs', users: BOTH, phase: 'police_phase', clause: 'SPY-991' },
  shot_round_corner: { icon: 'corner', users: ['policeman'], phase: 'police_phase', clause: 'SPY-1001' },
  kidnapping: { icon: 'rope', users: ['policeman'], phase: 'police_phase', clause: 'SPY-1011' },
  last_shot: { icon: 'lastshot', users: ['policeman'], phase: 'whole_game', clause: 'SPY-1021' },
  new_gang: { icon: 'gang', users: BOTH, phase: 'whole_game', clause: 'SPY-1031' },
  neutral: { icon: 'card', users: EVERYBODY, phase: 'whole_game', clause: 'SPY-1051' },
}

export const TOKENS: Record<string, { icon: string; side: string; clause: string }> = {
  agent: { icon: 'eye', side: 'police', clause: 'SPY-308' },
  policeman: { icon: 'shield', side: 'police', clause: 'SPY-303' },
  mafioso: { icon: 'mafia', side: 'mafia', clause: 'SPY-306' },
}

/** Sides by their shape and hue: section 2 of the design. */
export const SIDES: Record<string, { icon: string; hue: string }> = {
  police: { icon: 'town', hue: 'blue' },
  mafia: { icon: 'mafia', hue: 'ash' },
  new_gang: { icon: 'gang', hue: 'teal' },
}

export const cardName = (card: string): string => say(`card-${hyphened(card)}`)
export const tokenName = (token: string): string => say(`token-${hyphened(token)}`)

/** 810 to 812 A card without the symbol of its holder's token is neutral to him. */
export const usable = (card: string, token: string): string => (CARDS[card]?.users.includes(token) ? card : 'neutral')

/** 311 The side that one plays for: by the token, but for some cards and a Recruitment. */
export function sideOf(token: string, held: string, isRecruited: boolean): string {
  const side = TOKENS[token]?.side ?? 'police'
  const card = usable(held, token)
  if (card === 'new_gang') return 'new_gang' // R30
  if (isRecruited) return 'mafia'
  return (
    card === 'reverse_recruitment' ?
      side === 'mafia' ?
        'police'
      : 'mafia'
    : side
  )
}

export type Hand = { token: string; card: string; side: string; isUsable: boolean; isSpent: boolean; now: string }

/** What I hold, and what I can do with it now; nothing if nothing was dealt to me. */
export function myHand(table: Table): Hand | null {
  const view = table.view
  const token = view?.tokens[table.seat] ?? ''
  if (!view || !token) return null
  const card = view.cards[table.seat] ?? ''
  const isSpent = view.spent.includes(card)
  const isUsable = card !== 'neutral' && usable(card, token) === card
  return {
    token,
    card,
    side: sideOf(token, card, view.recruited.includes(table.seat)),
    isUsable,
    isSpent,
    now: nowOf(table, card, isUsable, isSpent),
  }
}

/** A word for what may be done with the card now. */
function nowOf(table: Table, card: string, isUsable: boolean, isSpent: boolean): string {
  if (!card) return ''
  if (card === 'neutral') return 'neutral'
  if (!isUsable) return 'unusable'
  if (card === 'commander') return 'commander'
  if (isSpent) return 'spent'
  if (['reverse_recruitment', 'new_gang'].includes(card)) return 'always'
  const ask = table.asked('play')
  if (ask && wordOf(ask) === card) return 'now'
  return windowOf(table) ? 'not-here' : 'later'
}

/** 924 Has a Recruitment taken place? Everybody hears of it, though not whose. */
export const isRecruitmentOver = (table: Table): boolean => table.facts.some(fact => fact.fact === 'recruitment_called')

/** The action cards that everybody knows may still come. */
export function looming(table: Table): string[] {
  const view = table.view
  const isOver = isRecruitmentOver(table)
  return [...new Set(view?.deck ?? [])].filter(
    card => !view?.spent.includes(card) && !(card === 'recruitment' && isOver),
  )
}

/** 819 Could anybody reveal a card out of its phase now? The same answer on every phone. */
export function mayBeRevealed(table: Table): boolean {
  const phase = table.where[0] ?? ''
  const isPhase = ['agent_phase', 'gang_recognition', 'mafia_phase', 'police_phase'].includes(phase)
  if (!isPhase || table.settings.wrong_phase === 'refuse') return false
  return looming(table).some(
    card => ['mafia_phase', 'police_phase'].includes(CARDS[card]!.phase) && CARDS[card]!.phase !== phase,
  )
}

/** 466 Could anybody play a card now, outside the windows? */
export function mayBePlayed(table: Table): boolean {
  const phase = table.where[0] ?? ''
  const cards = looming(table)
  return phase === 'mafia_phase' ?
      cards.includes('recruitment')
    : phase === 'police_phase' && cards.some(card => card === 'wiretap' || card === 'shot_round_corner')
}

/** What somebody may claim to be, or to hold. */
export const claimed = (claim: string): string => (claim in TOKENS ? tokenName(claim) : cardName(claim))

/** What I know beyond my own hand: the tokens I saw, and whom I met awake. */
export function myKnowledge(table: Table): string[] {
  const view = table.view
  const seen = new Map(
    all(table.facts, 'token_seen')
      .filter(fact => fact.me === table.seat)
      .map(fact => [fact.seat, fact.token]),
  )
  const others = (seats: number[] | undefined): number[] =>
    seats?.includes(table.seat) ? seats.filter(seat => seat !== table.seat) : []
  const [awake, members] = [others(view?.awake), others(view?.members)]
  return [
    ...[...seen].map(([seat, token]) => say('spy-night-seen', { name: table.name(seat), token: tokenName(token) })),
    ...(awake.length ? [say('spy-met', { side: say('side-mafia'), names: listed(table, awake) })] : []),
    ...(members.length ? [say('spy-met', { side: say('side-new-gang'), names: listed(table, members) })] : []),
  ]
}
