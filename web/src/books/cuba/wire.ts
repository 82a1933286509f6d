// Written by `python -m citysleeps.server.typescript`; changes belong there.

import type { Board, Call, Line, Own } from '../../line/wire'

/** CUBA-604 Empty your pockets! */
export type Accused = {
  fact: 'accused'
  seat: number
}

/** CUBA-510, CUBA-516 The Godfather asks somebody. */
export type Asked = {
  fact: 'asked'
  asker: number
  seat: number
  kind: string
  text?: string
}

/** CUBA-1011 The Cleaner shoots. */
export type Bang = {
  fact: 'bang'
  seat: number
}

/** CUBA-1019 Somebody is accused: bang or hold. */
export type BangPrompt = {
  fact: 'bang_prompt'
  accused: number
}

/** CUBA-501 What has come back in the box. */
export type BoxBack = {
  fact: 'box_back'
  me: number
  diamonds: number
  tokens: string[]
}

/** CUBA-304, CUBA-333, CUBA-1502 The box goes from one to the next; the same whatever was taken. */
export type BoxPassed = {
  fact: 'box_passed'
  giver: number
  to: number
}

/** CUBA-306, CUBA-307, CUBA-343 What is in the box that one holds. */
export type BoxSeen = {
  fact: 'box_seen'
  me: number
  diamonds: number
  tokens: string[]
}

/** The fields of the view that have changed. */
export type Change = {
  where?: string[]
  living?: number[]
  left?: number[]
  calls?: Call[]
  prompts?: Line[]
  terms?: Record<string, string | number>
  own?: Own
  board?: Board
  over?: boolean
  winner?: string
  winners?: number[]
  godfather?: number
  first_player?: number
  last_player?: number
  order?: number[]
  left_neighbour?: number
  right_neighbour?: number
  mix?: Record<string, number>
  jokers?: number
  holder?: number
  box?: Loot | null
  bag?: string
  removed?: number
  loots?: Record<string, Loot>
  roles?: Record<string, string>
  revealed?: number[]
  compensated?: number[]
  causes?: Record<string, string>
  recovered?: number
  outstanding?: number
  stolen?: number
  accused?: number
  shooter?: number
  held?: boolean
  prompted?: boolean
  claims?: Claim[]
  differences?: Difference[]
  excess?: Excess[]
  asked?: Question[]
  silent?: number[]
  suggestion?: string
  names?: Record<string, number>
  next_godfather?: number
  assisted?: boolean
  ending?: string
}

/** What a seat claims at present. */
export type Claim = {
  seat: number
  kind: string
  diamonds: number
  tokens: string[]
}

/** CUBA-512, CUBA-513, CUBA-516 What somebody claims; the latest of a kind is current. */
export type Claimed = {
  fact: 'claimed'
  seat: number
  kind: string
  diamonds: number
  tokens: string[]
}

/** CUBA-1419 An input is taken back: everything is told again as it stood before it. */
export type Corrected = {
  fact: 'corrected'
  seat: number
  act: string
}

/** CUBA-612, CUBA-1005, CUBA-407 Diamonds go back to the Godfather; how many have by now. */
export type DiamondsReturned = {
  fact: 'diamonds_returned'
  seat: number
  number: number
  total: number
}

/** What a seat says it passed on, and the next one that it got, where it is not the same. */
export type Difference = {
  giver: number
  to: number
  about: 'diamonds' | 'tokens'
  passed: Loot
  received: Loot
}

/** CUBA-701 Somebody is out, for a cause of table T4. */
export type Eliminated = {
  fact: 'eliminated'
  seat: number
  cause: string
}

/** More of a token are said to be taken than there are. */
export type Excess = {
  token: string
  said: number
  of: number
}

export type Fact = GameSet | BoxPassed | InvestigationOpened | Asked | Claimed | Said | Accused | Bang | Revealed | DiamondsReturned | JokerGiven | Eliminated | Left | LastReveals | GameOver | FinalReveal | NextGodfather | Corrected | OwnRemoval | BoxSeen | OwnBag | OwnLoot | BoxBack | StolenNoted | Outstanding | BangPrompt | OwnHold | RevivePrompt | OwnVote | Warned

/** CUBA-826, CUBA-1422 Everything: by seat the loot, the role and what it saw; the bag, the removed diamonds, the box. */
export type FinalReveal = {
  fact: 'final_reveal'
  loot_diamonds: number[]
  loot_tokens: string[]
  roles: string[]
  saw_diamonds: number[]
  saw_tokens: string[]
  bag: string
  removed: number
  left_diamonds: number
  left_tokens: string[]
  stolen: number
}

/** CUBA-825 How it has ended, and who has won. */
export type GameOver = {
  fact: 'game_over'
  ending: string
  winners: number[]
}

/** CUBA-210, CUBA-1115 Who sits where, who is Godfather, the tokens in the box, the jokers, the settings. */
export type GameSet = {
  fact: 'game_set'
  seats: number[]
  godfather: number
  mix: Record<string, number>
  jokers: number
  settings: Record<string, string | number | boolean | string[]>
}

/** CUBA-341 The box is back, and the investigation opens. */
export type InvestigationOpened = {
  fact: 'investigation_opened'
}

/** CUBA-615 A wrongly accused player gets a joker; how many are left. */
export type JokerGiven = {
  fact: 'joker_given'
  seat: number
  left: number
}

/** CUBA-1411 Assisted play: the ending is settled, and the other loots are shown. */
export type LastReveals = {
  fact: 'last_reveals'
  ending: string
}

/** CUBA-1329 Somebody has left for good. */
export type Left = {
  fact: 'left'
  seat: number
}

/** Diamonds and tokens, in the fixed order. */
export type Loot = {
  diamonds: number
  tokens: string[]
}

/** CUBA-1204 to CUBA-1206 Who is Godfather in the next game, who named whom, and whether the lot decided. */
export type NextGodfather = {
  fact: 'next_godfather'
  seat: number
  voters: number[]
  names: number[]
  by_lot: boolean
}

/** CUBA-1308 How many diamonds are still to be found. */
export type Outstanding = {
  fact: 'outstanding'
  number: number
}

/** CUBA-331 What the first player has put into the bag. */
export type OwnBag = {
  fact: 'own_bag'
  me: number
  token: string
}

/** CUBA-1021 One holds fire. */
export type OwnHold = {
  fact: 'own_hold'
  me: number
}

/** CUBA-335, CUBA-338 What one has taken, and the role that it makes. */
export type OwnLoot = {
  fact: 'own_loot'
  me: number
  diamonds: number
  tokens: string[]
  role: string
}

/** CUBA-211, CUBA-215 How many diamonds the Godfather has removed. */
export type OwnRemoval = {
  fact: 'own_removal'
  me: number
  number: number
}

/** CUBA-1202 Whom one has named as the next Godfather. */
export type OwnVote = {
  fact: 'own_vote'
  me: number
  seat: number
}

/** Who has been asked what. */
export type Question = {
  seat: number
  kind: string
}

/** CUBA-608, CUBA-610 What somebody has taken, for all to see. */
export type Revealed = {
  fact: 'revealed'
  seat: number
  diamonds: number
  tokens: string[]
}

/** CUBA-1307 Nobody has spoken for a while. */
export type RevivePrompt = {
  fact: 'revive_prompt'
}

/** CUBA-507, CUBA-516 Words to everybody. */
export type Said = {
  fact: 'said'
  seat: number
  text: string
}

/** CUBA-1402, CUBA-1418 Assisted play: how many diamonds are missing. */
export type StolenNoted = {
  fact: 'stolen_noted'
  number: number
}

/** What one knows of the game. Seats are numbers from 0; -1 is nobody, or a number that one does not know. */
export type View = {
  where: string[]
  living: number[]
  left: number[]
  calls: Call[]
  prompts: Line[]
  terms: Record<string, string | number>
  own: Own
  board?: Board
  over: boolean
  winner: string
  winners: number[]
  godfather: number
  first_player: number
  last_player: number
  order: number[]
  left_neighbour: number
  right_neighbour: number
  mix: Record<string, number>
  jokers: number
  holder: number
  box: Loot | null
  bag: string
  removed: number
  loots: Record<string, Loot>
  roles: Record<string, string>
  revealed: number[]
  compensated: number[]
  causes: Record<string, string>
  recovered: number
  outstanding: number
  stolen: number
  accused: number
  shooter: number
  held: boolean
  prompted: boolean
  claims: Claim[]
  differences: Difference[]
  excess: Excess[]
  asked: Question[]
  silent: number[]
  suggestion: string
  names: Record<string, number>
  next_godfather: number
  assisted: boolean
  ending: string
}

/** CUBA-1101, CUBA-1108, CUBA-1111 What the host is warned of when the table is set up. */
export type Warned = {
  fact: 'warned'
  warnings: string[]
}

/** Of each fact its fields: the name, its mark (seat, seats, me, host or nothing), a list? */
export const FIELDS: Record<string, readonly (readonly [string, string, boolean])[]> = {
  game_set: [['seats', 'seats', true], ['godfather', 'seat', false], ['mix', '', true], ['jokers', '', false], ['settings', '', true]],
  box_passed: [['giver', 'seat', false], ['to', 'seat', false]],
  investigation_opened: [],
  asked: [['asker', 'seat', false], ['seat', 'seat', false], ['kind', '', false], ['text', '', false]],
  claimed: [['seat', 'seat', false], ['kind', '', false], ['diamonds', '', false], ['tokens', '', true]],
  said: [['seat', 'seat', false], ['text', '', false]],
  accused: [['seat', 'seat', false]],
  bang: [['seat', 'seat', false]],
  revealed: [['seat', 'seat', false], ['diamonds', '', false], ['tokens', '', true]],
  diamonds_returned: [['seat', 'seat', false], ['number', '', false], ['total', '', false]],
  joker_given: [['seat', 'seat', false], ['left', '', false]],
  eliminated: [['seat', 'seat', false], ['cause', '', false]],
  left: [['seat', 'seat', false]],
  last_reveals: [['ending', '', false]],
  game_over: [['ending', '', false], ['winners', 'seats', true]],
  final_reveal: [['loot_diamonds', '', true], ['loot_tokens', '', true], ['roles', '', true], ['saw_diamonds', '', true], ['saw_tokens', '', true], ['bag', '', false], ['removed', '', false], ['left_diamonds', '', false], ['left_tokens', '', true], ['stolen', '', false]],
  next_godfather: [['seat', 'seat', false], ['voters', 'seats', true], ['names', 'seats', true], ['by_lot', '', false]],
  corrected: [['seat', 'seat', false], ['act', '', false]],
  own_removal: [['me', 'me', false], ['number', '', false]],
  box_seen: [['me', 'me', false], ['diamonds', '', false], ['tokens', '', true]],
  own_bag: [['me', 'me', false], ['token', '', false]],
  own_loot: [['me', 'me', false], ['diamonds', '', false], ['tokens', '', true], ['role', '', false]],
  box_back: [['me', 'me', false], ['diamonds', '', false], ['tokens', '', true]],
  stolen_noted: [['number', '', false]],
  outstanding: [['number', '', false]],
  bang_prompt: [['accused', 'seat', false]],
  own_hold: [['me', 'me', false]],
  revive_prompt: [],
  own_vote: [['me', 'me', false], ['seat', 'seat', false]],
  warned: [['warnings', '', true]],
}

/** The fields whose ids have words of their own. */
export const NAMED: Record<string, string> = { token: 'token', tokens: 'token', mix: 'token', bag: 'token', left_tokens: 'token', role: 'role', roles: 'role', cause: 'cause', ending: 'ending', kind: 'question', warnings: 'warning' }
