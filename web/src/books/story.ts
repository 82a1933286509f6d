// A finished game told chapter by chapter from its record: everything, or through one seat's eyes.

import { HOST, type WireHunch } from '../line/wire'
import { last, type Fact, type Of } from '../table/facts'
import { hyphened, say, type Words } from '../words/words.svelte'

/** A fact, and who learned it: as bits, the first seat the lowest. */
export type Told<F extends Fact = Fact> = { to: number; fact: F }
/** The kind is the one of its tag: a night, a day, a turn. */
export type Floor = { kind: string; number: number }
/** A column for each seat, a floor for each part of the game, and the floor on which a seat's light went out. */
export type House = { seats: number[]; floors: Floor[]; fell: Map<number, number> }
export type Item = { icon: string; lines: string[]; small: string[]; said: string[] }
/** A step of the night: its name, the place of the fact with which it began, and what was told in it. */
export type Step<F extends Fact = Fact> = { name: string; at: number; facts: F[] }
export type Chapter = { icon: string; title: string; items: Item[] }

export const EVERYTHING = -1
export const ALL = 2 ** (HOST + 2) - 1 // every seat, the host and those who watch
export { HOST } // who is told everything

/** What was told in the game that was played, from the lines of its record. */
export function readRecord<F extends Fact>(text: string): Told<F>[] {
  const lines = text.split('\n').filter(line => line.startsWith('{'))
  return lines.map(line => JSON.parse(line) as Told<F>).filter(line => line.fact)
}

export const hears = ({ to }: { to: number }, seat: number): boolean => Math.floor(to / 2 ** seat) % 2 === 1

export type Light = 'lit' | 'fell' | 'out'

export function light({ fell }: House, seat: number, floor: number): Light {
  const end = fell.get(seat) ?? Infinity
  return (
    floor < end ? 'lit'
    : floor === end ? 'fell'
    : 'out'
  )
}

/** The house front in a text, the roof first. */
export function drawn(house: House): string {
  const windows = { lit: '🟨', fell: '🟥', out: '⬛' }
  const rows = house.floors.map((_, floor) => house.seats.map(seat => windows[light(house, seat, floor)]).join(''))
  return rows.reverse().join('\n')
}

/** The fact with which it ended; nothing if it did not. */
export const endIn = <F extends Fact>(told: Told<F>[]): Of<F, 'game_over'> | undefined =>
  last(
    told.map(({ fact }) => fact),
    'game_over',
  )

/** How long a game of nights was. */
export const inNights = ({ seats, floors }: House): string =>
  say('story-size', { players: seats.length, nights: floors.filter(({ kind }) => kind === 'night').length })

/** The part of the game in which a seat fell. */
const floorOf = ({ floors, fell }: House, seat: number): Floor | undefined => floors[fell.get(seat) ?? -1]

/** Who fell, and what they were: with it the game turned. */
export function fallen<F extends Fact>(
  when: string,
  seats: number[],
  pieces: string[],
  { words, names }: Telling<F>,
): string {
  const who = seats.map((seat, i) => words.say('story-turn-who', { name: names[seat] ?? '', piece: pieces[i] ?? '' }))
  return `${when}: ${words.join(who)} ${words.say('stage-leaves', { number: seats.length })}`
}

/** The same where somebody falls in a night or by day; `cards` are those of all seats. */
export function fallenAt<F extends Fact>(
  house: House,
  seats: number[],
  cards: readonly string[],
  telling: Telling<F>,
): string {
  const floor = floorOf(house, seats[0] ?? -1)
  if (!floor) return ''
  const { words } = telling
  const when = words.say(`${floor.kind}-title`, { number: floor.number })
  const held = seats.map(seat => words.say(`card-${hyphened(cards[seat] ?? '')}`))
  return fallen(when, seats, held, telling)
}

/** A story while it is told; the eyes are a seat's, or see everything. To my own eyes it says "you". */
export class Telling<F extends Fact> {
  readonly chapters: Chapter[] = []
  private readonly reader: number

  constructor(
    private readonly hunches: WireHunch[],
    readonly words: Words,
    readonly names: string[],
    private readonly eyes = EVERYTHING,
    me = -1,
  ) {
    this.reader = eyes === me ? me : -1
  }

  get isEverything(): boolean {
    return this.eyes === EVERYTHING
  }

  isSeen(one: Told<F>): boolean {
    return hears(one, this.isEverything ? HOST : this.eyes)
  }

  tell = (fact: F): string => this.words.tell(fact, this.names, this.reader)

  /** A new chapter, headed by a fact. */
  open(icon: string, fact: F): void {
    this.chapters.push({ icon, title: this.words.heading(fact, this.names), items: [] })
  }

  add(icon: string, lines: string[], small: string[] = []): void {
    this.chapters.at(-1)?.items.push({ icon, lines, small, said: [] })
  }

  /** What was said aloud is one item of its chapter. */
  hear(facts: F[], kinds: readonly F['fact'][]): void {
    const said = facts.filter(({ fact }) => kinds.includes(fact))
    const { items = [] } = this.chapters.at(-1) ?? {}
    if (!said.length) return
    if (!items.some(item => item.icon === 'speech')) this.add('speech', [])
    items.find(item => item.icon === 'speech')?.said.push(...said.map(this.tell))
  }

  /** A step of the night is over: what is worth telling of it, who was suspected in it, and what was said. */
  endStep(icon: string, { at, facts }: Step<F>, end: number, worth: F[], kinds: readonly F['fact'][]): void {
    const lines = worth.map(this.tell)
    const small = this.hunchesIn(at, end)
    if (lines.length || small.length) this.add(icon, lines, small)
    this.hear(facts, kinds)
  }

  /** Who was dealt which card. */
  dealt(seat: number, card: string): string {
    return this.words.say('story-card', {
      name: this.names[seat] ?? '',
      card: this.words.say(`card-${hyphened(card)}`),
    })
  }

  /** The last hunch of each seat between two facts: who suspected whom, or my own; who suspected nobody says nothing. */
  hunchesIn(from: number, to: number): string[] {
    const latest = new Map<number, number>()
    for (const { seat, choice, at } of this.hunches)
      if (from < at && at <= to && (this.isEverything || seat === this.eyes)) latest.set(seat, choice)
    const name = (seat: number): string => this.names[seat] ?? ''
    const suspected = new Map<number, string[]>()
    for (const [seat, choice] of [...latest].sort(([a], [b]) => a - b))
      if (choice >= 0) suspected.set(choice, [...(suspected.get(choice) ?? []), name(seat)])
    if (!this.isEverything)
      return [...suspected.keys()].map(seat => this.words.say('story-own-hunch', { name: name(seat) }))
    return [...suspected]
      .sort(([a, m], [b, n]) => n.length - m.length || a - b)
      .map(([seat, who]) => this.words.say('story-hunch', { who: this.words.join(who), name: name(seat) }))
  }
}
