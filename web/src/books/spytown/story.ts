// A finished game told turn by turn from its record: everything, or through one seat's eyes.

import { hyphened, say } from '../../words/words.svelte'
import type { Story } from '../face'
import { endIn, fallen, type Chapter, type House, type Step, type Telling, type Told as AnyTold } from '../story'
import { cardIcon, shotIcon, sideName, SIDES, tokenIcon, tokenName } from './cards'
import { described, isNight, type Fact } from './game'
import { tally } from './news'

type Told = AnyTold<Fact>

const ICONS: Partial<Record<Fact['fact'], string>> = {
  card_shown: 'card',
  swapped: 'swap',
  swap_declined: 'swap',
  nobody_chosen: 'lit',
  left: 'away',
  vote_void: 'hand',
  no_vote: 'hand',
  finalists: 'accused',
  tied: 'hand',
  commander_decided: 'commander',
  lot_drawn: 'accused',
  commander_passed: 'commander',
  decided: 'voice',
  lost: 'out',
}
const WORDS_SAID: Fact['fact'][] = ['said', 'host_said']
/** Told by what follows, or not worth a line. */
const UNTOLD: Fact['fact'][] = ['noted', 'floor_given', 'card_removed']

/** Has it a line of its own? What the book says to pass has none. */
const isTold = ({ fact }: Fact): boolean =>
  Boolean(described().facts[fact]?.kept) && !UNTOLD.includes(fact) && !WORDS_SAID.includes(fact)

export function houseOf(told: Told[]): House {
  const house: House = { seats: [], floors: [], fell: new Map() }
  for (const { fact } of told) {
    if (fact.fact === 'game_set') house.seats = fact.seats
    else if (fact.fact === 'turn_began') house.floors.push({ kind: 'turn', number: fact.number })
    else if (fact.fact === 'eliminated') house.fell.set(fact.seat, Math.max(0, house.floors.length - 1))
    else if (fact.fact === 'decided' && fact.what === 'stays') house.fell.delete(fact.seat)
  }
  return house
}

export function storyOf(told: Told[], telling: Telling<Fact>): Chapter[] {
  const { tell, words, names } = telling
  let phase: Step<Fact> = { name: '', at: 0, facts: [] }
  let chosen = -1
  const set = told.find(({ fact }) => fact.fact === 'game_set')?.fact
  const settings = set?.fact === 'game_set' ? set.settings : {}

  told.forEach((one, at) => {
    const { fact } = one
    if (!telling.isSeen(one)) return
    if (fact.fact === 'step_began' && isNight(fact.step)) phase = { name: fact.step, at, facts: [] }
    else if (fact.fact === 'step_ended' && fact.step === phase.name) endPhase(at)
    else if (phase.name && fact.fact !== 'game_over') phase.facts.push(fact)
    else {
      if (phase.name) endPhase(at)
      tellOpenly(fact)
    }
  })
  return telling.chapters

  function endPhase(at: number): void {
    const icon = described().steps[phase.name]?.icon ?? 'night'
    telling.endStep(icon, phase, at, worthTelling(phase.facts), WORDS_SAID)
    chosen = phase.facts.reduce((seat, fact) => (fact.fact === 'mafia_choice' ? fact.seat : seat), -1)
    phase = { name: '', at, facts: [] }
  }

  function tellOpenly(fact: Fact): void {
    switch (fact.fact) {
      case 'game_set':
        telling.open('token', fact)
        if (telling.isEverything) telling.add('people', [words.say('spy-story-dealt', { list: words.join(dealt()) })])
        break
      case 'own_token':
      case 'own_card':
        if (!telling.isEverything)
          telling.add(fact.fact === 'own_token' ? tokenIcon(fact.token) : cardIcon(fact.card), [tell(fact)])
        break
      case 'turn_began':
        telling.open('night', fact)
        break
      case 'card_played':
        telling.add(cardIcon(fact.card), [tell(fact)])
        break
      case 'saved':
        telling.add(cardIcon(fact.card), [tell(fact)])
        break
      case 'victim_named':
        if (chosen !== fact.seat) telling.add('mafia', [tell(fact)]) // else it was told by the choice
        break
      case 'voted_out':
        telling.add('court', [tell(fact)])
        break
      case 'eliminated':
        telling.add('out', [tell(fact)])
        break
      case 'token_seen':
        telling.add('eye', [tell(fact)])
        break
      case 'counted':
        telling.add('hand', [words.say('spy-count', { ballot: fact.ballot })], tally(words, fact, names))
        break
      case 'game_over':
        telling.open('lit', fact)
        telling.add('court', [tell(fact)])
        break
      default:
        if (isTold(fact))
          telling.add(fact.fact === 'shot' ? shotIcon(settings) : (ICONS[fact.fact] ?? 'note'), [tell(fact)])
        else telling.hear([fact], WORDS_SAID)
    }
  }

  /** The token and the card that each was dealt. */
  function dealt(): string[] {
    const reveal = told.map(one => one.fact).find(fact => fact.fact === 'final_reveal')
    return names.map((name, seat) => {
      const [token = '', card = ''] = [reveal?.dealt[seat], reveal?.cards[seat]]
      return words.say('spy-story-hand', {
        name,
        token: token && words.say(`token-${token}`),
        card: card && words.say(`card-${card.replaceAll('_', '-')}`),
        has: card && card !== 'neutral' ? 'yes' : 'no',
      })
    })
  }
}

/** Of what was told in a secret phase that which tells it: no finger that moved on, no sign. */
function worthTelling(facts: Fact[]): Fact[] {
  const isSettled = facts.some(fact => fact.fact === 'mafia_choice' && fact.seat >= 0)
  return facts.filter((fact, i) => {
    const later = facts.slice(i + 1)
    switch (fact.fact) {
      case 'mafia_met':
        return !later.some(one => one.fact === 'mafia_met')
      case 'pointed':
        return !isSettled && !later.some(one => one.fact === 'pointed' && one.member === fact.member)
      case 'agent_pointed':
        return fact.seat >= 0 && !facts.some(one => one.fact === 'token_seen')
      case 'signed':
        return false
      default:
        return isTold(fact)
    }
  })
}

export const story: Story<Fact> = {
  house: houseOf,
  chapters: storyOf,
  size: house => say('spy-story-size', { players: house.seats.length, turns: house.floors.length }),
  about: () => say('spy-story-house'),
  side: id => ({ name: sideName(id), icon: SIDES[id]?.icon ?? 'town', hue: SIDES[id]?.hue ?? 'blue' }),
  mind: asks => ({
    asks: say('spy-mind-asks', { word: asks in SIDES ? sideName(asks) : tokenName(asks) }),
    about: say('spy-mind-about', { word: sideName('mafia') }),
  }),
  headline: winner => say(`spy-headline-${hyphened(winner || 'none')}`),
  ended: endIn,
  verdict(told) {
    const end = endIn(told)
    return end ? say(`winner-${hyphened(end.winner)}`) : ''
  },
  turn(told, at, telling) {
    const fact = told[at]?.fact
    if (fact?.fact !== 'eliminated') return ''
    const turn = told.slice(0, at).filter(one => one.fact.fact === 'turn_began').length
    const { words } = telling
    return fallen(words.say('spy-turn', { turn }), [fact.seat], [words.say(`token-${fact.token}`)], telling)
  },
}
