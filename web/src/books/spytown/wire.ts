// Written by `python -m citysleeps.server.typescript`; changes belong there.

import type { Board, Call, Line, Own } from '../../line/wire'

/** SPY-R52 Who is awake as the Agent, and whom the Agent points at (nobody: not yet), to the eliminated who watch. */
export type AgentPointed = {
  fact: 'agent_pointed'
  agent: number
  seat: number
}

/** SPY-814 A card is laid face up before its holder, or before its target. */
export type CardPlayed = {
  fact: 'card_played'
  seat: number
  card: string
  target?: number
}

/** SPY-822 A card that lay before this seat is out of the game. */
export type CardRemoved = {
  fact: 'card_removed'
  card: string
  seat: number
}

/** SPY-931, SPY-951 A start-of-game card is shown to all. */
export type CardShown = {
  fact: 'card_shown'
  seat: number
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
  turn?: number
  composition?: Record<string, number>
  deck?: string[]
  neutrals?: number
  tokens?: string[]
  cards?: string[]
  hand?: string
  sides?: string[]
  spent?: string[]
  looming?: string[]
  could_reveal?: boolean
  could_play?: boolean
  lying?: Record<string, number>
  barred?: number[]
  commander?: number
  awake?: number[]
  members?: number[]
  recruited?: number[]
  pointings?: Record<string, number>
  choice?: number
  watches?: boolean
  lost?: boolean
  pending?: number
  asked?: number
  in_window?: number[]
  ready?: number[]
  floor?: number
  voters?: number[]
  pointed?: number[]
  at_once?: boolean
  voter?: number
  candidates?: number[]
  votes?: Record<string, number>
  counts?: Record<string, number>
  finalists?: number[]
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

/** SPY-933 to SPY-935 The Commander's vote breaks a tie: `out`, or `finalist`. */
export type CommanderDecided = {
  fact: 'commander_decided'
  commander: number
  seat: number
  what: string
}

/** SPY-937 to SPY-939 The Commander card goes on to the left. */
export type CommanderPassed = {
  fact: 'commander_passed'
  giver: number
  to: number
}

/** SPY-507, SPY-508, SPY-524 Who voted for whom, and the number of votes of everybody who has any. */
export type Counted = {
  fact: 'counted'
  ballot: string
  voters: number[]
  votes: number[]
  seats: number[]
  numbers: number[]
}

/** SPY-1207 The human Game Master has the last word: `out` or `stays`. */
export type Decided = {
  fact: 'decided'
  seat: number
  what: string
}

/** SPY-R45, SPY-R16 Has nothing more to say, or will not move the vote. */
export type DeclaredReady = {
  fact: 'declared_ready'
  seat: number
}

/** SPY-601 A player is out and shows the token; SPY-1038, SPY-R41 the card only where it is shown. */
export type Eliminated = {
  fact: 'eliminated'
  seat: number
  cause: string
  token: string
  card?: string
}

export type Fact = GameSet | CardShown | Swapped | SwapDeclined | TurnBegan | StepBegan | StepEnded | RecruitmentCalled | VictimNamed | NobodyChosen | CardPlayed | Saved | Shot | Eliminated | Left | Said | Claimed | HostSaid | HostChanged | DeclaredReady | NoLongerReady | VoteOpened | Voted | VoteGiven | VoteMissed | Counted | VoteVoid | NoVote | Finalists | FloorGiven | FloorEnded | Tied | CommanderDecided | LotDrawn | VotedOut | CardRemoved | CommanderPassed | Decided | GameOver | FinalReveal | OwnToken | OwnCard | TokenSeen | GangMet | MafiaMet | Recruited | Pointed | Signed | MafiaChoice | AgentPointed | Lost | Noted

/** SPY-710 The tokens as they were dealt and as they are, the cards, the sides. The record lies open as well. */
export type FinalReveal = {
  fact: 'final_reveal'
  dealt: string[]
  tokens: string[]
  cards: string[]
  sides: string[]
}

/** SPY-510 to SPY-512 Who is in the final, in the order of the defence. */
export type Finalists = {
  fact: 'finalists'
  seats: number[]
}

/** SPY-515 The defence of this finalist is over. */
export type FloorEnded = {
  fact: 'floor_ended'
  seat: number
}

/** SPY-515 A finalist may speak, and SPY-517 nobody else. */
export type FloorGiven = {
  fact: 'floor_given'
  seat: number
}

/** SPY-701, SPY-702, SPY-707 The winner, and all who win, the eliminated ones included. */
export type GameOver = {
  fact: 'game_over'
  winner: string
  winners: number[]
}

/** SPY-801, SPY-1205 Who sits where, the settings, the numbers of tokens, the chosen cards and how many are neutral. */
export type GameSet = {
  fact: 'game_set'
  seats: number[]
  settings: Record<string, string | number | boolean | string[]>
  tokens: Record<string, number>
  cards: string[]
  neutral: number
}

/** SPY-1042 The New Gang members see one another. */
export type GangMet = {
  fact: 'gang_met'
  seats: number[]
}

/** SPY-R62 Who is Game Master from now on: a person (the host), or the software (nobody). */
export type HostChanged = {
  fact: 'host_changed'
  host: number
}

/** SPY-1208 Words of the human Game Master. */
export type HostSaid = {
  fact: 'host_said'
  text: string
}

/** SPY-R42 A player leaves the game. */
export type Left = {
  fact: 'left'
  seat: number
}

/** SPY-1105, SPY-R41, SPY-R42 Out; the others hear of it later. */
export type Lost = {
  fact: 'lost'
  me: number
  cause: string
}

/** SPY-525, SPY-R12, SPY-R14 Drawn by lot among these. */
export type LotDrawn = {
  fact: 'lot_drawn'
  among: number[]
  seat: number
}

/** SPY-440 The victim, or nobody. */
export type MafiaChoice = {
  fact: 'mafia_choice'
  seat: number
}

/** SPY-431, SPY-925 Who is awake as Mafia. */
export type MafiaMet = {
  fact: 'mafia_met'
  seats: number[]
}

/** SPY-1607 Takes the declaration back: wants to say something after all, or may move the vote. */
export type NoLongerReady = {
  fact: 'no_longer_ready'
  seat: number
}

/** SPY-529, SPY-R14 `nobody_can_vote` or `nobody_voted`. */
export type NoVote = {
  fact: 'no_vote'
  why: string
}

/** SPY-457 The Mafia phase gave no victim. */
export type NobodyChosen = {
  fact: 'nobody_chosen'
}

/** SPY-508, SPY-1606 The own vote, hunch or pass. */
export type Noted = {
  fact: 'noted'
  me: number
  act: string
  seat: number
}

/** SPY-807 The own card. */
export type OwnCard = {
  fact: 'own_card'
  me: number
  card: string
}

/** SPY-203, SPY-952, SPY-955 The own token. */
export type OwnToken = {
  fact: 'own_token'
  me: number
  token: string
}

/** SPY-431 One who is awake points at somebody. */
export type Pointed = {
  fact: 'pointed'
  member: number
  seat: number
}

/** SPY-925, SPY-926 Who used the Recruitment, and who is woken by it. */
export type Recruited = {
  fact: 'recruited'
  holder: number
  recruit: number
}

/** SPY-924 A Recruitment is taking place, and one of you will be woken. */
export type RecruitmentCalled = {
  fact: 'recruitment_called'
}

/** SPY-459 Words to the table. */
export type Said = {
  fact: 'said'
  seat: number
  text: string
}

/** SPY-605 The pending victim stays, and shows no token. */
export type Saved = {
  fact: 'saved'
  seat: number
  card: string
}

/** SPY-1002, SPY-1022, SPY-1123 A shot falls. */
export type Shot = {
  fact: 'shot'
  shooter: number
  target: number
  cause: string
}

/** SPY-438 A wordless sign of one who is awake. */
export type Signed = {
  fact: 'signed'
  member: number
  sign: string
}

/** A phase, step or window begins; where one seat alone is asked, with that seat. */
export type StepBegan = {
  fact: 'step_began'
  step: string
  seat?: number
}

/** A phase, step or window is over. */
export type StepEnded = {
  fact: 'step_ended'
  step: string
}

/** SPY-957 No exchange was made. */
export type SwapDeclined = {
  fact: 'swap_declined'
  seat: number
}

/** SPY-957 These two have exchanged tokens. */
export type Swapped = {
  fact: 'swapped'
  seat: number
  other: number
}

/** SPY-522 The final vote is tied between these. */
export type Tied = {
  fact: 'tied'
  seats: number[]
}

/** SPY-415, SPY-956, SPY-963, SPY-R03 A token that this seat was shown. */
export type TokenSeen = {
  fact: 'token_seen'
  me: number
  seat: number
  token: string
}

/** SPY-401 A turn begins. */
export type TurnBegan = {
  fact: 'turn_began'
  number: number
}

/** SPY-453 The Mafia's chosen victim. */
export type VictimNamed = {
  fact: 'victim_named'
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
  turn: number
  composition: Record<string, number>
  deck: string[]
  neutrals: number
  tokens: string[]
  cards: string[]
  hand: string
  sides: string[]
  spent: string[]
  looming: string[]
  could_reveal: boolean
  could_play: boolean
  lying: Record<string, number>
  barred: number[]
  commander: number
  awake: number[]
  members: number[]
  recruited: number[]
  pointings: Record<string, number>
  choice: number
  watches: boolean
  lost: boolean
  pending: number
  asked: number
  in_window: number[]
  ready: number[]
  floor: number
  voters: number[]
  pointed: number[]
  at_once: boolean
  voter: number
  candidates: number[]
  votes: Record<string, number>
  counts: Record<string, number>
  finalists: number[]
}

/** SPY-508 Has voted, where all vote at the same time; for whom is hidden until all are in. */
export type VoteGiven = {
  fact: 'vote_given'
  seat: number
}

/** SPY-509, SPY-1403 Has cast no vote when the turn passes on, where they vote one by one. */
export type VoteMissed = {
  fact: 'vote_missed'
  seat: number
}

/** SPY-502, SPY-509, SPY-518 A ballot: who votes, in this order, and who can be voted for. */
export type VoteOpened = {
  fact: 'vote_opened'
  ballot: string
  voters: number[]
  candidates: number[]
}

/** SPY-R35 Somebody is out in the middle of a ballot: it does not count. */
export type VoteVoid = {
  fact: 'vote_void'
  ballot: string
}

/** SPY-509, SPY-523 A vote that is shown at once; nobody: an abstention. */
export type Voted = {
  fact: 'voted'
  seat: number
  vote: number
}

/** SPY-521, SPY-R51 The loser of the vote. */
export type VotedOut = {
  fact: 'voted_out'
  seat: number
}

/** Of each fact its fields: the name, its mark (seat, seats, me, host or nothing), a list? */
export const FIELDS: Record<string, readonly (readonly [string, string, boolean])[]> = {
  game_set: [['seats', 'seats', true], ['settings', '', true], ['tokens', '', true], ['cards', '', true], ['neutral', '', false]],
  card_shown: [['seat', 'seat', false], ['card', '', false]],
  swapped: [['seat', 'seat', false], ['other', 'seat', false]],
  swap_declined: [['seat', 'seat', false]],
  turn_began: [['number', '', false]],
  step_began: [['step', '', false], ['seat', 'seat', false]],
  step_ended: [['step', '', false]],
  recruitment_called: [],
  victim_named: [['seat', 'seat', false]],
  nobody_chosen: [],
  card_played: [['seat', 'seat', false], ['card', '', false], ['target', 'seat', false]],
  saved: [['seat', 'seat', false], ['card', '', false]],
  shot: [['shooter', 'seat', false], ['target', 'seat', false], ['cause', '', false]],
  eliminated: [['seat', 'seat', false], ['cause', '', false], ['token', '', false], ['card', '', false]],
  left: [['seat', 'seat', false]],
  said: [['seat', 'seat', false], ['text', '', false]],
  claimed: [['number', '', false], ['seat', 'seat', false], ['kind', '', false], ['seats', 'seats', true], ['words', '', true], ['count', '', false]],
  host_said: [['text', '', false]],
  host_changed: [['host', 'host', false]],
  declared_ready: [['seat', 'seat', false]],
  no_longer_ready: [['seat', 'seat', false]],
  vote_opened: [['ballot', '', false], ['voters', 'seats', true], ['candidates', 'seats', true]],
  voted: [['seat', 'seat', false], ['vote', 'seat', false]],
  vote_given: [['seat', 'seat', false]],
  vote_missed: [['seat', 'seat', false]],
  counted: [['ballot', '', false], ['voters', 'seats', true], ['votes', 'seats', true], ['seats', 'seats', true], ['numbers', '', true]],
  vote_void: [['ballot', '', false]],
  no_vote: [['why', '', false]],
  finalists: [['seats', 'seats', true]],
  floor_given: [['seat', 'seat', false]],
  floor_ended: [['seat', 'seat', false]],
  tied: [['seats', 'seats', true]],
  commander_decided: [['commander', 'seat', false], ['seat', 'seat', false], ['what', '', false]],
  lot_drawn: [['among', 'seats', true], ['seat', 'seat', false]],
  voted_out: [['seat', 'seat', false]],
  card_removed: [['card', '', false], ['seat', 'seat', false]],
  commander_passed: [['giver', 'seat', false], ['to', 'seat', false]],
  decided: [['seat', 'seat', false], ['what', '', false]],
  game_over: [['winner', '', false], ['winners', 'seats', true]],
  final_reveal: [['dealt', '', true], ['tokens', '', true], ['cards', '', true], ['sides', '', true]],
  own_token: [['me', 'me', false], ['token', '', false]],
  own_card: [['me', 'me', false], ['card', '', false]],
  token_seen: [['me', 'me', false], ['seat', 'seat', false], ['token', '', false]],
  gang_met: [['seats', 'seats', true]],
  mafia_met: [['seats', 'seats', true]],
  recruited: [['holder', 'seat', false], ['recruit', 'seat', false]],
  pointed: [['member', 'seat', false], ['seat', 'seat', false]],
  signed: [['member', 'seat', false], ['sign', '', false]],
  mafia_choice: [['seat', 'seat', false]],
  agent_pointed: [['agent', 'seat', false], ['seat', 'seat', false]],
  lost: [['me', 'me', false], ['cause', '', false]],
  noted: [['me', 'me', false], ['act', '', false], ['seat', 'seat', false]],
}

/** The fields whose ids have words of their own. */
export const NAMED: Record<string, string> = { card: 'card', cards: 'card', token: 'token', tokens: 'token', dealt: 'token', side: 'side', sides: 'side', winner: 'winner', words: 'claim-word' }
