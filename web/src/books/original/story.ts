// A finished game told night by night from its record: everything, or through one seat's eyes.

import { all, last } from '../../table/facts'
import { rulebooks } from '../../table/rulebooks.svelte'
import { hyphened, say } from '../../words/words.svelte'
import type { Story } from '../face'
import {
  endIn,
  fallenAt,
  hears,
  HOST,
  inNights,
  type Chapter,
  type House,
  type Step,
  type Telling,
  type Told as AnyTold,
} from '../story'
import { BOOK, type Fact, type Told as Kind } from './game'
import { SIDES } from './roles'

type Told = AnyTold<Fact>

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
const WORDS_SAID: Fact['fact'][] = ['said', 'host_said', 'warned', 'unwarned']

/** A deal that was void is no part of the story (ORIG-1019). */
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

export function storyOf(told: Told[], telling: Telling<Fact>): Chapter[] {
  const { tell, words } = telling
  const begun = dealtAt(told)
  let step: Step<Fact> = { name: '', at: 0, facts: [] }
  let accusations: Kind<'nominated'>[] = []
  let hands: string[] = []
  let night = 0
  let side = '' // what the werewolf was told last
  let isBriefed = false

  told.forEach((one, at) => {
    const { fact } = one
    if (at < begun || !telling.isSeen(one)) return
    if (!hears(one, HOST)) brief()
    else if (fact.fact === 'step_began') step = { name: fact.step, at, facts: [] }
    else if (fact.fact === 'step_ended') endStep(at)
    else if (step.name) step.facts.push(fact)
    else tellByDay(fact)
  })
  return telling.chapters

  /** ORIG-1010, ORIG-1310 One of the dead is told now all that happened before: it stands where it happened. */
  function brief(): void {
    if (!isBriefed) telling.add('eye', [words.say('story-briefed')])
    isBriefed = true
  }

  function endStep(at: number): void {
    const icon = rulebooks.all[BOOK]?.steps[step.name]?.icon ?? 'night'
    telling.endStep(icon, step, at, worthTelling(step.facts.filter(isNew)), WORDS_SAID)
    step = { name: '', at, facts: [] }
  }

  /** ORIG-619, ORIG-736 A plan that is only called to mind, a side that is still the same: no news. */
  function isNew(fact: Fact): boolean {
    if (fact.fact === 'plan_recorded') return (fact.nights[0] ?? 0) > night
    if (fact.fact !== 'side_told') return true
    const before = side
    side = fact.side
    return before !== side
  }

  function tellByDay(fact: Fact): void {
    const icon = ICONS[fact.fact]
    switch (fact.fact) {
      case 'game_set':
        telling.open('card', fact)
        if (telling.isEverything) telling.add('people', [words.say('story-dealt', { cards: words.join(dealt()) })])
        break
      case 'own_card':
        if (!telling.isEverything) telling.add('card', [tell(fact)])
        break
      case 'night_began':
        telling.open('night', fact)
        night = fact.number
        break
      case 'day_began':
        telling.open('day', fact)
        accusations = []
        break
      case 'dawn':
        telling.add(fact.seats.length ? 'out' : 'lit', [tell(fact)])
        break
      case 'nominated':
        accusations = [...accusations.filter(one => one.by !== fact.by), fact]
        break
      case 'no_court':
        telling.add('accused', [...(fact.why === 'accused_left' ? [] : accusations.map(tell)), tell(fact)])
        break
      case 'vote_opened':
        hands = []
        break
      case 'hands':
        if (fact.seats.length) hands.push(tell(fact))
        break
      case 'counted':
        telling.add('hand', [tell(fact)], hands)
        break
      case 'sentenced':
        if (!fact.seats.length) telling.add('lit', [tell(fact)])
        break
      case 'game_over':
        telling.open('lit', fact)
        telling.add('court', [
          `${words.say(`winner-${fact.winner}`)} ${words.say(`condition-${hyphened(fact.condition)}`)}`,
        ])
        break
      case 'own_result':
        if (!telling.isEverything) telling.add('card', [tell(fact)])
        break
      default:
        if (icon) telling.add(icon, [tell(fact)])
        else telling.hear([fact], WORDS_SAID)
    }
  }

  function dealt(): string[] {
    const cards = told
      .slice(begun)
      .map(({ fact }) => fact)
      .filter((fact): fact is Kind<'own_card'> => fact.fact === 'own_card')
    const held = new Map(cards.map(({ seat, card }) => [seat, card]))
    return [...held].map(([seat, card]) => telling.dealt(seat, card))
  }
}

/** Of what was told in a step that which tells it: no finger that moved on, no choice whose answer follows. */
function worthTelling(facts: Fact[]): Fact[] {
  const has = (kind: Fact['fact']): boolean => facts.some(fact => fact.fact === kind)
  const isAgreed = facts.some(fact => fact.fact === 'gang_choice' && fact.seat >= 0)
  return facts.filter((fact, i) => {
    const later = facts.slice(i + 1)
    switch (fact.fact) {
      case 'noted':
        return !later.some(
          one =>
            (one.fact === 'check_answer' || one.fact === 'card_shown') &&
            one.seat === fact.seat &&
            one.target === fact.target,
        )
      case 'pointed':
        return !isAgreed && !later.some(one => one.fact === 'pointed' && one.member === fact.member)
      case 'planned':
        return !has('plan_recorded')
      case 'attempt':
        return (
          fact.result !== 'nobody' &&
          !(has('gang_choice') && (fact.result === 'kills' || fact.result === 'no_agreement'))
        )
      default:
        return !WORDS_SAID.includes(fact.fact)
    }
  })
}

/** Who is out by this fact. */
const outWith = (fact: Fact | undefined): number[] =>
  fact?.fact === 'dawn' || fact?.fact === 'executed' ? fact.seats
  : fact?.fact === 'left' ? [fact.seat]
  : []

/** Who fell with it, in which night or on which day, and with which cards. */
function turnOf(told: Told[], at: number, telling: Telling<Fact>): string {
  const facts = told.map(({ fact }) => fact)
  return fallenAt(houseOf(told), outWith(facts[at]), last(facts, 'final_reveal')?.cards ?? [], telling)
}

export const story: Story<Fact> = {
  house: houseOf,
  chapters: storyOf,
  size: inNights,
  about: () => say('story-house'),
  mind: asks => ({ asks: say(`mind-asks-${hyphened(asks)}`), about: say('mind-about') }),
  side: id => ({ name: say(`end-side-${id}`), icon: SIDES[id]?.icon ?? 'town', hue: SIDES[id]?.hue ?? 'rose' }),
  headline: winner => say(`end-headline-${winner || 'off'}`),
  ended(told) {
    const end = endIn(told)
    const [reveal] = all(
      told.map(({ fact }) => fact),
      'final_reveal',
    )
    return end && { winner: end.winner, winners: reveal?.winners ?? [] }
  },
  verdict(told) {
    const end = endIn(told)
    return end ? `${say(`winner-${end.winner}`)} ${say(`condition-${hyphened(end.condition)}`)}` : ''
  },
  turn: turnOf,
}
