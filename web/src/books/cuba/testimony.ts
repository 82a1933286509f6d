// What I say of the box: what a claim is about, what it starts from, and what is sent. Pure functions.

import { wordOf } from '../../table/asks'
import type { WireAsk } from '../../line/wire'
import type { Argument } from '../../table/table.svelte'
import { copies } from './slots'
import type { View } from './wire'

/** The box as somebody tells of it; what is not said is not there. */
export type Said = { diamonds?: number; tokens?: string[] }
/** What a tab starts from, and whose words that were. */
export type Draft = Said & { whose: 'mine' | 'theirs' | 'nobody' }
/** What may be said in a tab: so many diamonds; these tokens, so many of each; one thing alone; nothing, in a word. */
export type Parts = { most: number; tokens: string[]; isOne: boolean; nothing: string }

type Known = Pick<View, 'claims' | 'right_neighbour'>

const CAME = ['received_diamonds', 'received_tokens'] // two questions, and one look into the box
const NOTHING = ['nothing', 'none']
const tabOf = (kind: string): string => (CAME.includes(kind) ? 'came' : kind)

/** The tabs, in the order in which their claims are offered. */
export const tabsOf = (asks: WireAsk[]): string[] => [...new Set(asks.map(ask => tabOf(wordOf(ask))))]

export const tabFor = (kind: string, tabs: string[]): string =>
  tabs.includes(tabOf(kind)) ? tabOf(kind) : (tabs[0] ?? '')

const asksIn = (asks: WireAsk[], tab: string): WireAsk[] => asks.filter(ask => tabOf(wordOf(ask)) === tab)

/** Tokens are offered as far as they are in this game. */
export function partsOf(asks: WireAsk[], tab: string, mix: Record<string, number>): Parts {
  const slots = asksIn(asks, tab).flatMap(ask => ask.slots.slice(1))
  const words = slots.flatMap(slot => ('words' in slot ? slot.words : []))
  const isOne = slots.some(slot => slot.kind === 'number_or' || slot.kind === 'word')
  const kinds = copies(words).filter(([word]) => word in mix)
  return {
    most: Math.max(0, ...slots.map(slot => ('most' in slot && slot.kind !== 'text' ? slot.most : 0))),
    tokens: kinds.flatMap(([word]) => Array.from({ length: isOne ? 1 : (mix[word] ?? 0) }, () => word)),
    isOne,
    nothing: words.find(word => NOTHING.includes(word)) ?? '',
  }
}

/** What is there before I touch anything: my own latest words, or what my right neighbour says went on; never what I saw. */
export function draftOf(view: Known, me: number, tab: string): Draft {
  const claim = (seat: number, kind: string) => view.claims.find(one => one.seat === seat && one.kind === kind)
  const number = claim(me, 'received_diamonds')
  const list = claim(me, 'received_tokens')
  const came: Said = { ...(number && { diamonds: number.diamonds }), ...(list && { tokens: list.tokens }) }
  const isSaid = number !== undefined || list !== undefined
  if (tab === 'came') {
    if (isSaid) return { ...came, whose: 'mine' }
    const passed = claim(view.right_neighbour, 'passed')
    return passed ? { diamonds: passed.diamonds, tokens: passed.tokens, whose: 'theirs' } : { whose: 'nobody' }
  }
  const mine = claim(me, tab)
  if (mine) return { diamonds: mine.diamonds, tokens: mine.tokens, whose: 'mine' }
  return tab === 'passed' && isSaid ? { ...came, whose: 'mine' } : { whose: 'nobody' }
}

/** The claims of a tab that are whole, with their arguments. */
export function claimsOf(asks: WireAsk[], tab: string, said: Said): Argument[][] {
  const { diamonds, tokens } = said
  return asksIn(asks, tab).flatMap(ask => {
    const kind = wordOf(ask)
    const slots = ask.slots.slice(1)
    const nothing =
      slots.flatMap(slot => ('words' in slot ? slot.words : [])).find(word => NOTHING.includes(word)) ?? ''
    const args = slots.map((slot): Argument | undefined => {
      if (slot.kind === 'number') return diamonds
      if (slot.kind === 'words') return tokens ?? (slots.length > 1 && diamonds !== undefined ? [] : undefined)
      if (tokens?.length) return tokens[0]
      if (diamonds && slot.kind === 'number_or') return diamonds
      return diamonds === 0 || tokens ? nothing || undefined : undefined
    })
    return args.every((one): one is Argument => one !== undefined) ? [[kind, ...args]] : []
  })
}

/** A token on or off; of several the first ones are on. */
export function toggled(tokens: string[] | undefined, token: string, isOn: boolean): string[] {
  const held = tokens ?? []
  if (!isOn) return [...held, token]
  const at = held.lastIndexOf(token)
  return held.filter((_, i) => i !== at)
}
