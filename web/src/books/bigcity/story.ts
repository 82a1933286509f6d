// A finished game told night by night from its record: everything, or through one seat's eyes.

import { all, last } from '../../table/facts'
import { hyphened, say } from '../../words/words.svelte'
import type { Story } from '../face'
import {
  endIn,
  fallenAt,
  inNights,
  type Chapter,
  type House,
  type Step,
  type Telling,
  type Told as AnyTold,
} from '../story'
import { counted } from './day'
import { described, playing, type Fact } from './game'
import { SIDES, sideName } from './roles'
import { falls } from './seats'

type Told = AnyTold<Fact>

/** What has a line of its own outside the calls of a night. */
const ICONS: Partial<Record<Fact['fact'], string>> = {
  host_named: 'voice',
  nobody_killed: 'lit',
  avenged: 'lastshot',
  avenger_passed: 'lastshot',
  jailed: 'jail',
  released: 'window',
  shown: 'card',
  left: 'away',
  nobody_condemned: 'lit',
  alibi_announced: 'alibi',
  executed: 'court',
  heir_drawn: 'chair',
}
const WORDS_SAID: Fact['fact'][] = ['said', 'last_word_said', 'faction_said', 'warned', 'unwarned']
/** Told by what follows, or not worth a line. */
const UNTOLD: Fact['fact'][] = [
  ...WORDS_SAID,
  'woken',
  'list_ban',
  'to_announce',
  'leaving',
  'death_caused',
  'heir_drawn',
]

export function houseOf(told: Told[]): House {
  const facts = told.map(({ fact }) => fact)
  const floors = facts.flatMap(fact =>
    fact.fact === 'night_begun' ? [{ kind: 'night', number: fact.number }]
    : fact.fact === 'day_begun' ? [{ kind: 'day', number: fact.number }]
    : [],
  )
  const floorOf = (kind: string, number: number): number =>
    floors.findIndex(floor => floor.kind === kind && floor.number === number)
  return {
    seats: playing(facts, last(facts, 'game_set')?.seats ?? []),
    floors,
    fell: new Map(falls(facts).map(({ seat, kind, number }) => [seat, Math.max(0, floorOf(kind, number))])),
  }
}

export function storyOf(told: Told[], telling: Telling<Fact>): Chapter[] {
  const { tell, words, names } = telling
  let call: Step<Fact> = { name: '', at: 0, facts: [] }
  let night = 0
  let causes: string[] = []

  told.forEach((one, at) => {
    const { fact } = one
    if (!telling.isSeen(one)) return
    if (fact.fact === 'called') {
      endCall(at)
      call = { name: fact.step, at, facts: [] }
    } else if (call.name && !ENDS_NIGHT.includes(fact.fact)) call.facts.push(fact)
    else {
      endCall(at)
      tellOpenly(fact)
    }
  })
  return telling.chapters

  function endCall(at: number): void {
    if (!call.name) return
    const icon = described().steps[call.name]?.icon ?? 'night'
    telling.endStep(icon, call, at, worthTelling(call.facts, night), WORDS_SAID)
    call = { name: '', at, facts: [] }
  }

  function tellOpenly(fact: Fact): void {
    const icon = ICONS[fact.fact]
    switch (fact.fact) {
      case 'game_set':
        telling.open('card', fact)
        if (telling.isEverything) telling.add('people', [words.say('story-dealt', { cards: words.join(dealt()) })])
        break
      case 'card_dealt':
        if (!telling.isEverything) telling.add('card', [tell(fact)])
        break
      case 'night_begun':
        telling.open('night', fact)
        night = fact.number
        break
      case 'day_begun':
        telling.open('day', fact)
        break
      case 'death_caused':
        causes.push(tell(fact))
        break
      case 'killed':
        telling.add('out', [tell(fact)], causes)
        causes = []
        break
      case 'votes_counted':
        telling.add('hand', [words.say(`phase-${hyphened(fact.round)}`)], counted(words, fact, names))
        break
      case 'executed':
        causes = [] // by the vote
        telling.add('court', [tell(fact)])
        break
      case 'game_over':
        telling.open('lit', fact)
        telling.add('court', [tell(fact)])
        break
      default:
        if (icon) telling.add(icon, [tell(fact)])
        else telling.hear([fact], WORDS_SAID)
    }
  }

  function dealt(): string[] {
    const cards = all(
      told.map(({ fact }) => fact),
      'card_dealt',
    )
    return cards.map(({ me, card }) => telling.dealt(me, card))
  }
}

const ENDS_NIGHT: Fact['fact'][] = ['day_begun', 'game_over']

/** Of what was told in a call that which tells it: no finger that moved on, no choice whose answer follows. */
export function worthTelling(facts: Fact[], night: number): Fact[] {
  const has = (kind: Fact['fact']): boolean => facts.some(fact => fact.fact === kind)
  return facts.filter(fact => {
    switch (fact.fact) {
      case 'awake':
        return night === 1 || !has('faction_choice')
      case 'pointed':
        return false
      case 'act_taken':
        return fact.act !== 'done' && !has('check_answer') && !has('no_shot') && !has('recruit_chosen')
      case 'recruited':
        return !has('recruit_chosen')
      default:
        return !UNTOLD.includes(fact.fact)
    }
  })
}

/** Who is out by this fact. */
const outWith = (fact: Fact | undefined): number[] =>
  fact?.fact === 'killed' ? fact.seats
  : fact?.fact === 'executed' ? [fact.seat]
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
  side: id => ({ name: sideName(id), icon: SIDES[id]?.icon ?? 'town', hue: SIDES[id]?.hue ?? 'gold' }),
  mind: asks => ({ asks: say(`city-mind-asks-${hyphened(asks)}`), about: say('city-mind-about') }),
  headline: winner => say(`city-headline-${hyphened(winner || 'none')}`),
  ended: endIn,
  verdict(told) {
    const end = endIn(told)
    return end ? `${say(`winner-${hyphened(end.winner)}`)} ${say(`ending-${hyphened(end.ending)}`)}` : ''
  },
  turn: turnOf,
}
