// Written by `python -m citysleeps.server.typescript`; changes belong there.

import type { Board, Call, Line, Own } from '../../line/wire'

/** CITY-322, CITY-343 What one has done at night. */
export type ActTaken = {
  fact: 'act_taken'
  me: number
  act: string
  targets: number[]
}

/** CITY-616, CITY-R25 The one chosen is the Agent; the faction may choose once more. */
export type AgentExposed = {
  fact: 'agent_exposed'
  agent: number
}

/** CITY-533 The one condemned has an alibi, and is not executed. */
export type AlibiAnnounced = {
  fact: 'alibi_announced'
  seat: number
}

/** CITY-692, CITY-R52, CITY-R56 Whom one may name, if anybody. */
export type AvengePrompt = {
  fact: 'avenge_prompt'
  me: number
  seats: number[]
}

/** CITY-692 to CITY-695 Whom the Avenger names, and whether it had effect. */
export type Avenged = {
  fact: 'avenged'
  avenger: number
  card: string
  seat: number
  effect: boolean
}

/** CITY-693, CITY-696 The Avenger names nobody. */
export type AvengerPassed = {
  fact: 'avenger_passed'
  seat: number
}

/** CITY-313 to CITY-316, CITY-711, CITY-841 Who is awake together. */
export type Awake = {
  fact: 'awake'
  step: string
  seats: number[]
}

/** CITY-321, CITY-1212 A role is called: the same whether or not anyone wakes. */
export type Called = {
  fact: 'called'
  step: string
}

/** CITY-203 to CITY-205 The own card. */
export type CardDealt = {
  fact: 'card_dealt'
  me: number
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
  decks?: Record<string, number>
  cards?: string[]
  open_cards?: string[]
  sides?: string[]
  host?: number
  jailed?: number[]
  executed?: number[]
  awake?: number[]
  met?: Record<string, number[]>
  crossed?: boolean
  recruited?: number[]
  leads?: boolean
  pointings?: Record<string, number | string>
  exposed?: number
  deeds?: Deed[]
  answers?: Record<string, string>
  dying?: number[]
  speaker?: number
  ready?: number[]
  could_write?: boolean
  false_answers?: string[]
  could_show?: boolean
  voters?: number[]
  candidates?: number[]
  named?: number
  hands?: Record<string, number[]>
  could_vote?: number[]
  counts?: Record<string, number>
}

/** CITY-350, CITY-1105 The answer to a check: a signal, and what it means. */
export type CheckAnswer = {
  fact: 'check_answer'
  me: number
  targets: number[]
  signal: string
  meaning: string
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

/** CITY-352, CITY-743 One would wake, and is blocked tonight. */
export type CrossedArms = {
  fact: 'crossed_arms'
  me: number
  step: string
}

/** CITY-401 The city wakes. */
export type DayBegun = {
  fact: 'day_begun'
  number: number
}

/** CITY-R71 Why somebody died, which nobody else learns before the end. */
export type DeathCaused = {
  fact: 'death_caused'
  seat: number
  cause: string
}

/** What was done in a night, as far as one knows. */
export type Deed = {
  night: number
  step: string
  actor: number
  act: string
  targets: number[]
}

/** CITY-420, CITY-421 The city talks; again when the Host sets a limit. */
export type DiscussionOpened = {
  fact: 'discussion_opened'
  limit: number
}

/** CITY-443, CITY-503 The one condemned is executed; with the card shown, or none. */
export type Executed = {
  fact: 'executed'
  seat: number
  card?: string
}

export type Fact = GameSet | SetWarned | OptionNoted | HostNamed | NightBegun | Called | DayBegun | Killed | NobodyKilled | Avenged | AvengerPassed | WindowEnded | LastWordSaid | Jailed | Released | DiscussionOpened | Said | Claimed | Readied | Shown | Left | Warned | Unwarned | VotingOpened | Named | Voted | VotesCounted | NobodyCondemned | AlibiAnnounced | Executed | GameOver | FinalReveal | CardDealt | Woken | Awake | CrossedArms | ActTaken | Pointed | FactionSaid | FactionChoice | AgentExposed | LeaderInherited | NoShot | RecruitChosen | Recruited | HeadInherited | CheckAnswer | ListBan | AvengePrompt | WordPrompt | Leaving | ToAnnounce | HeirDrawn | DeathCaused

/** CITY-706 to CITY-709 What the faction has chosen: a seat, up, or none. */
export type FactionChoice = {
  fact: 'faction_choice'
  choice: number | string
}

/** CITY-R74 What one who is awake says to the others. */
export type FactionSaid = {
  fact: 'faction_said'
  seat: number
  text: string
}

/** CITY-912, CITY-R69 All cards, who was recruited, who inherited, how everybody died, and what was done at night by whom. */
export type FinalReveal = {
  fact: 'final_reveal'
  cards: string[]
  recruited: number[]
  heirs: number[]
  causes: string[]
  nights: number[]
  actors: number[]
  acts: string[]
  targets: number[]
  others: number[]
}

/** CITY-908 to CITY-913 Who has won, and how it ended. */
export type GameOver = {
  fact: 'game_over'
  winner: string
  ending: string
  winners: number[]
}

/** CITY-212, CITY-1011 Who sits where, the settings, and the roles with their numbers; under Who Is Who those of each side. */
export type GameSet = {
  fact: 'game_set'
  seats: number[]
  settings: Record<string, string | number | boolean | string[]>
  roles: Record<string, number>
  decks: Record<string, number>
}

/** CITY-R64 One is the head of the sect now; and these are its living members. */
export type HeadInherited = {
  fact: 'head_inherited'
  me: number
  members: number[]
}

/** CITY-733, CITY-R22, CITY-R64 Who leads from now on: the faction, or the sect. The heir hears of it when it next wakes there. */
export type HeirDrawn = {
  fact: 'heir_drawn'
  group: string
  seat: number
}

/** CITY-202, CITY-206, CITY-R73 Who is Host from now on: a seat, CITY-R79 a person without a card, or the software (nobody). */
export type HostNamed = {
  fact: 'host_named'
  host: number
}

/** CITY-408, CITY-512, CITY-513 In jail from now on. */
export type Jailed = {
  fact: 'jailed'
  seats: number[]
}

/** CITY-402, CITY-403, CITY-1211 Deaths of one moment, in seat order, without a cause; with the cards shown, or none of them. */
export type Killed = {
  fact: 'killed'
  seats: number[]
  cards?: string[]
}

/** CITY-1001 Whom a killed player suspects. */
export type LastWordSaid = {
  fact: 'last_word_said'
  seat: number
  text: string
}

/** CITY-734 One is the leader of the faction now. */
export type LeaderInherited = {
  fact: 'leader_inherited'
  me: number
}

/** CITY-R73 One has left in the night, or after one's death: nobody else is told. */
export type Leaving = {
  fact: 'leaving'
  me: number
}

/** CITY-R73 By day: a player has left for good. */
export type Left = {
  fact: 'left'
  seat: number
}

/** CITY-1114 A reminder: no lists of members. */
export type ListBan = {
  fact: 'list_ban'
  me: number
}

/** CITY-431 Who is against this one? */
export type Named = {
  fact: 'named'
  seat: number
}

/** CITY-310, CITY-320 The city falls asleep. */
export type NightBegun = {
  fact: 'night_begun'
  number: number
  quiet?: boolean
}

/** CITY-832 The one chosen is a Peaceful Resident: no shot, thumb up. */
export type NoShot = {
  fact: 'no_shot'
  me: number
  target: number
  signal: string
}

/** CITY-440, CITY-441 The vote condemns nobody. */
export type NobodyCondemned = {
  fact: 'nobody_condemned'
}

/** CITY-406 Nobody died in the night. */
export type NobodyKilled = {
  fact: 'nobody_killed'
}

/** CITY-1003, CITY-1024, CITY-1034 What an option means for the game. */
export type OptionNoted = {
  fact: 'option_noted'
  option: string
}

/** CITY-711 Where one who is awake points: at a seat, up, or at none (CITY-617). */
export type Pointed = {
  fact: 'pointed'
  seat: number
  target: number | string
}

/** CITY-422 Somebody is ready for the vote, or not any more. */
export type Readied = {
  fact: 'readied'
  seat: number
  ready: boolean
}

/** CITY-842, CITY-R64 Whom the head of the sect recruits. */
export type RecruitChosen = {
  fact: 'recruit_chosen'
  seat: number
}

/** CITY-843, CITY-844 One is in the sect now, and has no other ability any more. */
export type Recruited = {
  fact: 'recruited'
  me: number
}

/** CITY-408, CITY-627, CITY-628 Free again. */
export type Released = {
  fact: 'released'
  seats: number[]
}

/** CITY-420 What somebody says to all. */
export type Said = {
  fact: 'said'
  seat: number
  text: string
}

/** CITY-110, CITY-112, CITY-210 What the book would not advise: `player_range`, `role_table` with its cell, `no_check_or_shot`. */
export type SetWarned = {
  fact: 'set_warned'
  warning: string
  row?: string
  column?: string
}

/** CITY-1030 A living player shows its card. */
export type Shown = {
  fact: 'shown'
  seat: number
  card: string
}

/** CITY-1108 What a human Host says next. */
export type ToAnnounce = {
  fact: 'to_announce'
  what: string
}

/** CITY-R72 The Host takes a warning back. */
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
  decks: Record<string, number>
  cards: string[]
  open_cards: string[]
  sides: string[]
  host: number
  jailed: number[]
  executed: number[]
  awake: number[]
  met: Record<string, number[]>
  crossed: boolean
  recruited: number[]
  leads: boolean
  pointings: Record<string, number | string>
  exposed: number
  deeds: Deed[]
  answers: Record<string, string>
  dying: number[]
  speaker: number
  ready: number[]
  could_write: boolean
  false_answers: string[]
  could_show: boolean
  voters: number[]
  candidates: number[]
  named: number
  hands: Record<string, number[]>
  could_vote: number[]
  counts: Record<string, number>
}

/** CITY-432, CITY-444 A hand goes up against the one named, or down again. */
export type Voted = {
  fact: 'voted'
  voter: number
  candidate: number
  hand: boolean
}

/** CITY-438 How many votes each candidate has, and whose. */
export type VotesCounted = {
  fact: 'votes_counted'
  round: string
  candidates: number[]
  numbers: number[]
  voters: number[]
  votes: number[]
}

/** CITY-430, CITY-440 A round of the vote, and who stands in it. */
export type VotingOpened = {
  fact: 'voting_opened'
  round: string
  candidates: number[]
}

/** CITY-R72 The Host warns a player. */
export type Warned = {
  fact: 'warned'
  seat: number
}

/** CITY-R52 Under Grave Secrets: nobody has shown the Avenger's card. */
export type WindowEnded = {
  fact: 'window_ended'
}

/** CITY-322, CITY-337 to CITY-340 The own role is called: whom it may choose. */
export type Woken = {
  fact: 'woken'
  me: number
  step: string
  targets: number[]
}

/** CITY-1001, CITY-R51 One may say whom one suspects. */
export type WordPrompt = {
  fact: 'word_prompt'
  me: number
}

/** Of each fact its fields: the name, its mark (seat, seats, me, host or nothing), a list? */
export const FIELDS: Record<string, readonly (readonly [string, string, boolean])[]> = {
  game_set: [['seats', 'seats', true], ['settings', '', true], ['roles', '', true], ['decks', '', true]],
  set_warned: [['warning', '', false], ['row', '', false], ['column', '', false]],
  option_noted: [['option', '', false]],
  host_named: [['host', 'host', false]],
  night_begun: [['number', '', false], ['quiet', '', false]],
  called: [['step', '', false]],
  day_begun: [['number', '', false]],
  killed: [['seats', 'seats', true], ['cards', '', true]],
  nobody_killed: [],
  avenged: [['avenger', 'seat', false], ['card', '', false], ['seat', 'seat', false], ['effect', '', false]],
  avenger_passed: [['seat', 'seat', false]],
  window_ended: [],
  last_word_said: [['seat', 'seat', false], ['text', '', false]],
  jailed: [['seats', 'seats', true]],
  released: [['seats', 'seats', true]],
  discussion_opened: [['limit', '', false]],
  said: [['seat', 'seat', false], ['text', '', false]],
  claimed: [['number', '', false], ['seat', 'seat', false], ['kind', '', false], ['seats', 'seats', true], ['words', '', true], ['count', '', false]],
  readied: [['seat', 'seat', false], ['ready', '', false]],
  shown: [['seat', 'seat', false], ['card', '', false]],
  left: [['seat', 'seat', false]],
  warned: [['seat', 'seat', false]],
  unwarned: [['seat', 'seat', false]],
  voting_opened: [['round', '', false], ['candidates', 'seats', true]],
  named: [['seat', 'seat', false]],
  voted: [['voter', 'seat', false], ['candidate', 'seat', false], ['hand', '', false]],
  votes_counted: [['round', '', false], ['candidates', 'seats', true], ['numbers', '', true], ['voters', 'seats', true], ['votes', 'seats', true]],
  nobody_condemned: [],
  alibi_announced: [['seat', 'seat', false]],
  executed: [['seat', 'seat', false], ['card', '', false]],
  game_over: [['winner', '', false], ['ending', '', false], ['winners', 'seats', true]],
  final_reveal: [['cards', '', true], ['recruited', 'seats', true], ['heirs', 'seats', true], ['causes', '', true], ['nights', '', true], ['actors', 'seats', true], ['acts', '', true], ['targets', 'seats', true], ['others', 'seats', true]],
  card_dealt: [['me', 'me', false], ['card', '', false]],
  woken: [['me', 'me', false], ['step', '', false], ['targets', 'seats', true]],
  awake: [['step', '', false], ['seats', 'seats', true]],
  crossed_arms: [['me', 'me', false], ['step', '', false]],
  act_taken: [['me', 'me', false], ['act', '', false], ['targets', 'seats', true]],
  pointed: [['seat', 'seat', false], ['target', 'seat', false]],
  faction_said: [['seat', 'seat', false], ['text', '', false]],
  faction_choice: [['choice', 'seat', false]],
  agent_exposed: [['agent', 'seat', false]],
  leader_inherited: [['me', 'me', false]],
  no_shot: [['me', 'me', false], ['target', 'seat', false], ['signal', '', false]],
  recruit_chosen: [['seat', 'seat', false]],
  recruited: [['me', 'me', false]],
  head_inherited: [['me', 'me', false], ['members', 'seats', true]],
  check_answer: [['me', 'me', false], ['targets', 'seats', true], ['signal', '', false], ['meaning', '', false]],
  list_ban: [['me', 'me', false]],
  avenge_prompt: [['me', 'me', false], ['seats', 'seats', true]],
  word_prompt: [['me', 'me', false]],
  leaving: [['me', 'me', false]],
  to_announce: [['what', '', false]],
  heir_drawn: [['group', '', false], ['seat', 'seat', false]],
  death_caused: [['seat', 'seat', false], ['cause', '', false]],
}

/** The fields whose ids have words of their own. */
export const NAMED: Record<string, string> = { card: 'card', cards: 'card', roles: 'card', decks: 'side', meaning: 'meaning', signal: 'signal', winner: 'winner', ending: 'ending', cause: 'cause', causes: 'cause', words: 'claim-word' }
