// Written by `python -m citysleeps.server.typescript`; changes belong there.

import type { Call, Line, Own } from '../../line/wire'

/** R52 Who is awake as the Agent, and whom the Agent points at (nobody: not yet), to the eliminated who watch. */
export type AgentPointed = {
  fact: 'agent_pointed'
  agent: number
  seat: number
}

/** 814 A card is laid face up before its holder, or before its target. */
export type CardPlayed = {
  fact: 'card_played'
  seat: number
  card: string
  target?: number
}

/** 822 A card that lay before this seat is out of the game. */
export type CardRemoved = {
  fact: 'card_removed'
  card: string
  seat: number
}

/** 931, 951 A start-of-game card is shown to all. */
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
  over?: boolean
  winner?: string
  winners?: number[]
  turn?: number
  composition?: Record<string, number>
  deck?: string[]
  neutrals?: number
  tokens?: string[]
  cards?: string[]
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
  lost?: boolean
  pending?: number
  asked?: number
  ready?: number[]
  floor?: number
  voters?: number[]
  pointed?: number[]
  voter?: number
  candidates?: number[]
  votes?: Record<string, number>
  counts?: Record<string, number>
  finalists?: number[]
}

/** 933 to 935 The Commander's vote breaks a tie: `out`, or `finalist`. */
export type CommanderDecided = {
  fact: 'commander_decided'
  commander: number
  seat: number
  what: string
}

/** 937 to 939 The Commander card goes on to the left. */
export type CommanderPassed = {
  fact: 'commander_passed'
  giver: number
  to: number
}

/** 507, 508, 524 Who voted for whom, and the number of votes of everybody who has any. */
export type Counted = {
  fact: 'counted'
  ballot: string
  voters: number[]
  votes: number[]
  seats: number[]
  numbers: number[]
}

/** 1207 The human Game Master has the last word: `out` or `stays`. */
export type Decided = {
  fact: 'decided'
  seat: number
  what: string
}

/** R45, R16 Has nothing more to say, or will not move the vote. */
export type DeclaredReady = {
  fact: 'declared_ready'
  seat: number
}

/** 601 A player is out and shows the token; 1038, R41 the card only where it is shown. */
export type Eliminated = {
  fact: 'eliminated'
  seat: number
  cause: string
  token: string
  card?: string
}

export type Fact = GameSet | CardShown | Swapped | SwapDeclined | TurnBegan | StepBegan | StepEnded | RecruitmentCalled | VictimNamed | NobodyChosen | CardPlayed | Saved | Shot | Eliminated | Left | Said | HostSaid | DeclaredReady | NoLongerReady | VoteOpened | Voted | VoteGiven | VoteMissed | Counted | VoteVoid | NoVote | Finalists | FloorGiven | FloorEnded | Tied | CommanderDecided | LotDrawn | VotedOut | CardRemoved | CommanderPassed | Decided | GameOver | FinalReveal | OwnToken | OwnCard | TokenSeen | GangMet | MafiaMet | Recruited | Pointed | Signed | MafiaChoice | AgentPointed | Lost | Noted

/** 710 The tokens as they were dealt and as they are, the cards, the sides. The record lies open as well. */
export type FinalReveal = {
  fact: 'final_reveal'
  dealt: string[]
  tokens: string[]
  cards: string[]
  sides: string[]
}

/** 510 to 512 Who is in the final, in the order of the defence. */
export type Finalists = {
  fact: 'finalists'
  seats: number[]
}

/** 515 The defence of this finalist is over. */
export type FloorEnded = {
  fact: 'floor_ended'
  seat: number
}

/** 515 A finalist may speak, and 517 nobody else. */
export type FloorGiven = {
  fact: 'floor_given'
  seat: number
}

/** 701, 702, 707 The winner, and all who win, the eliminated ones included. */
export type GameOver = {
  fact: 'game_over'
  winner: string
  winners: number[]
}

/** 801, 1205 Who sits where, the settings, the numbers of tokens, the chosen cards and how many are neutral. */
export type GameSet = {
  fact: 'game_set'
  seats: number[]
  settings: Record<string, string | number | boolean | string[]>
  tokens: Record<string, number>
  cards: string[]
  neutral: number
}

/** 1042 The New Gang members see one another. */
export type GangMet = {
  fact: 'gang_met'
  seats: number[]
}

/** 1208 Words of the human Game Master. */
export type HostSaid = {
  fact: 'host_said'
  text: string
}

/** R42 A player leaves the game. */
export type Left = {
  fact: 'left'
  seat: number
}

/** 1105, R41, R42 Out; the others hear of it later. */
export type Lost = {
  fact: 'lost'
  me: number
  cause: string
}

/** 525, R12, R14 Drawn by lot among these. */
export type LotDrawn = {
  fact: 'lot_drawn'
  among: number[]
  seat: number
}

/** 440 The victim, or nobody. */
export type MafiaChoice = {
  fact: 'mafia_choice'
  seat: number
}

/** 431, 925 Who is awake as Mafia. */
export type MafiaMet = {
  fact: 'mafia_met'
  seats: number[]
}

/** 1607 Takes the declaration back: wants to say something after all, or may move the vote. */
export type NoLongerReady = {
  fact: 'no_longer_ready'
  seat: number
}

/** 529, R14 `nobody_can_vote` or `nobody_voted`. */
export type NoVote = {
  fact: 'no_vote'
  why: string
}

/** 457 The Mafia phase gave no victim. */
export type NobodyChosen = {
  fact: 'nobody_chosen'
}

/** 508, 1606 The own vote, hunch or pass. */
export type Noted = {
  fact: 'noted'
  me: number
  act: string
  seat: number
}

/** 807 The own card. */
export type OwnCard = {
  fact: 'own_card'
  me: number
  card: string
}

/** 203, 952, 955 The own token. */
export type OwnToken = {
  fact: 'own_token'
  me: number
  token: string
}

/** 431 One who is awake points at somebody. */
export type Pointed = {
  fact: 'pointed'
  member: number
  seat: number
}

/** 925, 926 Who used the Recruitment, and who is woken by it. */
export type Recruited = {
  fact: 'recruited'
  holder: number
  recruit: number
}

/** 924 A Recruitment is taking place, and one of you will be woken. */
export type RecruitmentCalled = {
  fact: 'recruitment_called'
}

/** 459 Words to the table. */
export type Said = {
  fact: 'said'
  seat: number
  text: string
}

/** 605 The pending victim stays, and shows no token. */
export type Saved = {
  fact: 'saved'
  seat: number
  card: string
}

/** 1002, 1022, 1123 A shot falls. */
export type Shot = {
  fact: 'shot'
  shooter: number
  target: number
  cause: string
}

/** 438 A wordless sign of one who is awake. */
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

/** 957 No exchange was made. */
export type SwapDeclined = {
  fact: 'swap_declined'
  seat: number
}

/** 957 These two have exchanged tokens. */
export type Swapped = {
  fact: 'swapped'
  seat: number
  other: number
}

/** 522 The final vote is tied between these. */
export type Tied = {
  fact: 'tied'
  seats: number[]
}

/** 415, 956, 963, R03 A token that this seat was shown. */
export type TokenSeen = {
  fact: 'token_seen'
  me: number
  seat: number
  token: string
}

/** 401 A turn begins. */
export type TurnBegan = {
  fact: 'turn_began'
  number: number
}

/** 453 The Mafia's chosen victim. */
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
  over: boolean
  winner: string
  winners: number[]
  turn: number
  composition: Record<string, number>
  deck: string[]
  neutrals: number
  tokens: string[]
  cards: string[]
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
  lost: boolean
  pending: number
  asked: number
  ready: number[]
  floor: number
  voters: number[]
  pointed: number[]
  voter: number
  candidates: number[]
  votes: Record<string, number>
  counts: Record<string, number>
  finalists: number[]
}

/** 508 Has voted, where all vote at the same time; for whom is hidden until all are in. */
export type VoteGiven = {
  fact: 'vote_given'
  seat: number
}

/** 509, 1403 Has cast no vote when the turn passes on, where they vote one by one. */
export type VoteMissed = {
  fact: 'vote_missed'
  seat: number
}

/** 502, 509, 518 A ballot: who votes, in this order, and who can be voted for. */
export type VoteOpened = {
  fact: 'vote_opened'
  ballot: string
  voters: number[]
  candidates: number[]
}

/** R35 Somebody is out in the middle of a ballot: it does not count. */
export type VoteVoid = {
  fact: 'vote_void'
  ballot: string
}

/** 509, 523 A vote that is shown at once; nobody: an abstention. */
export type Voted = {
  fact: 'voted'
  seat: number
  vote: number
}

/** 521, R51 The loser of the vote. */
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
  host_said: [['text', '', false]],
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
export const NAMED: Record<string, string> = { card: 'card', cards: 'card', token: 'token', tokens: 'token', dealt: 'token', side: 'side', sides: 'side', winner: 'winner' }
