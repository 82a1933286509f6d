// The secret phases: what is called aloud, alike for everybody; and what is whispered to me alone.

import type { Whispered } from '../original/night'
import type { Table } from '../../table/table.svelte'
import { hyphened, say, speech } from '../../words/words.svelte'
import { cardName, myHand, tokenName } from './cards'
import { all, asked, factsOf, last, NOBODY, phaseOf, SECRET, settingsOf, since, tell, viewOf, type Fact, type Open } from './game'

export const SIGNS = ['nod', 'shake', 'shrug', 'wait'] as const
export const SIGN_ICONS: Record<string, string> = { nod: 'check', shake: 'cross', shrug: 'doubt', wait: 'clock' }
const QUESTIONS = 6

/** What was told in this phase, or since a Recruitment began it anew. */
export const thisCall = (facts: Fact[]): Fact[] =>
  since(facts, fact => (fact.fact === 'step_began' && SECRET.includes(fact.step)) || fact.fact === 'recruitment_called')

/** What the Game Master says aloud: the same to everybody. */
export function callOf(table: Table): string {
  const called = thisCall(factsOf(table))[0]
  if (called?.fact === 'recruitment_called') return tell(table, called)
  const id = `step-began-${hyphened(phaseOf(table))}`
  return say(id, {}, speech.now.has(id, 'short') ? 'short' : '')
}

/** Which call this is: what was tapped is forgotten with it, on every phone alike. */
export function keyOf(table: Table): string {
  const calls = factsOf(table).filter(fact => fact.fact === 'recruitment_called').length
  return [table.code, table.game, viewOf(table)?.turn, phaseOf(table), calls].join('/')
}

/** The question of everybody who is not called: six in turn, the same for all. */
function question(table: Table): string {
  const calls = all(factsOf(table), 'step_began').filter(fact => SECRET.includes(fact.step)).length
  return say(`night-question-${((calls + QUESTIONS - 1) % QUESTIONS) + 1}`)
}

/** What I may do by tapping a seat, apart from a card. */
export const actOf = (table: Table): Open | undefined => asked(table, 'check') ?? asked(table, 'point')

/** What the whisper says to me now. */
export function whispered(table: Table, sealed: number | undefined): Whispered {
  const view = viewOf(table)
  const facts = thisCall(factsOf(table))
  const ask = actOf(table)
  const name = (seat: number): string => (seat === NOBODY ? say('night-nobody') : table.name(seat))

  const lost = last(factsOf(table), 'lost')
  const seen = last(facts, 'token_seen')
  const answer = seen && say('spy-night-seen', { name: name(seen.seat), token: tokenName(seen.token) })
  if (view?.lost && lost) return { note: answer ?? say('spy-night-lost'), text: tell(table, lost) }
  const met = last(facts, 'mafia_met')
  if (met?.seats.includes(table.seat)) return company(met.seats)
  if (answer) return { note: mine(), text: answer }
  const gang = last(facts, 'gang_met')
  if (gang) return { note: mine(), text: gang.seats.length > 1 ? tell(table, gang) : say('spy-night-alone') }
  if (ask) return { note: ask.idle.length ? say('night-called') : say('night-must'), text: say('spy-night-ask', { act: ask.act }) }
  return { note: mine(), text: sealed === undefined ? question(table) : say('night-kept', { name: name(sealed) }) }

  /** 205, 807 One may look at the own token and card at any time. */
  function mine(): string {
    const hand = myHand(table)
    if (!hand) return ''
    return hand.card ? say('spy-night-hand', { token: tokenName(hand.token), card: cardName(hand.card) }) : tokenName(hand.token)
  }

  /** Those awake with me: where they point, and the last sign of each. */
  function company(awake: number[]): Whispered {
    const choice = last(facts, 'mafia_choice')
    if (choice) return { note: say('spy-night-settled'), text: tell(table, choice) }
    const recruited = last(facts, 'recruited')
    const pointing = new Map(all(facts, 'pointed').map(fact => [fact.member, fact.seat]))
    const signs = new Map(all(facts, 'signed').map(fact => [fact.member, fact.sign]))
    const others = awake.filter(seat => seat !== table.seat)
    const items = [...others, table.seat].map(seat => {
      const who = seat === table.seat ? say('night-you') : name(seat)
      const said = signs.get(seat)
      const aim = pointing.get(seat)
      const does = [...(aim === undefined ? [] : [name(aim)]), ...(said ? [say('spy-sign', { sign: said })] : [])]
      return does.length ? say('night-points', { name: who, target: does.join(' · ') }) : who
    })
    const note =
      recruited?.recruit === table.seat && !pointing.size ? say('spy-night-recruited')
      : pointing.has(table.seat) && settingsOf(table).mafia_choice !== 'plurality' ? say('spy-night-agree')
      : ask ? say('spy-night-ask', { act: 'point' })
      : say('spy-night-waits')
    return others.length || pointing.size ? { items, note } : { note: say('spy-night-alone'), text: note }
  }
}

/** What I am told of my card when I tried to play it and could not. */
export function whyNot(table: Table): string {
  const hand = myHand(table)
  return hand?.card ? say('spy-card-now', { now: hand.now }) : ''
}

