// A finished game told night by night from its record: everything, or through one seat's eyes.

import type { Fact } from '../../table/table.svelte'
import type { WireHunch } from '../../line/wire'
import { hyphened, type Words } from '../../words/words.svelte'

type Of<K extends Fact['fact']> = Extract<Fact, { fact: K }>

/** A fact, and who learned it: as bits, the first seat the lowest. */
export type Told = { to: number; fact: Fact }
export type Floor = { kind: 'night' | 'day' | 'turn'; number: number }
/** A column for each seat, a floor for each night and day, and the floor on which a seat's light went out. */
export type House = { seats: number[]; floors: Floor[]; fell: Map<number, number> }
export type Item = { icon: string; lines: string[]; small: string[]; said: string[] }
export type Chapter = { icon: string; title: string; items: Item[] }

export const EVERYTHING = -1
export const HOST = 32 // the bit of the host, who is told everything
const BOOK = 'original'

const STEP_ICONS: Record<string, string> = {
  doctor: 'doctor',
  lawyer: 'section',
  mafia: 'mafia',
  yakuza: 'gang',
  maniac: 'alone',
  werewolf: 'turn',
  commissar: 'eye',
  don: 'chair',
  ninja: 'eye',
  sheriff: 'star',
}
/** What is worth an item of its own outside the steps of a night. */
const ICONS: Partial<Record<Fact['fact'], string>> = {
  judges_confirmed: 'court',
  host_changed: 'voice',
  court_opened: 'accused',
  no_court: 'accused',
  tied: 'hand',
  executed: 'out',
  left: 'away',
  converted: 'turn',
}
const WORDS_SAID = ['said', 'host_said', 'warned']

/** What was told in the game that was played, from the lines of its record. */
export function readRecord(text: string): Told[] {
  const lines = text.split('\n').filter(line => line.startsWith('{'))
  return lines.map(line => JSON.parse(line) as Told).filter(line => line.fact)
}

export const hears = ({ to }: { to: number }, seat: number): boolean => Math.floor(to / 2 ** seat) % 2 === 1

/** A deal that was void is no part of the story (1019). */
const dealtAt = (told: Told[]): number => told.map(({ fact }) => fact.fact).lastIndexOf('game_set')

export function houseOf(told: Told[]): House {
  const house: House = { seats: [], floors: [], fell: new Map() }
  const { floors, fell } = house
  for (const { fact } of told.slice(dealtAt(told))) {
    if (fact.fact === 'game_set') house.seats = fact.seats
    else if (fact.fact === 'night_began') floors.push({ kind: 'night', number: fact.number })
    else if (fact.fact === 'day_began') floors.push({ kind: 'day', number: fact.number })
    else if (fact.fact === 'dawn') for (const seat of fact.seats) fell.set(seat, floors.length - 2)
    else if (fact.fact === 'executed') for (const seat of fact.seats) fell.set(seat, floors.length - 1)
    else if (fact.fact === 'left' && !fell.has(fact.seat)) fell.set(fact.seat, floors.length - 1)
  }
  return house
}

export type Light = 'lit' | 'fell' | 'out'

export function light({ fell }: House, seat: number, floor: number): Light {
  const end = fell.get(seat) ?? Infinity
  return floor < end ? 'lit' : floor === end ? 'fell' : 'out'
}

/** The house front in a text, the roof first. */
export function drawn(house: House): string {
  const windows = { lit: '🟨', fell: '🟥', out: '⬛' }
  const rows = house.floors.map((_, floor) => house.seats.map(seat => windows[light(house, seat, floor)]).join(''))
  return rows.reverse().join('\n')
}

/** The chapters of a game; `eyes` is a seat, or EVERYTHING. To my own eyes it says "you". */
export function storyOf(told: Told[], hunches: WireHunch[], words: Words, names: string[], eyes = EVERYTHING, me = -1): Chapter[] {
  const chapters: Chapter[] = []
  const reader = eyes === me ? me : -1
  const tell = (fact: Fact): string => words.tell(BOOK, fact, names, reader)
  const isSeen = (one: Told): boolean => hears(one, eyes === EVERYTHING ? HOST : eyes)
  const begun = dealtAt(told)
  let step = { name: '', at: 0, facts: [] as Fact[] }
  let accusations: Of<'nominated'>[] = []
  let hands: string[] = []
  let night = 0
  let side = '' // what the werewolf was told last
  let isBriefed = false

  told.forEach((one, at) => {
    const { fact } = one
    if (at < begun || !isSeen(one)) return
    if (!hears(one, HOST)) brief()
    else if (fact.fact === 'step_began') step = { name: fact.step, at, facts: [] }
    else if (fact.fact === 'step_ended') endStep(at)
    else if (step.name) step.facts.push(fact)
    else tellByDay(fact)
  })
  return chapters

  function open(icon: string, fact: Fact): void {
    chapters.push({ icon, title: words.heading(BOOK, fact, names), items: [] })
  }

  function add(icon: string, lines: string[], small: string[] = []): void {
    chapters.at(-1)?.items.push({ icon, lines, small, said: [] })
  }

  /** 1010, 1310 One of the dead is told now all that happened before: it stands where it happened. */
  function brief(): void {
    if (!isBriefed) add('eye', [words.say('story-briefed')])
    isBriefed = true
  }

  function endStep(at: number): void {
    const lines = telling(step.facts.filter(isNew)).map(tell)
    const small = hunchesIn(step.at, at)
    if (lines.length || small.length) add(STEP_ICONS[step.name] ?? 'night', lines, small)
    hear(step.facts)
    step = { name: '', at, facts: [] }
  }

  /** 619, 736 A plan that is only called to mind, a side that is still the same: no news. */
  function isNew(fact: Fact): boolean {
    if (fact.fact === 'plan_recorded') return (fact.nights[0] ?? 0) > night
    if (fact.fact !== 'side_told') return true
    const before = side
    side = fact.side
    return before !== side
  }

  function hunchesIn(from: number, to: number): string[] {
    const last = new Map<number, number>()
    for (const { seat, choice, at } of hunches)
      if (from < at && at <= to && (eyes === EVERYTHING || seat === eyes)) last.set(seat, choice)
    if (!last.size) return []
    const name = (seat: number): string => (seat < 0 ? words.say('nobody') : (names[seat] ?? ''))
    if (eyes !== EVERYTHING) return [words.say('story-own-hunch', { name: name(last.get(eyes) ?? -1) })]
    const counts = new Map<number, number>()
    for (const choice of last.values()) counts.set(choice, (counts.get(choice) ?? 0) + 1)
    const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a - b)
    return [words.say('story-hunches', { list: sorted.map(([seat, count]) => words.say('story-hunch', { name: name(seat), count })).join(', ') })]
  }

  /** What was said aloud is one item of its day. */
  function hear(facts: Fact[]): void {
    const said = facts.filter(fact => WORDS_SAID.includes(fact.fact)).map(tell)
    const { items = [] } = chapters.at(-1) ?? {}
    if (!said.length) return
    if (!items.some(item => item.said.length)) add('speech', [])
    items.find(item => item.icon === 'speech')?.said.push(...said)
  }

  function tellByDay(fact: Fact): void {
    const icon = ICONS[fact.fact]
    switch (fact.fact) {
      case 'game_set':
        open('card', fact)
        if (eyes === EVERYTHING) add('people', [words.say('story-dealt', { cards: words.join(dealt()) })])
        break
      case 'own_card':
        if (eyes !== EVERYTHING) add('card', [tell(fact)])
        break
      case 'night_began':
        open('night', fact)
        night = fact.number
        break
      case 'day_began':
        open('day', fact)
        accusations = []
        break
      case 'dawn':
        add(fact.seats.length ? 'out' : 'lit', [tell(fact)])
        break
      case 'nominated':
        accusations = [...accusations.filter(one => one.by !== fact.by), fact]
        break
      case 'no_court':
        add('accused', [...(fact.why === 'accused_left' ? [] : accusations.map(tell)), tell(fact)])
        break
      case 'vote_opened':
        hands = []
        break
      case 'hands':
        if (fact.seats.length) hands.push(tell(fact))
        break
      case 'counted':
        add('hand', [tell(fact)], hands)
        break
      case 'sentenced':
        if (!fact.seats.length) add('lit', [tell(fact)])
        break
      case 'game_over':
        open('lit', fact)
        add('court', [`${words.say(`winner-${fact.winner}`)} ${words.say(`condition-${hyphened(fact.condition)}`)}`])
        break
      case 'own_result':
        if (eyes !== EVERYTHING) add('card', [tell(fact)])
        break
      default:
        if (icon) add(icon, [tell(fact)])
        else hear([fact])
    }
  }

  function dealt(): string[] {
    const cards = told.slice(begun).map(({ fact }) => fact).filter((fact): fact is Of<'own_card'> => fact.fact === 'own_card')
    const held = new Map(cards.map(({ seat, card }) => [seat, card]))
    return [...held].map(([seat, card]) => words.say('story-card', { name: names[seat] ?? '', card: words.say(`card-${hyphened(card)}`) }))
  }
}

/** Of what was told in a step that which tells it: no finger that moved on, no choice whose answer follows. */
function telling(facts: Fact[]): Fact[] {
  const has = (kind: Fact['fact']): boolean => facts.some(fact => fact.fact === kind)
  const isAgreed = facts.some(fact => fact.fact === 'gang_choice' && fact.seat >= 0)
  return facts.filter((fact, i) => {
    const later = facts.slice(i + 1)
    switch (fact.fact) {
      case 'noted':
        return !later.some(one => (one.fact === 'check_answer' || one.fact === 'card_shown') && one.seat === fact.seat && one.target === fact.target)
      case 'pointed':
        return !isAgreed && !later.some(one => one.fact === 'pointed' && one.member === fact.member)
      case 'planned':
        return !has('plan_recorded')
      case 'attempt':
        return fact.result !== 'nobody' && !(has('gang_choice') && (fact.result === 'kills' || fact.result === 'no_agreement'))
      default:
        return !WORDS_SAID.includes(fact.fact)
    }
  })
}
