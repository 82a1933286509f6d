// The secret phases: what is called aloud, alike for everybody; and what is whispered to me alone.

import { question, type Whispered } from '../../parts/secret/whisper'
import type { Ask } from '../../table/table.svelte'
import { all, last, since } from '../../table/facts'
import { callNow, lineNow, readShortly, tell } from '../../words/tell'
import { say } from '../../words/words.svelte'
import { cardName, myHand, tokenName } from './cards'
import { isNight, NOBODY, phaseOf, type Fact, type Table } from './game'

export const SIGNS = ['nod', 'shake', 'shrug', 'wait'] as const
export const SIGN_ICONS: Record<string, string> = { nod: 'check', shake: 'cross', shrug: 'doubt', wait: 'clock' }

/** What was told in this phase, or since a Recruitment began it anew. */
export const thisCall = (facts: Fact[]): Fact[] =>
  since(facts, fact => (fact.fact === 'step_began' && isNight(fact.step)) || fact.fact === 'recruitment_called')

/** What the Game Master says aloud: the same to everybody. */
export function callOf(table: Table): string {
  const line = lineNow(table)
  return line ? readShortly(table, line) : ''
}

/** Which call this is: what was tapped is forgotten with it, on every phone alike. */
export function keyOf(table: Table): string {
  const lines = callNow(table)?.lines ?? []
  return [table.code, table.game, table.view?.turn, phaseOf(table), ...lines.map(line => line.id)].join('/')
}

/** What I may do by tapping a seat, apart from a card. */
export const actOf = (table: Table): Ask | undefined => table.asked(callNow(table)?.act ?? '')

/** What the whisper says to me now. */
export function whispered(table: Table, sealed: number[] | undefined): Whispered {
  const view = table.view
  const facts = thisCall(table.facts)
  const ask = actOf(table)
  const name = (seat: number): string => (seat === NOBODY ? say('night-nobody') : table.name(seat))

  const lost = last(table.facts, 'lost')
  const seen = last(facts, 'token_seen')
  const answer = seen && say('spy-night-seen', { name: name(seen.seat), token: tokenName(seen.token) })
  if (view?.lost && lost) return { note: answer ?? say('spy-night-lost'), text: tell(table, lost) }
  const met = last(facts, 'mafia_met')
  if (met?.seats.includes(table.seat)) return company(met.seats)
  if (answer) return { note: mine(), text: answer }
  const gang = last(facts, 'gang_met')
  if (gang) return { note: mine(), text: gang.seats.length > 1 ? tell(table, gang) : say('spy-night-alone') }
  if (ask)
    return {
      note: ask.idle.length ? say('night-called') : say('night-must'),
      text: say('spy-night-ask', { act: ask.act }),
    }
  return {
    note: mine(),
    text: sealed === undefined ? question() : say('night-kept', { name: name(sealed[0] ?? NOBODY) }),
  }

  /** SPY-205, SPY-807 One may look at the own token and card at any time. */
  function mine(): string {
    const hand = myHand(table)
    if (!hand) return ''
    return hand.card ?
        say('spy-night-hand', { token: tokenName(hand.token), card: cardName(hand.card) })
      : tokenName(hand.token)
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
      : ask ? say(pointing.has(table.seat) ? 'spy-night-agree' : 'spy-night-ask', { act: 'point' })
      : say('spy-night-waits')
    return others.length || pointing.size ? { items, note } : { note: say('spy-night-alone'), text: note }
  }
}

/** What I am told of my card when I tried to play it and could not. */
export function whyNot(table: Table): string {
  const hand = myHand(table)
  return hand?.card ? say('spy-card-now', { now: hand.now }) : ''
}
