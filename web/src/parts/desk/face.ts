// What a book says to the desk, which knows no rule itself.

import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { WireCorrection } from '../../line/wire'
import type { Ask, Table } from '../../table/table.svelte'
import type { SeatState } from '../seats/Seat.svelte'

/** What somebody is answered in silence: a sign, a word, and what it means. */
export type Sign = { icon?: string; word?: string; lines: string[] }

export type Face = {
  table: Table
  isCounting: boolean // where there is no clock
  isDark: boolean // eyes are closed: only then the desk shows what is secret
  night: number // which one it is, or was last
  icon: string
  title: string
  step: string
  moment: string // what is called now
  lines: { before: string[]; now: string[] } // to say aloud
  said?: { name?: string; text: string }[] // by players with phones
  why: (next: Ask) => string
  whyHands?: () => string // what hands that stay down mean now
  hold: string
  secret: Snippet // all that is secret; it is worked out only while it is shown
  late?: number[] // who has not looked at a card yet
  more?: Snippet // to say aloud too
  docket?: Snippet
  then?: string // who speaks next, while somebody has the floor; it is not among the words above
  seats: SeatState[] // as everybody may see them by day; with the marks of their cards by night
  openly: string[] // acts of which everybody knows who is asked for them
  free?: string[] // acts that may be noted, and on which nothing depends
  isOffered?: (one: WireCorrection) => boolean // what may be done by night though nobody waits for it
  wordOf: (act: string, choice: string | number) => string
  holds: readonly string[] // the card of each seat
  answer?: () => Sign | undefined // what the one who is awake is answered
  card?: Snippet<[seat: number, region: Attachment<HTMLElement>]> // what was dealt to a seat, while it is dealt
  players: Snippet<[seat: number, close: () => void]>
  announce?: string // what it is called to say words of one's own to everybody; empty: there are none
  onmenu: () => void
}
