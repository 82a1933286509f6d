// What a card says to its holder, in at most three facts; the words are in role.ftl.

import type { Mine } from '../../parts/Blind.svelte'
import { hyphened, say, type Args } from '../../words/words.svelte'
import type { Table } from './game'

type Card = {
  side: string
  icon: string
  clause: string
  win: string
  facts: [label: string, words: string][]
}

const ASLEEP: [string, string] = ['at-night', 'asleep']
const MEETS: [string, string] = ['night-1', 'meets']
const KILLS: [string, string] = ['from-night-2', 'gang-kills']
const JUDGES: [string, string] = ['by-day', 'judges']

export const CARDS: Record<string, Card> = {
  resident: { side: 'red', icon: 'lit', clause: 'ORIG-401', win: 'red', facts: [ASLEEP, ['by-day', 'resident']] },
  commissar: {
    side: 'red',
    icon: 'eye',
    clause: 'ORIG-402',
    win: 'red',
    facts: [
      ['every-night', 'commissar'],
      ['advice', 'lead'],
    ],
  },
  doctor: {
    side: 'red',
    icon: 'doctor',
    clause: 'ORIG-1201',
    win: 'red',
    facts: [
      ['from-night-2', 'doctor'],
      ['advice', 'foresee'],
    ],
  },
  immortal: {
    side: 'red',
    icon: 'infinity',
    clause: 'ORIG-1281',
    win: 'red',
    facts: [
      ['at-night', 'immortal'],
      ['by-day', 'mortal'],
    ],
  },
  honest_judge: { side: 'red', icon: 'court', clause: 'ORIG-1213', win: 'red', facts: [ASLEEP, JUDGES] },
  sheriff: {
    side: 'red',
    icon: 'star',
    clause: 'ORIG-1291',
    win: 'red',
    facts: [
      ['from-night-2', 'sheriff'],
      ['advice', 'aim'],
    ],
  },
  mafia: { side: 'mafia', icon: 'mafia', clause: 'ORIG-404', win: 'mafia', facts: [MEETS, KILLS] },
  don: { side: 'mafia', icon: 'chair', clause: 'ORIG-405', win: 'mafia', facts: [['every-night', 'don'], KILLS] },
  yakuza: { side: 'yakuza', icon: 'gang', clause: 'ORIG-1236', win: 'yakuza', facts: [MEETS, KILLS] },
  ninja: { side: 'yakuza', icon: 'eye', clause: 'ORIG-1232', win: 'yakuza', facts: [['every-night', 'ninja'], KILLS] },
  maniac: {
    side: 'maniac',
    icon: 'alone',
    clause: 'ORIG-1271',
    win: 'maniac',
    facts: [
      ['from-night-2', 'maniac'],
      ['mind', 'seen-black'],
    ],
  },
  werewolf: {
    side: 'red',
    icon: 'turn',
    clause: 'ORIG-1251',
    win: 'werewolf',
    facts: [
      ['turning', 'werewolf'],
      ['from-night-2', 'told-side'],
    ],
  },
  lawyer: {
    side: 'black',
    icon: 'section',
    clause: 'ORIG-1242',
    win: 'helper',
    facts: [
      ['every-night', 'lawyer'],
      ['mind', 'checked'],
    ],
  },
  corrupt_judge: {
    side: 'black',
    icon: 'court',
    clause: 'ORIG-1222',
    win: 'helper',
    facts: [JUDGES, ['mind', 'stranger']],
  },
}

/** Sides by their shape and hue: section 2 of the design. */
export const SIDES: Record<string, { icon: string; hue: string }> = {
  red: { icon: 'town', hue: 'rose' },
  black: { icon: 'mafia', hue: 'ash' },
  mafia: { icon: 'mafia', hue: 'ash' },
  yakuza: { icon: 'gang', hue: 'teal' },
  maniac: { icon: 'alone', hue: 'violet' },
}

export type Role = Mine & { facts: { label: string; words: string }[]; whole: string; clause: string }

/** The settings of the game as arguments of its words. */
export function rules(table: Table): Args {
  const words = Object.entries(table.settings).map(([name, value]) => [
    name,
    typeof value === 'boolean' ?
      value ? 'yes'
      : 'no'
    : value,
  ])
  return { ...Object.fromEntries(words), rivals: rivals(table) }
}

/** Is there more than one gang? */
function rivals(table: Table): string {
  const has = (...cards: string[]): boolean => cards.some(card => card in composition(table))
  return has('mafia', 'don') && has('yakuza', 'ninja') ? 'yes' : 'no'
}

const composition = (table: Table): Record<string, number> => table.view?.composition ?? {}

/** What my own card says to me; nothing if I hold none. */
export function myRole(table: Table): Role | null {
  const id = table.view?.cards[table.seat] ?? ''
  const card = CARDS[id]
  if (!card) return null
  const args = rules(table)
  const side = table.view?.sides[table.seat] || card.side // the werewolf may have been told another one
  return {
    name: say(`card-${hyphened(id)}`),
    side: say(`role-side-${side}`),
    sideIcon: SIDES[side]?.icon ?? 'town',
    hue: SIDES[side]?.hue ?? 'rose',
    icon: card.icon,
    facts: [['win', `win-${card.win}`] as const, ...card.facts].map(([label, words]) => ({
      label: say(`role-${label}`, args),
      words: say(`role-${words}`, args),
    })),
    whole: say(`card-${hyphened(id)}`, args, 'description'),
    clause: card.clause,
  }
}

/** The characters of this game, how many of each, and what is read out of them. */
export function characters(
  table: Table,
): { id: string; name: string; count: number; text: string; icon: string; clause: string }[] {
  const args = rules(table)
  return Object.entries(composition(table)).map(([id, count]) => ({
    id,
    count,
    name: say(`card-${hyphened(id)}`),
    text: say(`card-${hyphened(id)}`, args, 'description'),
    icon: CARDS[id]?.icon ?? 'card',
    clause: CARDS[id]?.clause ?? '',
  }))
}
