// The Police phase as it stands for me: whom a window asks, what I may choose, and the line that says what is going on.

import { waiting } from '../../table/absence'
import type { Ask } from '../../table/table.svelte'
import { seatsOf } from '../../table/asks'
import { talkLine } from '../../table/talk'
import { say } from '../../words/words.svelte'
import { innerOf, isVote, NOBODY, phaseOf, stepOf, windowOf, type Table } from './game'

export const isOut = (table: Table): boolean => table.seat < 0 || !table.isLiving(table.seat)

/** Does the window that is open ask me? Everybody knows whom it asks. */
export const isMyWindow = (table: Table): boolean => table.view?.in_window.includes(table.seat) ?? false

/** What I may answer by choosing a seat, apart from a card: an exchange, a last shot, a vote. */
export const choiceOf = (table: Table): Ask | undefined =>
  (phaseOf(table) === 'role_swap' ? table.asked('play') : undefined) ?? table.asked('shoot') ?? table.asked('vote')

export const options = (table: Table): number[] => seatsOf(choiceOf(table))

/** Whose turn it is to vote, where they vote one by one. */
export const voterOf = (table: Table): number => (isVote(table) ? (table.view?.voter ?? NOBODY) : NOBODY)

/** SPY-963 What my card has just shown me is in my hand. All have seen it played. A look of the Agent, told with the
 * morning, is no such thing. */
const hasSeen = (table: Table): boolean =>
  table.fresh.some(fact => fact.fact === 'card_played' && fact.seat === table.seat) &&
  table.fresh.some(fact => fact.fact === 'token_seen')

/** What I may do, or whom everybody waits for: of public facts alone, but for my own vote. */
export function lineOf(table: Table, chosen: number): string {
  const view = table.view
  const step = stepOf(table)
  const vote = table.asked('vote')
  const asked = view?.asked ?? NOBODY
  const theirs = (): string => waiting(table, say('spy-window-theirs', { name: table.name(asked) }), [asked])
  if (!view) return ''
  if (hasSeen(table)) return say('spy-look')
  if (table.asked('shoot')) return say(chosen === NOBODY ? 'spy-tap' : 'spy-shoot-sure')
  if (phaseOf(table) === 'role_swap')
    return table.asked('play') ? say(chosen === NOBODY ? 'spy-tap' : 'spy-swap-sure') : theirs()
  if (isMyWindow(table)) {
    if (!table.mayIdle('pass')) return say('spy-window-passed')
    return say(asked >= 0 ? 'spy-window-mine' : 'spy-window')
  }
  if (windowOf(table) || innerOf(table)) return asked >= 0 ? theirs() : say('spy-window-out')
  if (isOut(table)) return say(table.seat >= 0 ? 'out-end' : 'out-next-game')
  if (step === 'defence') return say(table.asked('done') ? 'spy-defence-mine' : 'spy-defence')
  if (step === 'tie_discussion')
    return say(
      vote ? 'spy-tie-move'
      : table.mayIdle('ready') ? 'spy-tie-fixed'
      : 'spy-tie-wait',
    )
  if (step === 'discussion') return talkLine(table, view.living, view.ready)
  if (!isVote(table)) return ''
  const mine = view.votes[table.seat] ?? NOBODY
  if (vote)
    return mine >= 0 ?
        say('spy-vote-change', { name: table.name(mine) })
      : say(table.view?.at_once ? 'spy-vote-together' : 'spy-vote-mine')
  if (view.barred.includes(table.seat)) return say('spy-vote-barred')
  const voter = voterOf(table)
  if (voter < 0) return say('spy-vote-wait')
  return waiting(table, say('spy-vote-now', { name: table.name(voter) }), [voter])
}
