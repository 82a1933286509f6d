// What the lobby says of a table before its game: how many may play, who sits where, and what is still missing.
import type { Order } from '../../line/line'
import { isAway } from '../../table/absence'
import type { Refusal } from '../../table/answering.svelte'
import { movesOf, sitting } from '../../table/newseats'
import { hosted } from '../../table/settings'
import { rulebooks } from '../../table/rulebooks.svelte'
import type { Table } from '../../table/table.svelte'
import { hyphened, say, speech } from '../../words/words.svelte'

/** What lies open in the lobby: in its place (`Page`) or over it (`Over`). */
export type Page = 'settings' | 'fairness' | 'told' | 'printed' | 'story'
export type Over = 'invite' | 'chat' | 'learn' | 'series' | 'guest' | 'bots'

export interface Standing {
  icon: string
  text: string
  about?: Refusal
}

/** Who leads without a card, and so sits nowhere in the ring; 0 for nobody. */
export function cardlessOf({ table }: Table): number {
  return table!.advice?.host === 'human' ? table!.host : 0
}

/** The people of the ring, in its order. */
export function seatedOf(table: Table): number[] {
  const cardless = cardlessOf(table)
  return table.table!.order.filter(id => id !== cardless)
}

/** How few and how many may play what is chosen. */
export function limitsOf(table: Table): [number, number] {
  const { advice } = table.table!
  const { seats } = rulebooks.of(table)
  return [advice?.least ?? seats[0] ?? 0, advice?.most ?? seats[1] ?? 0]
}

/** How I come to lead, where that is all that is missing; nothing if it is not, or if no person leads this book. */
export function toLead(table: Table): Order[] {
  const { missing, settings } = table.table!
  const { hosting } = rulebooks.of(table)
  if (missing !== 'no_leader' || !table.you.id || !Object.values(hosting.modes).includes('human')) return []
  return [
    { do: 'choose', settings: hosted(rulebooks.of(table), settings) },
    { do: 'appoint', person: table.you.id },
  ]
}

/** Whether it can be dealt, and if not, why: in the book's own words where it has some. */
export function standingOf(table: Table): Standing {
  const { missing, detail, advice } = table.table!
  const { creator, id } = table.you
  const seated = seatedOf(table)
  const count = seated.length
  const [least, most] = limitsOf(table)
  if (!id) return { icon: 'away', text: say('lobby-removed') }
  if (!missing) {
    const away = seated.map(one => table.person(one)).filter(isAway)
    if (away.length && creator)
      return { icon: 'away', text: say('lobby-away', { names: speech.now.join(away.map(one => one!.name)) }) }
    if (creator && count >= most) return { icon: 'check', text: say('lobby-full', { count }) }
    return { icon: 'check', text: say(creator ? 'lobby-ready' : 'lobby-ready-wait', { count }) }
  }
  const refused = (advice?.notices ?? []).filter(({ kind }) => kind === 'refused')
  const lacks = (icon: string, text: string, clauses?: string[]): Standing => ({
    icon,
    text,
    about: { reason: missing, text, clauses },
  })
  if (missing === 'bad_player_count' && count < least)
    return lacks('people', say(creator ? 'lobby-too-few' : 'lobby-too-few-wait', { more: least - count }))
  // As many were chosen as there are cards: so many more are wanted.
  if (least === most && count > most && refused.every(notice => notice.id === missing))
    return { icon: 'gear', text: say('lobby-cards-more', { more: count - most }) }
  if (missing === 'bad_player_count') return lacks('people', say('lobby-too-many', { fewer: count - most }))
  if (missing === 'people_move')
    return lacks('people', say('seats-new-waits', sitting(table.table!, movesOf(table.table!, seated))))
  const worded = refused.filter(notice => speech.now.has(`advice-${hyphened(notice.id)}`))
  if (worded.length) {
    const words = worded.map(notice => say(`advice-${hyphened(notice.id)}`, notice.numbers))
    return lacks('gear', words.join(' '), [...new Set(worded.map(({ clause }) => clause))])
  }
  const reason = `reason-${hyphened(missing)}`
  return lacks('gear', speech.now.has(reason) ? say(reason) : detail)
}
