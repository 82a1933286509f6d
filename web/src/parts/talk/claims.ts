// What was said by taps: which claims stand, and each of them in words and in signs.

import { faces } from '../../books/faces.svelte'
import type { Fact } from '../../table/facts'
import type { Argument, Table } from '../../table/table.svelte'
import { rulebooks } from '../../table/rulebooks.svelte'
import { publicFacts } from '../../table/told'
import { hyphened, say, speech, type Words } from '../../words/words.svelte'
import { partsOf, type Form, type Sentence } from './sentence'

/** What somebody said, as every book tells it. */
export type Claim = {
  fact: 'claimed'
  number: number
  seat: number
  kind: string
  seats: number[]
  words: string[]
  count: number
}
/** Part of a claim in short: a picture, or a few letters. */
export type Sign = { icon: string } | { text: string }

export const isClaim = (fact: Fact): fact is Claim => fact.fact === 'claimed' && 'number' in fact

/** All that was said, in its order. */
export const claimsOf = (facts: readonly Fact[]): Claim[] => facts.filter(isClaim)

const BACK = 'take_back'

/** What was said and not taken back; that something was taken back is no claim. */
export function standingIn(facts: readonly Fact[]): Claim[] {
  const claims = claimsOf(facts)
  const gone = new Set(claims.filter(({ kind }) => kind === BACK).map(({ count }) => count))
  return claims.filter(({ kind, number }) => kind !== BACK && !gone.has(number))
}

/** The latest claim of each seat that stands; a reason leaves the place to what it is a reason for. */
export function latestIn(facts: readonly Fact[]): Map<number, Claim> {
  const latest = new Map<number, Claim>()
  for (const claim of standingIn(facts)) if (!isReason(claim) || !latest.has(claim.seat)) latest.set(claim.seat, claim)
  return latest
}

const isReason = ({ kind }: Claim): boolean => kind.startsWith('because')

/** A claim; and before a reason what it is a reason for, if the same seat has said that just before. */
export function withReason(facts: readonly Fact[], claim: Claim): Claim[] {
  if (!isReason(claim)) return [claim]
  const own = claimsOf(facts).filter(({ seat, number }) => seat === claim.seat && number < claim.number)
  const what = own.reverse().find(one => !isReason(one))
  return what && what.kind !== BACK ? [what, claim] : [claim]
}

/** What was said last, if nothing worth reading has happened since but that more was said. */
export function justSaid(table: Table): Claim | undefined {
  const kinds = publicFacts(table)
  const after = [...table.facts].reverse().find(({ fact }) => kinds.has(fact) && fact !== 'said')
  return after && isClaim(after) ? after : undefined
}

/** The numbers of the claims that were made since the last heading: today, or in this turn. */
export function freshIn(table: Table): Set<number> {
  const isHeading = (fact: Fact): boolean => !isClaim(fact) && speech.now.has(hyphened(fact.fact), 'heading')
  const from = table.facts.map(isHeading).lastIndexOf(true)
  return new Set(claimsOf(table.facts.slice(from + 1)).map(({ number }) => number))
}

/** Seats in statements: their numbers before their names, so that no sentence bends a name. */
const numbered = (table: Table): string[] => table.told.map((name, seat) => `${seat + 1} ${name}`)

/** A claim in the words of whoever makes it. */
export const phraseOf = (table: Table, claim: Claim, words: Words = speech.now): string =>
  words.say('claim-phrase', words.arguments(claim, numbered(table), claim.seat))

/** A claim with what it is a reason for, in the words of whoever makes it. */
export const speechOf = (table: Table, claim: Claim): string =>
  withReason(table.facts, claim)
    .map(one => phraseOf(table, one))
    .join(' ')

/** A sentence that is not said yet, as it will be told. */
export function claimOf(table: Table, forms: Form[], sentence: Sentence): Claim {
  const parts = partsOf(forms, sentence).filter(({ value }) => value !== undefined)
  const given = (...kinds: string[]): Argument[] =>
    parts.flatMap(({ slot, value }) => (kinds.includes(slot.kind) ? (value as Argument) : []))
  return {
    fact: 'claimed',
    number: 0,
    seat: table.seat,
    kind: sentence.kind,
    seats: given('seat', 'seats').map(Number),
    words: given('word').map(String),
    count: Number(given('number')[0] ?? 0),
  }
}

export const kindName = (kind: string): string => say(`claim-kind-${hyphened(kind)}`)
export const wordName = (word: string): string => say(`claim-word-${hyphened(word)}`)

/** Pictures of the kinds that all books have. */
const KINDS: Record<string, string> = {
  am: 'speech',
  am_not: 'cross',
  checked: 'eye',
  did: 'turn',
  hold: 'card',
  think: 'doubt',
  sure: 'accused',
  will: 'hand',
  ask: 'voice',
  believe: 'check',
  doubt: 'unequal',
  take_back: 'undo',
}

export const kindIcon = (kind: string): string => KINDS[kind] ?? 'speech'

/** The picture of a word, if it has one: a role or a card has its own, other words are the face's. */
export function wordIcon(table: Table, word: string): string {
  const { roles, cards } = rulebooks.of(table)
  return faces.of(table)?.signs?.[word] ?? roles[word]?.icon ?? cards[word]?.icon ?? ''
}

/** A claim in at most three signs: of what kind, about whom, what. A role alone stands in quotation marks. */
export function signsOf(table: Table, { kind, seats, words }: Claim): Sign[] {
  const icons = words.map(word => wordIcon(table, word)).filter(Boolean)
  const what: Sign[] = icons.slice(-1).map(icon => ({ icon }))
  if (seats.length)
    return [{ icon: kindIcon(kind) }, { text: seats.map(seat => seat + 1).join('·') }, ...what].slice(0, 3)
  if (kind === 'am' && what.length) return [{ text: '“' }, ...what, { text: '”' }]
  return [{ icon: kindIcon(kind) }, ...what]
}
