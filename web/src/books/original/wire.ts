// Written by `python -m citysleeps.server.typescript`; changes belong there.

import type { Board, Call, Line, Own } from '../../line/wire'

/** ORIG-609, ORIG-610, ORIG-1202, ORIG-1281, ORIG-1291 What came of an attempt on a life; for the host alone. */
export type Attempt = {
  fact: 'attempt'
  step: string
  target: number
  result: string
}

/** ORIG-912, ORIG-938 Hands may be raised for this one now. */
export type Called = {
  fact: 'called'
  candidate: number | string
}

/** ORIG-702, ORIG-732, ORIG-1243 The lawyer sees a card as it was dealt. */
export type CardShown = {
  fact: 'card_shown'
  seat: number
  target: number
  card: string
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
  night?: number
  day?: number
  composition?: Record<string, number>
  cards?: string[]
  gangs?: string[]
  sides?: string[]
  nods?: Record<string, string>
  judges?: number[]
  plans?: Record<string, Plan>
  floor?: number
  speaker?: number
  to_speak?: number[]
  docket?: number[]
  accused?: number[]
  accusers?: number[]
  candidates?: number[]
  voters?: number[]
  called?: number | string
  hands?: Record<string, number[]>
  counts?: Record<string, number>
  tally?: Record<string, number>
  could_vote?: number[]
  added_to?: number
  sentenced?: number[]
  temporary_host?: number
  host?: number
  sees_all?: boolean
  clause?: string
}

/** ORIG-402, ORIG-406, ORIG-518, ORIG-1231, ORIG-1232 The host nods, or does not. */
export type CheckAnswer = {
  fact: 'check_answer'
  seat: number
  target: number
  answer: string
}

/** A statement built from parts. It may be a lie; nothing compares it with the truth. */
export type Claimed = {
  fact: 'claimed'
  number: number
  seat: number
  kind: string
  seats: number[]
  words: string[]
  count: number
}

/** ORIG-1252 to ORIG-1256 The werewolf joins a gang, because of a death; for the host alone. */
export type Converted = {
  fact: 'converted'
  seat: number
  gang: string
  cause: number
}

/** ORIG-919, ORIG-922, ORIG-934, ORIG-940 The votes for each, who abstained, and to whom these votes were added. */
export type Counted = {
  fact: 'counted'
  kind: string
  candidates: (number | string)[]
  numbers: number[]
  abstained: number[]
  added_to: number
}

/** ORIG-901 The accused in the order of nomination, each with his accuser. */
export type CourtOpened = {
  fact: 'court_opened'
  accused: number[]
  accusers: number[]
}

/** ORIG-802 to ORIG-805 Who was killed in the night, ascending; nobody: a quiet night. */
export type Dawn = {
  fact: 'dawn'
  seats: number[]
}

/** ORIG-801 The city wakes up. */
export type DayBegan = {
  fact: 'day_began'
  number: number
}

/** ORIG-1019 Somebody left before night 1; with `bad_player_count` too few are left and the game is off. */
export type DealVoid = {
  fact: 'deal_void'
  why: string
}

/** ORIG-1002 to ORIG-1004 These leave the game together, their cards face down. */
export type Executed = {
  fact: 'executed'
  seats: number[]
}

export type Fact = GameSet | DealVoid | RulesRead | NightBegan | StepBegan | StepEnded | DayBegan | Dawn | JudgesConfirmed | HostChanged | FloorGiven | Said | Claimed | FloorEnded | HostSaid | Warned | Unwarned | Nominated | NoNomination | CourtOpened | NoCourt | VoteOpened | Called | Hands | Counted | Tied | Sentenced | Executed | Left | GameOver | FinalReveal | OwnCard | GangMet | Planned | PlanRecorded | Pointed | GangChoice | CheckAnswer | CardShown | SideTold | Noted | Leaving | OwnResult | Attempt | Converted

/** ORIG-1105 Every card, every side at the end, and the winning seats. */
export type FinalReveal = {
  fact: 'final_reveal'
  cards: string[]
  sides: string[]
  winners: number[]
}

/** ORIG-812, ORIG-813, ORIG-817, ORIG-1015, ORIG-1404 Ended by the speaker, the time, the host, or because he left. */
export type FloorEnded = {
  fact: 'floor_ended'
  seat: number
  by: string
}

/** ORIG-808 to ORIG-812, ORIG-911, ORIG-932, ORIG-1002 A seat has the floor. */
export type FloorGiven = {
  fact: 'floor_given'
  seat: number
  kind: string
  seconds: number
}

/** ORIG-1104 Who has won, and by which condition. */
export type GameOver = {
  fact: 'game_over'
  winner: string
  condition: string
}

/** ORIG-213, ORIG-305, ORIG-1303 Who sits where, the settings, which cards are dealt, and who is temporary host. */
export type GameSet = {
  fact: 'game_set'
  seats: number[]
  settings: Record<string, string | number | boolean | string[]>
  composition: Record<string, number>
  temporary_host: number
}

/** ORIG-553 Whom the gang kills, or nobody. */
export type GangChoice = {
  fact: 'gang_choice'
  seat: number
}

/** ORIG-532, ORIG-703, ORIG-704, ORIG-1261 The members of a gang who wake together learn of one another, seat and card. */
export type GangMet = {
  fact: 'gang_met'
  gang: string
  members: number[]
  cards: string[]
}

/** ORIG-921, ORIG-R62 Who raised a hand for the one called. */
export type Hands = {
  fact: 'hands'
  candidate: number | string
  seats: number[]
}

/** ORIG-1308 The permanent host takes over; ORIG-1317, ORIG-1414 the software does (nobody); ORIG-1415 a person without a card does (the host). */
export type HostChanged = {
  fact: 'host_changed'
  seat: number
}

/** ORIG-802, ORIG-1403 The host speaks. */
export type HostSaid = {
  fact: 'host_said'
  text: string
}

/** ORIG-1211, ORIG-1212 Which seats are judges, honest or corrupt. */
export type JudgesConfirmed = {
  fact: 'judges_confirmed'
  seats: number[]
}

/** ORIG-1012, ORIG-1013 A player leaves in the night; he counts as living until dawn. */
export type Leaving = {
  fact: 'leaving'
  seat: number
}

/** ORIG-1012 A player has left the game. */
export type Left = {
  fact: 'left'
  seat: number
}

/** ORIG-316, ORIG-501 The city falls asleep. */
export type NightBegan = {
  fact: 'night_began'
  number: number
}

/** ORIG-825, ORIG-902, ORIG-1016 There is no court, or it is over: no_accused, one_accused_day_1, accused_left. */
export type NoCourt = {
  fact: 'no_court'
  why: string
}

/** ORIG-818, ORIG-1607 The speaker puts nobody on trial. */
export type NoNomination = {
  fact: 'no_nomination'
  seat: number
}

/** ORIG-821 A seat is put on trial; a player accuses one a day, so another accusation of his takes its place. */
export type Nominated = {
  fact: 'nominated'
  seat: number
  by: number
}

/** ORIG-513, ORIG-608 A night choice, a mark or a pass is final. */
export type Noted = {
  fact: 'noted'
  seat: number
  act: string
  target: number
  night: number
}

/** ORIG-307, ORIG-309 The card that a seat holds. */
export type OwnCard = {
  fact: 'own_card'
  seat: number
  card: string
}

/** ORIG-R97 Whether a player has won, and his side at the end. */
export type OwnResult = {
  fact: 'own_result'
  seat: number
  won: boolean
  side: string
}

/** ORIG-601 Whom a gang means to kill, night by night; -1: nobody in common. */
export type Plan = {
  nights: number[]
  seats: number[]
}

/** ORIG-621 The plan of the gang: the nights, and for each the seat all members named, or nobody. */
export type PlanRecorded = {
  fact: 'plan_recorded'
  nights: number[]
  seats: number[]
  gang: string
}

/** ORIG-602, ORIG-621 A member names a victim for a night. */
export type Planned = {
  fact: 'planned'
  member: number
  night: number
  seat: number
}

/** ORIG-552 A member points at a seat, or at nobody. */
export type Pointed = {
  fact: 'pointed'
  member: number
  seat: number
}

/** ORIG-313, ORIG-315 The conduct rules, and the descriptions of exactly the characters in the game. */
export type RulesRead = {
  fact: 'rules_read'
  conduct: string[]
  characters: string[]
}

/** ORIG-814, ORIG-1503 What the one who has the floor says. */
export type Said = {
  fact: 'said'
  seat: number
  text: string
}

/** ORIG-903, ORIG-923, ORIG-935, ORIG-939 Who will be executed, in the order of nomination; nobody: all live. */
export type Sentenced = {
  fact: 'sentenced'
  seats: number[]
}

/** ORIG-736, ORIG-1257 The werewolf learns which side he is on now. */
export type SideTold = {
  fact: 'side_told'
  seat: number
  side: string
}

/** ORIG-503 A step of the night begins; ORIG-606 with the numbers that the host calls in it. */
export type StepBegan = {
  fact: 'step_began'
  step: string
  called?: number[]
}

/** ORIG-503 A step of the night ends. */
export type StepEnded = {
  fact: 'step_ended'
  step: string
}

/** ORIG-931, ORIG-936, ORIG-951 Who share the highest number. */
export type Tied = {
  fact: 'tied'
  seats: number[]
}

/** ORIG-1402 The host takes a warning back. */
export type Unwarned = {
  fact: 'unwarned'
  seat: number
}

/** What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty. */
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
  night: number
  day: number
  composition: Record<string, number>
  cards: string[]
  gangs: string[]
  sides: string[]
  nods: Record<string, string>
  judges: number[]
  plans: Record<string, Plan>
  floor: number
  speaker: number
  to_speak: number[]
  docket: number[]
  accused: number[]
  accusers: number[]
  candidates: number[]
  voters: number[]
  called: number | string
  hands: Record<string, number[]>
  counts: Record<string, number>
  tally: Record<string, number>
  could_vote: number[]
  added_to: number
  sentenced: number[]
  temporary_host: number
  host: number
  sees_all: boolean
  clause: string
}

/** ORIG-912 to ORIG-914, ORIG-933, ORIG-936, ORIG-952 A vote begins. */
export type VoteOpened = {
  fact: 'vote_opened'
  kind: string
  candidates: number[]
  voters: number[]
}

/** ORIG-1402 The host warns a player. */
export type Warned = {
  fact: 'warned'
  seat: number
}

/** Of each fact its fields: the name, its mark (seat, seats, me, host or nothing), a list? */
export const FIELDS: Record<string, readonly (readonly [string, string, boolean])[]> = {
  game_set: [['seats', 'seats', true], ['settings', '', true], ['composition', '', true], ['temporary_host', 'seat', false]],
  deal_void: [['why', '', false]],
  rules_read: [['conduct', '', true], ['characters', '', true]],
  night_began: [['number', '', false]],
  step_began: [['step', '', false], ['called', 'seats', true]],
  step_ended: [['step', '', false]],
  day_began: [['number', '', false]],
  dawn: [['seats', 'seats', true]],
  judges_confirmed: [['seats', 'seats', true]],
  host_changed: [['seat', 'host', false]],
  floor_given: [['seat', 'seat', false], ['kind', '', false], ['seconds', '', false]],
  said: [['seat', 'seat', false], ['text', '', false]],
  claimed: [['number', '', false], ['seat', 'seat', false], ['kind', '', false], ['seats', 'seats', true], ['words', '', true], ['count', '', false]],
  floor_ended: [['seat', 'seat', false], ['by', '', false]],
  host_said: [['text', '', false]],
  warned: [['seat', 'seat', false]],
  unwarned: [['seat', 'seat', false]],
  nominated: [['seat', 'seat', false], ['by', 'seat', false]],
  no_nomination: [['seat', 'seat', false]],
  court_opened: [['accused', 'seats', true], ['accusers', 'seats', true]],
  no_court: [['why', '', false]],
  vote_opened: [['kind', '', false], ['candidates', 'seats', true], ['voters', 'seats', true]],
  called: [['candidate', 'seat', false]],
  hands: [['candidate', 'seat', false], ['seats', 'seats', true]],
  counted: [['kind', '', false], ['candidates', 'seat', true], ['numbers', '', true], ['abstained', 'seats', true], ['added_to', 'seat', false]],
  tied: [['seats', 'seats', true]],
  sentenced: [['seats', 'seats', true]],
  executed: [['seats', 'seats', true]],
  left: [['seat', 'seat', false]],
  game_over: [['winner', '', false], ['condition', '', false]],
  final_reveal: [['cards', '', true], ['sides', '', true], ['winners', 'seats', true]],
  own_card: [['seat', 'me', false], ['card', '', false]],
  gang_met: [['gang', '', false], ['members', 'seats', true], ['cards', '', true]],
  planned: [['member', 'seat', false], ['night', '', false], ['seat', 'seat', false]],
  plan_recorded: [['nights', '', true], ['seats', 'seats', true], ['gang', '', false]],
  pointed: [['member', 'seat', false], ['seat', 'seat', false]],
  gang_choice: [['seat', 'seat', false]],
  check_answer: [['seat', 'me', false], ['target', 'seat', false], ['answer', '', false]],
  card_shown: [['seat', 'me', false], ['target', 'seat', false], ['card', '', false]],
  side_told: [['seat', 'me', false], ['side', '', false]],
  noted: [['seat', 'me', false], ['act', '', false], ['target', 'seat', false], ['night', '', false]],
  leaving: [['seat', 'seat', false]],
  own_result: [['seat', 'me', false], ['won', '', false], ['side', '', false]],
  attempt: [['step', '', false], ['target', 'seat', false], ['result', '', false]],
  converted: [['seat', 'seat', false], ['gang', '', false], ['cause', 'seat', false]],
}

/** The fields whose ids have words of their own. */
export const NAMED: Record<string, string> = { card: 'card', cards: 'card', characters: 'card', composition: 'card', side: 'side', sides: 'side', winner: 'winner', condition: 'condition', words: 'claim-word' }
