// The latest word of each seat, as its window shows it.

import type { SeatState } from '../seats/Seat.svelte'
import type { Table } from '../../table/table.svelte'
import { shortly } from '../../words/tell'
import { hyphened, say } from '../../words/words.svelte'
import { freshIn, latestIn, phraseOf, signsOf, wordIcon, type Claim, type Sign } from './claims'

export type Bubble = {
  signs: Sign[]
  words: string // all of it, for the seat's accessible name
  isNow: boolean // said by who has the floor
  isOld: boolean // on an earlier day
  isBot: boolean
}

/** The seats with what they say; `isLarge` where there is room for a word. */
export function withBubbles(table: Table, seats: SeatState[], isLarge = false): SeatState[] {
  const latest = latestIn(table.facts)
  if (!latest.size) return seats
  const fresh = freshIn(table)
  return seats.map(state => {
    const claim = latest.get(state.seat)
    if (!claim) return state
    const isOld = !fresh.has(claim.number)
    const bubble: Bubble = {
      signs: isLarge ? large(table, claim) : signsOf(table, claim),
      words: say(isOld ? 'seat-said' : 'seat-says', { words: phraseOf(table, claim) }),
      isNow: !isOld && Boolean(state.isSpeaking),
      isOld,
      isBot: Boolean(state.isBot),
    }
    return { ...state, bubble }
  })
}

const MOST = 12 // letters of a word on the table screen

/** On the table screen a role or a side has its name, or a shorter one, beside its picture. */
function large(table: Table, claim: Claim): Sign[] {
  const [word] = claim.words
  if (claim.seats.length || !word) return signsOf(table, claim)
  const icon = claim.kind === 'am' ? wordIcon(table, word) : ''
  const name = shortly(`claim-word-${hyphened(word)}`)
  const text = name.length > MOST ? `${name.slice(0, MOST - 1)}…` : name
  return icon ? [{ icon }, { text }] : [...signsOf(table, claim).slice(0, 1), { text }]
}
