// A finished game told from its record: the theft seat by seat, then accusation by accusation; everything, or through one
// seat's eyes.

import { hyphened, say } from '../../words/words.svelte'
import type { Story } from '../face'
import { endIn, type Chapter, type House, type Telling, type Told as AnyTold } from '../story'
import type { Fact } from './game'

type Told = AnyTold<Fact>

/** What has a line of its own. */
const ICONS: Partial<Record<Fact['fact'], string>> = {
  own_removal: 'lock',
  own_bag: 'bag',
  own_loot: 'diamond',
  box_back: 'box',
  stolen_noted: 'diamond',
  bang: 'bang',
  revealed: 'turn',
  diamonds_returned: 'diamond',
  joker_given: 'bottle',
  eliminated: 'out',
  left: 'away',
  last_reveals: 'turn',
  next_godfather: 'chair',
}
const WORDS_SAID: Fact['fact'][] = ['said', 'asked', 'claimed']

/** What stands: after a correction everything is told anew. */
const standing = (told: Told[]): Told[] => told.slice(told.map(one => one.fact.fact).lastIndexOf('corrected') + 1)

export function houseOf(all: Told[]): House {
  const house: House = { seats: [], floors: [], fell: new Map() }
  for (const { fact } of standing(all)) {
    if (fact.fact === 'game_set') {
      house.seats = fact.seats
      house.floors.push({ kind: 'accusation', number: 0 })
    } else if (fact.fact === 'accused') house.floors.push({ kind: 'accusation', number: house.floors.length })
    else if (fact.fact === 'eliminated') house.fell.set(fact.seat, Math.max(0, house.floors.length - 1))
  }
  return house
}

export function storyOf(told: Told[], telling: Telling<Fact>): Chapter[] {
  const { words, names } = telling
  for (const one of standing(told)) {
    const { fact } = one
    if (!telling.isSeen(one)) continue
    if (OPENS[fact.fact]) telling.chapters.push(chapter(fact))
    else if (WORDS_SAID.includes(fact.fact)) telling.hear([fact], WORDS_SAID)
    else if (ICONS[fact.fact]) telling.add(ICONS[fact.fact] ?? 'note', [telling.tell(fact)])
  }
  return telling.chapters

  /** A chapter is headed by what opens it. */
  function chapter(fact: Fact): Chapter {
    const icon = OPENS[fact.fact] ?? 'note'
    const heading = words.heading(fact, names)
    const lines = heading ? [{ icon, lines: [telling.tell(fact)], small: [], said: [] }] : []
    return { icon, title: heading || telling.tell(fact), items: lines }
  }
}

const OPENS: Partial<Record<Fact['fact'], string>> = {
  game_set: 'box',
  investigation_opened: 'chair',
  accused: 'accused',
  game_over: 'lit',
}

export const story: Story<Fact> = {
  house: houseOf,
  chapters: storyOf,
  size: house => say('cuba-story-size', { players: house.seats.length, accusations: house.floors.length - 1 }),
  about: () => say('cuba-story-house'),
  headline: winner => say(`ending-${hyphened(winner || 'void')}`),
  ended(told) {
    const end = endIn(told)
    return end && { winner: end.ending, winners: end.winners }
  },
  verdict(told) {
    const end = endIn(told)
    return end ? say(`ending-${hyphened(end.ending)}`) : ''
  },
  turn(told, at, telling) {
    const fact = told[at]?.fact
    if (!fact) return ''
    const number = standing(told.slice(0, at)).filter(one => one.fact.fact === 'accused').length
    return fact.fact === 'eliminated' ?
        telling.tell(fact)
      : telling.words.say('cuba-turn', { number, what: telling.tell(fact) })
  },
}
