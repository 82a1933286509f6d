// Written by `python -m citysleeps.server.typescript`; changes belong there.

/** The creator: a bot takes a place. */
export type AddBot = {
  do: 'add_bot'
  bot?: string
  name?: string | null
  id: string
}

/** Where phones find this server. */
export type Address = {
  address: string
}

/** What a choice of settings means for so many players, and what the book says to it. */
export type Advice = {
  settings: Record<string, string | number | boolean | string[]>
  preset: string
  recommended: Record<string, string | number | boolean | string[]>
  host: string
  players: number
  least: number
  most: number
  composition: Record<string, number>
  lengths: Record<string, number>
  bounds: Record<string, number>
  hindered: Record<string, Notice>
  notices: Notice[]
}

/** The creator: the game is over, the next one is prepared. */
export type Again = {
  do: 'again'
  id: string
}

/** An input of my seat; with `host`, of the host. */
export type Answer = {
  do: 'answer'
  act: string
  args?: (number | string | (number | string)[])[]
  host?: boolean
  key?: string
  id: string
}

/** The creator: who will host; 0: whom the book says. */
export type Appoint = {
  do: 'appoint'
  person?: number
  id: string
}

/** A step of this night as it is called: the same for everybody, but for `seats`. */
export type Call = {
  step: string
  act: string
  nights: number[]
  seconds: number
  seats: number[]
  lines: Line[]
}

/** Words to everybody, between games. In a game one speaks by the book: with the act `say`. */
export type Chat = {
  do: 'chat'
  text: string
  id: string
}

/** Words between games. */
export type ChatLine = {
  person: number
  text: string
}

/** The creator: what is to be played, and how. */
export type Choose = {
  do: 'choose'
  book?: string | null
  settings?: Record<string, string | number | boolean | string[]> | null
  language?: string | null
  grace_seconds?: number | null
  absent?: string | null
  id: string
}

export type Command = Answer | Hunch | Chat | Introduce | Wish | Leave | Choose | Order | AddBot | Remove | Appoint | HandOn | Deal | Again | Seat | Pause | Resume | Extend | Ping

/** With these settings, the roles by the number of players; none: so many cannot play. */
export type Composition = {
  settings: Record<string, string | number | boolean | string[]>
  players: Record<string, Record<string, number> | null>
}

/** The creator: the game begins. */
export type Deal = {
  do: 'deal'
  id: string
}

/** A rulebook: what is in the box, what happens in which order, and what may be chosen. */
export type Description = {
  title: string
  seats: number[]
  presets: Record<string, Record<string, string | number | boolean | string[]>>
  settings: Record<string, Setting>
  groups: string[]
  hosting: Hosting
  compositions: Composition[]
  sides: string[]
  roles: Record<string, Piece>
  cards: Record<string, Piece>
  steps: Record<string, Step>
  phases: Record<string, Phase>
  facts: Record<string, Told>
}

/** The command with this id is done, and will stay so. */
export type Done = {
  say: 'done'
  id: string
}

/** What is open now gets more time. */
export type Extend = {
  do: 'extend'
  seconds: number
  id: string
}

/** A table, as somebody sees it who has only its code. */
export type Found = {
  code: string
  book: string
  language: string
  phase: string
  people: string[]
  commitment: string
}

/** The connection is closed, and why. */
export type Goodbye = {
  say: 'goodbye'
  reason: string
  text: string
  detail?: string
}

/** The creator: somebody else has these powers from now on. */
export type HandOn = {
  do: 'hand_on'
  person: number
  id: string
}

/** The server is well. */
export type Health = {
  status: string
  version: string
}

/** The first thing a client says. Without a token it watches. `game` and `after` say what it has already. */
export type Hello = {
  token?: string
  creator?: string
  language?: string
  game?: number
  after?: number
  seat?: number | null
}

/** The setting that says who hosts, and what each of its values means: engine, human or hostless. */
export type Hosting = {
  setting: string
  modes: Record<string, string>
}

/** In the night, while another is called: whom I think of; -1: nobody. Kept for the story at the end. */
export type Hunch = {
  do: 'hunch'
  seat: number
  id: string
}

/** Another name (between games), or another language (at any time). */
export type Introduce = {
  do: 'introduce'
  name?: string | null
  language?: string | null
  id: string
}

/** He has joined. Whoever has the token is this person. */
export type Joined = {
  id: number
  token: string
}

/** I go: before the deal my place is free; in a game a bot plays on, or I have left as the book says. */
export type Leave = {
  do: 'leave'
  id: string
}

/** Words to be said aloud that no fact says: their id. They take the settings and the `terms` as arguments. */
export type Line = {
  id: string
  at?: number
  seat?: number
}

/** A table that was made. Whoever has the creator's token has the creator's powers. */
export type MadeTable = {
  code: string
  creator: string
  commitment: string
}

/** The table's own settings, beside those of the book. A player who is out of touch keeps his seat for `grace_seconds`. Then a `bot` plays it until he is back or somebody else is seated there; or he has left, as the book says of leavers (`leave`); or the table waits and only the clock goes on (`wait`). */
export type Manners = {
  grace_seconds?: number
  absent?: 'bot' | 'leave' | 'wait'
}

export type Message = Welcome | News | Done | Refused | Goodbye

/** A table to be made. */
export type NewTable = {
  language?: string
  book?: string
  settings?: Record<string, string | number | boolean | string[]>
  grace_seconds?: number
  absent?: 'bot' | 'leave' | 'wait'
}

/** Somebody who joins. */
export type Newcomer = {
  name: string
  language?: string
  luck?: string
  token?: string
}

/** What has changed for you. What is not there has not changed. `facts` are those told to you since the last message, and `n` is the number of the last of them, counted from 1 in each game. Of `view` only the fields that have changed are there; everything else is there as a whole. */
export type News = {
  say: 'news'
  n: number
  facts?: (OriginalFact | SpytownFact)[]
  view?: OriginalChange | SpytownChange | null
  asks?: WireAsk[] | null
  corrections?: WireCorrection[] | null
  clock?: WireClock | null
  table?: WireTable | null
  you?: WireYou | null
  chat?: ChatLine[]
}

/** What a card says to its holder: ids of words. */
export type Note = {
  above: string
  words: string
}

/** Something that the book says to a choice of settings. */
export type Notice = {
  id: string
  kind: 'advice' | 'refused' | 'rule' | 'warning'
  clause: string
  about: string
  numbers: Record<string, number>
}

/** An argument that is a whole number from `least` to `most`, or one of these words instead. */
export type NumberOrSlot = {
  kind: 'number_or'
  least: number
  most: number
  words: string[]
}

/** An argument that is a whole number, from `least` to `most`. */
export type NumberSlot = {
  kind: 'number'
  least: number
  most: number
}

/** The creator: who sits where, clockwise; everybody is named once. */
export type Order = {
  do: 'order'
  people: number[]
  id: string
}

/** What I am: my side as far as I know, the steps in which I am called, and what the card in my hand is to me. */
export type Own = {
  side: string
  steps: string[]
  hand: string
}

/** Who hosts, or where the software does the creator: the clock stands still. */
export type Pause = {
  do: 'pause'
  id: string
}

/** A phase or a step: of which kind it is, and inside which it comes. */
export type Phase = {
  kind: 'day' | 'deal' | 'night' | 'over' | 'talk' | 'vote' | 'window'
  part_of: string[]
  began: boolean
  ended: boolean
}

/** Something that one may hold: a role, or a card in the hand. */
export type Piece = {
  words: string
  icon: string
  clause: string
  copies: number
  side: string
  steps: string[]
  users: string[]
  phase: string
  moment: string
  notes: Note[]
}

/** Is anybody there? */
export type Ping = {
  do: 'ping'
  id: string
}

/** The command with this id is not done, and nothing has changed. */
export type Refused = {
  say: 'refused'
  id: string
  reason: string
  text: string
  detail?: string
}

/** The creator: somebody, or a bot, is not at the table any more. */
export type Remove = {
  do: 'remove'
  person: number
  id: string
}

/** The clock goes on. */
export type Resume = {
  do: 'resume'
  id: string
}

/** What one knows of any game. Seats are numbers from 0; -1 is nobody; what one does not know is empty. */
export type Scene = {
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
}

/** The creator: somebody who has no seat takes over one that a bot plays, with all that it knows. */
export type Seat = {
  do: 'seat'
  person: number
  seat: number
  id: string
}

/** An argument that is one of these seats, or one of these words instead. */
export type SeatOrSlot = {
  kind: 'seat_or'
  seats: number[]
  words: string[]
}

/** An argument that is one of these seats. */
export type SeatSlot = {
  kind: 'seat'
  seats: number[]
}

/** An argument that is a list of `least` to `most` different seats of these. */
export type SeatsSlot = {
  kind: 'seats'
  seats: number[]
  least: number
  most: number
}

/** A setting, and what it may be. */
export type Setting = {
  values: (string | number | boolean | string[])[] | string
  default: string | number | boolean | string[] | null
  clause: string
  group: string
  when: Record<string, (string | number | boolean | string[])[]>
}

/** A step that is called aloud while all sleep. */
export type Step = {
  roles: string[]
  icon: string
  act: string
  from_night: number
}

/** An argument that is text, of at most so many characters. */
export type TextSlot = {
  kind: 'text'
  most: number
}

/** A kind of fact: who is told, and what becomes of it at the table. */
export type Told = {
  public: boolean
  kept: boolean
  aloud: boolean
  waits: boolean
}

/** Why it was not done. Nothing has changed. */
export type Trouble = {
  reason: string
  text: string
  detail?: string
}

/** Everything as it stands now for you, and the facts that you have missed. It comes after `hello`, when a new game is dealt or prepared, and when the table had to be opened anew. */
export type Welcome = {
  say: 'welcome'
  n: number
  game: number
  after: number
  facts: (OriginalFact | SpytownFact)[]
  view: OriginalShown | SpytownShown | null
  asks: WireAsk[]
  corrections: WireCorrection[]
  clock: WireClock | null
  table: WireTable
  you: WireYou
  chat: ChatLine[]
}

/** What I may do now: an act with one argument for each slot, or instead of it one of the words in `idle`, without any. When its time is over, `lapse` counts as the answer (`nothing`: nothing is done). */
export type WireAsk = {
  act: string
  slots: (SeatSlot | WordSlot | NumberSlot | SeatsSlot | TextSlot | WordsSlot | SeatOrSlot | NumberOrSlot)[]
  idle: string[]
  lapse: string
  key: string
  left?: number | null
  host?: boolean
  waiting?: number[]
  offered?: boolean
}

/** The time of what everybody sees going on. */
export type WireClock = {
  left: number
  of: number
  runs: boolean
}

/** What a host may put right or supply now: what this seat was asked. It is sent as `correct`. */
export type WireCorrection = {
  seat: number
  act: string
  slots: (SeatSlot | WordSlot | NumberSlot | SeatsSlot | TextSlot | WordsSlot | SeatOrSlot | NumberOrSlot)[]
  idle: string[]
}

/** Whom somebody thought of in a night, and how many facts of the record had been told then. */
export type WireHunch = {
  seat: number
  choice: number
  at: number
}

/** Somebody at the table. */
export type WirePerson = {
  id: number
  name: string
  language: string
  bot?: string
  here?: boolean
  stand_in?: string
  creator?: boolean
  luck?: string
}

/** The table, as everybody sees it. */
export type WireTable = {
  code: string
  language: string
  book: string
  settings: Record<string, string | number | boolean | string[]>
  manners: Manners
  phase: string
  game: number
  people: WirePerson[]
  order: number[]
  seats: number[]
  names: string[]
  host: number
  missing: string
  detail: string
  advice: Advice | null
  commitment: string
  paused: boolean
  lasted: number
  hunches: WireHunch[]
}

/** Who the receiver is. */
export type WireYou = {
  id: number
  seat: number
  host: boolean
  creator: boolean
  lead?: WireAsk[]
}

/** My own contribution to chance, before the deal. */
export type Wish = {
  do: 'wish'
  luck: string
  id: string
}

/** An argument that is one of these words. */
export type WordSlot = {
  kind: 'word'
  words: string[]
}

/** An argument that is a list of any of these words, each at most as often as it stands here, or of none. */
export type WordsSlot = {
  kind: 'words'
  words: string[]
}

/** 609, 610, 1202, 1281, 1291 What came of an attempt on a life; for the host alone. */
export type OriginalAttempt = {
  fact: 'attempt'
  step: string
  target: number
  result: string
}

/** 912, 938 Hands may be raised for this one now. */
export type OriginalCalled = {
  fact: 'called'
  candidate: number | string
}

/** 702, 732, 1243 The lawyer sees a card as it was dealt. */
export type OriginalCardShown = {
  fact: 'card_shown'
  seat: number
  target: number
  card: string
}

/** The fields of the view that have changed. */
export type OriginalChange = {
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
  night?: number
  day?: number
  composition?: Record<string, number>
  cards?: string[]
  gangs?: string[]
  sides?: string[]
  nods?: Record<string, string>
  judges?: number[]
  plans?: Record<string, OriginalPlan>
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
  sentenced?: number[]
  temporary_host?: number
  host?: number
}

/** 402, 406, 518, 1231, 1232 The host nods, or does not. */
export type OriginalCheckAnswer = {
  fact: 'check_answer'
  seat: number
  target: number
  answer: string
}

/** 1252 to 1256 The werewolf joins a gang, because of a death; for the host alone. */
export type OriginalConverted = {
  fact: 'converted'
  seat: number
  gang: string
  cause: number
}

/** 919, 922, 934, 940 The votes for each, who abstained, and to whom these votes were added. */
export type OriginalCounted = {
  fact: 'counted'
  kind: string
  candidates: (number | string)[]
  numbers: number[]
  abstained: number[]
  added_to: number
}

/** 901 The accused in the order of nomination, each with his accuser. */
export type OriginalCourtOpened = {
  fact: 'court_opened'
  accused: number[]
  accusers: number[]
}

/** 802 to 805 Who was killed in the night, ascending; nobody: a quiet night. */
export type OriginalDawn = {
  fact: 'dawn'
  seats: number[]
}

/** 801 The city wakes up. */
export type OriginalDayBegan = {
  fact: 'day_began'
  number: number
}

/** 1019 Somebody left before night 1; with `bad_player_count` too few are left and the game is off. */
export type OriginalDealVoid = {
  fact: 'deal_void'
  why: string
}

/** 1002 to 1004 These leave the game together, their cards face down. */
export type OriginalExecuted = {
  fact: 'executed'
  seats: number[]
}

export type OriginalFact = OriginalGameSet | OriginalDealVoid | OriginalRulesRead | OriginalNightBegan | OriginalStepBegan | OriginalStepEnded | OriginalDayBegan | OriginalDawn | OriginalJudgesConfirmed | OriginalHostChanged | OriginalFloorGiven | OriginalSaid | OriginalFloorEnded | OriginalHostSaid | OriginalWarned | OriginalNominated | OriginalNoNomination | OriginalCourtOpened | OriginalNoCourt | OriginalVoteOpened | OriginalCalled | OriginalHands | OriginalCounted | OriginalTied | OriginalSentenced | OriginalExecuted | OriginalLeft | OriginalGameOver | OriginalFinalReveal | OriginalOwnCard | OriginalGangMet | OriginalPlanned | OriginalPlanRecorded | OriginalPointed | OriginalGangChoice | OriginalCheckAnswer | OriginalCardShown | OriginalSideTold | OriginalNoted | OriginalLeaving | OriginalOwnResult | OriginalAttempt | OriginalConverted

/** 1105 Every card, every side at the end, and the winning seats. */
export type OriginalFinalReveal = {
  fact: 'final_reveal'
  cards: string[]
  sides: string[]
  winners: number[]
}

/** 812, 813, 817, 1015, 1404 Ended by the speaker, the time, the host, or because he left. */
export type OriginalFloorEnded = {
  fact: 'floor_ended'
  seat: number
  by: string
}

/** 808 to 812, 911, 932, 1002 A seat has the floor. */
export type OriginalFloorGiven = {
  fact: 'floor_given'
  seat: number
  kind: string
  seconds: number
}

/** 1104 Who has won, and by which condition. */
export type OriginalGameOver = {
  fact: 'game_over'
  winner: string
  condition: string
}

/** 213, 305, 1303 Who sits where, the settings, which cards are dealt, and who is temporary host. */
export type OriginalGameSet = {
  fact: 'game_set'
  seats: number[]
  settings: Record<string, string | number | boolean | string[]>
  composition: Record<string, number>
  temporary_host: number
}

/** 553 Whom the gang kills, or nobody. */
export type OriginalGangChoice = {
  fact: 'gang_choice'
  seat: number
}

/** 532, 703, 704, 1261 The members of a gang who wake together learn of one another, seat and card. */
export type OriginalGangMet = {
  fact: 'gang_met'
  gang: string
  members: number[]
  cards: string[]
}

/** 921, R62 Who raised a hand for the one called. */
export type OriginalHands = {
  fact: 'hands'
  candidate: number | string
  seats: number[]
}

/** 1308 The permanent host takes over; or 1317, 1414 the software does (nobody). */
export type OriginalHostChanged = {
  fact: 'host_changed'
  seat: number
}

/** 802, 1403 The host speaks. */
export type OriginalHostSaid = {
  fact: 'host_said'
  text: string
}

/** 1211, 1212 Which seats are judges, honest or corrupt. */
export type OriginalJudgesConfirmed = {
  fact: 'judges_confirmed'
  seats: number[]
}

/** 1012, 1013 A player leaves in the night; he counts as living until dawn. */
export type OriginalLeaving = {
  fact: 'leaving'
  seat: number
}

/** 1012 A player has left the game. */
export type OriginalLeft = {
  fact: 'left'
  seat: number
}

/** 316, 501 The city falls asleep. */
export type OriginalNightBegan = {
  fact: 'night_began'
  number: number
}

/** 825, 902, 1016 There is no court, or it is over: no_accused, one_accused_day_1, accused_left. */
export type OriginalNoCourt = {
  fact: 'no_court'
  why: string
}

/** 818, 1607 The speaker puts nobody on trial. */
export type OriginalNoNomination = {
  fact: 'no_nomination'
  seat: number
}

/** 821 A seat is put on trial; a player accuses one a day, so another accusation of his takes its place. */
export type OriginalNominated = {
  fact: 'nominated'
  seat: number
  by: number
}

/** 513, 608 A night choice, a mark or a pass is final. */
export type OriginalNoted = {
  fact: 'noted'
  seat: number
  act: string
  target: number
  night: number
}

/** 307, 309 The card that a seat holds. */
export type OriginalOwnCard = {
  fact: 'own_card'
  seat: number
  card: string
}

/** R97 Whether a player has won, and his side at the end. */
export type OriginalOwnResult = {
  fact: 'own_result'
  seat: number
  won: boolean
  side: string
}

/** 601 Whom a gang means to kill, night by night; -1: nobody in common. */
export type OriginalPlan = {
  nights: number[]
  seats: number[]
}

/** 621 The plan of the gang: the nights, and for each the seat all members named, or nobody. */
export type OriginalPlanRecorded = {
  fact: 'plan_recorded'
  nights: number[]
  seats: number[]
  gang: string
}

/** 602, 621 A member names a victim for a night. */
export type OriginalPlanned = {
  fact: 'planned'
  member: number
  night: number
  seat: number
}

/** 552 A member points at a seat, or at nobody. */
export type OriginalPointed = {
  fact: 'pointed'
  member: number
  seat: number
}

/** 313, 315 The conduct rules, and the descriptions of exactly the characters in the game. */
export type OriginalRulesRead = {
  fact: 'rules_read'
  conduct: string[]
  characters: string[]
}

/** 814, 1503 What the one who has the floor says. */
export type OriginalSaid = {
  fact: 'said'
  seat: number
  text: string
}

/** 903, 923, 935, 939 Who will be executed, in the order of nomination; nobody: all live. */
export type OriginalSentenced = {
  fact: 'sentenced'
  seats: number[]
}

/** What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty. */
export type OriginalShown = {
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
  night: number
  day: number
  composition: Record<string, number>
  cards: string[]
  gangs: string[]
  sides: string[]
  nods: Record<string, string>
  judges: number[]
  plans: Record<string, OriginalPlan>
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
  sentenced: number[]
  temporary_host: number
  host: number
}

/** 736, 1257 The werewolf learns which side he is on now. */
export type OriginalSideTold = {
  fact: 'side_told'
  seat: number
  side: string
}

/** 503 A step of the night begins; 606 with the numbers that the host calls in it. */
export type OriginalStepBegan = {
  fact: 'step_began'
  step: string
  called?: number[]
}

/** 503 A step of the night ends. */
export type OriginalStepEnded = {
  fact: 'step_ended'
  step: string
}

/** 931, 936, 951 Who share the highest number. */
export type OriginalTied = {
  fact: 'tied'
  seats: number[]
}

/** 912 to 914, 933, 936, 952 A vote begins. */
export type OriginalVoteOpened = {
  fact: 'vote_opened'
  kind: string
  candidates: number[]
  voters: number[]
}

/** 1402 The host warns a player. */
export type OriginalWarned = {
  fact: 'warned'
  seat: number
}

/** R52 Who is awake as the Agent, and whom the Agent points at (nobody: not yet), to the eliminated who watch. */
export type SpytownAgentPointed = {
  fact: 'agent_pointed'
  agent: number
  seat: number
}

/** 814 A card is laid face up before its holder, or before its target. */
export type SpytownCardPlayed = {
  fact: 'card_played'
  seat: number
  card: string
  target?: number
}

/** 822 A card that lay before this seat is out of the game. */
export type SpytownCardRemoved = {
  fact: 'card_removed'
  card: string
  seat: number
}

/** 931, 951 A start-of-game card is shown to all. */
export type SpytownCardShown = {
  fact: 'card_shown'
  seat: number
  card: string
}

/** The fields of the view that have changed. */
export type SpytownChange = {
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
  candidates?: number[]
  votes?: Record<string, number>
  counts?: Record<string, number>
  finalists?: number[]
}

/** 933 to 935 The Commander's vote breaks a tie: `out`, or `finalist`. */
export type SpytownCommanderDecided = {
  fact: 'commander_decided'
  commander: number
  seat: number
  what: string
}

/** 937 to 939 The Commander card goes on to the left. */
export type SpytownCommanderPassed = {
  fact: 'commander_passed'
  giver: number
  to: number
}

/** 507, 508, 524 Who voted for whom, and the number of votes of everybody who has any. */
export type SpytownCounted = {
  fact: 'counted'
  ballot: string
  voters: number[]
  votes: number[]
  seats: number[]
  numbers: number[]
}

/** 1207 The human Game Master has the last word: `out` or `stays`. */
export type SpytownDecided = {
  fact: 'decided'
  seat: number
  what: string
}

/** R45, R16 Has nothing more to say, or will not move the vote. */
export type SpytownDeclaredReady = {
  fact: 'declared_ready'
  seat: number
}

/** 601 A player is out and shows the token; 1038, R41 the card only where it is shown. */
export type SpytownEliminated = {
  fact: 'eliminated'
  seat: number
  cause: string
  token: string
  card?: string
}

export type SpytownFact = SpytownGameSet | SpytownCardShown | SpytownSwapped | SpytownSwapDeclined | SpytownTurnBegan | SpytownStepBegan | SpytownStepEnded | SpytownRecruitmentCalled | SpytownVictimNamed | SpytownNobodyChosen | SpytownCardPlayed | SpytownSaved | SpytownShot | SpytownEliminated | SpytownLeft | SpytownSaid | SpytownHostSaid | SpytownDeclaredReady | SpytownVoteOpened | SpytownVoted | SpytownCounted | SpytownVoteVoid | SpytownNoVote | SpytownFinalists | SpytownFloorGiven | SpytownFloorEnded | SpytownTied | SpytownCommanderDecided | SpytownLotDrawn | SpytownVotedOut | SpytownCardRemoved | SpytownCommanderPassed | SpytownDecided | SpytownGameOver | SpytownFinalReveal | SpytownOwnToken | SpytownOwnCard | SpytownTokenSeen | SpytownGangMet | SpytownMafiaMet | SpytownRecruited | SpytownPointed | SpytownSigned | SpytownMafiaChoice | SpytownAgentPointed | SpytownLost | SpytownNoted

/** 710 The tokens as they were dealt and as they are, the cards, the sides. The record lies open as well. */
export type SpytownFinalReveal = {
  fact: 'final_reveal'
  dealt: string[]
  tokens: string[]
  cards: string[]
  sides: string[]
}

/** 510 to 512 Who is in the final, in the order of the defence. */
export type SpytownFinalists = {
  fact: 'finalists'
  seats: number[]
}

/** 515 The defence of this finalist is over. */
export type SpytownFloorEnded = {
  fact: 'floor_ended'
  seat: number
}

/** 515 A finalist may speak, and 517 nobody else. */
export type SpytownFloorGiven = {
  fact: 'floor_given'
  seat: number
}

/** 701, 702, 707 The winner, and all who win, the eliminated ones included. */
export type SpytownGameOver = {
  fact: 'game_over'
  winner: string
  winners: number[]
}

/** 801, 1205 Who sits where, the settings, the numbers of tokens, the chosen cards and how many are neutral. */
export type SpytownGameSet = {
  fact: 'game_set'
  seats: number[]
  settings: Record<string, string | number | boolean | string[]>
  tokens: Record<string, number>
  cards: string[]
  neutral: number
}

/** 1042 The New Gang members see one another. */
export type SpytownGangMet = {
  fact: 'gang_met'
  seats: number[]
}

/** 1208 Words of the human Game Master. */
export type SpytownHostSaid = {
  fact: 'host_said'
  text: string
}

/** R42 A player leaves the game. */
export type SpytownLeft = {
  fact: 'left'
  seat: number
}

/** 1105, R41, R42 Out; the others hear of it later. */
export type SpytownLost = {
  fact: 'lost'
  me: number
  cause: string
}

/** 525, R12, R14 Drawn by lot among these. */
export type SpytownLotDrawn = {
  fact: 'lot_drawn'
  among: number[]
  seat: number
}

/** 440 The victim, or nobody. */
export type SpytownMafiaChoice = {
  fact: 'mafia_choice'
  seat: number
}

/** 431, 925 Who is awake as Mafia. */
export type SpytownMafiaMet = {
  fact: 'mafia_met'
  seats: number[]
}

/** 529, R14 `nobody_can_vote` or `nobody_voted`. */
export type SpytownNoVote = {
  fact: 'no_vote'
  why: string
}

/** 457 The Mafia phase gave no victim. */
export type SpytownNobodyChosen = {
  fact: 'nobody_chosen'
}

/** 508, 1606 The own vote, hunch or pass. */
export type SpytownNoted = {
  fact: 'noted'
  me: number
  act: string
  seat: number
}

/** 807 The own card. */
export type SpytownOwnCard = {
  fact: 'own_card'
  me: number
  card: string
}

/** 203, 952, 955 The own token. */
export type SpytownOwnToken = {
  fact: 'own_token'
  me: number
  token: string
}

/** 431 One who is awake points at somebody. */
export type SpytownPointed = {
  fact: 'pointed'
  member: number
  seat: number
}

/** 925, 926 Who used the Recruitment, and who is woken by it. */
export type SpytownRecruited = {
  fact: 'recruited'
  holder: number
  recruit: number
}

/** 924 A Recruitment is taking place, and one of you will be woken. */
export type SpytownRecruitmentCalled = {
  fact: 'recruitment_called'
}

/** 459 Words to the table. */
export type SpytownSaid = {
  fact: 'said'
  seat: number
  text: string
}

/** 605 The pending victim stays, and shows no token. */
export type SpytownSaved = {
  fact: 'saved'
  seat: number
  card: string
}

/** 1002, 1022, 1123 A shot falls. */
export type SpytownShot = {
  fact: 'shot'
  shooter: number
  target: number
  cause: string
}

/** What one knows of the game. Seats are numbers from 0; -1 is nobody; what one does not know is empty. */
export type SpytownShown = {
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
  candidates: number[]
  votes: Record<string, number>
  counts: Record<string, number>
  finalists: number[]
}

/** 438 A wordless sign of one who is awake. */
export type SpytownSigned = {
  fact: 'signed'
  member: number
  sign: string
}

/** A phase, step or window begins; where one seat alone is asked, with that seat. */
export type SpytownStepBegan = {
  fact: 'step_began'
  step: string
  seat?: number
}

/** A phase, step or window is over. */
export type SpytownStepEnded = {
  fact: 'step_ended'
  step: string
}

/** 957 No exchange was made. */
export type SpytownSwapDeclined = {
  fact: 'swap_declined'
  seat: number
}

/** 957 These two have exchanged tokens. */
export type SpytownSwapped = {
  fact: 'swapped'
  seat: number
  other: number
}

/** 522 The final vote is tied between these. */
export type SpytownTied = {
  fact: 'tied'
  seats: number[]
}

/** 415, 956, 963, R03 A token that this seat was shown. */
export type SpytownTokenSeen = {
  fact: 'token_seen'
  me: number
  seat: number
  token: string
}

/** 401 A turn begins. */
export type SpytownTurnBegan = {
  fact: 'turn_began'
  number: number
}

/** 453 The Mafia's chosen victim. */
export type SpytownVictimNamed = {
  fact: 'victim_named'
  seat: number
}

/** 502, 509, 518 A ballot: who votes, in this order, and who can be voted for. */
export type SpytownVoteOpened = {
  fact: 'vote_opened'
  ballot: string
  voters: number[]
  candidates: number[]
}

/** R35 Somebody is out in the middle of a ballot: it does not count. */
export type SpytownVoteVoid = {
  fact: 'vote_void'
  ballot: string
}

/** 509, 523 A vote that is shown at once; nobody: an abstention. */
export type SpytownVoted = {
  fact: 'voted'
  seat: number
  vote: number
}

/** 521, R51 The loser of the vote. */
export type SpytownVotedOut = {
  fact: 'voted_out'
  seat: number
}

/** Of each fact of each book its fields: the name, its mark (seat, seats, me, host or nothing), a list? */
export const FIELDS: Record<string, Record<string, readonly (readonly [string, string, boolean])[]>> = {
  original: {
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
    floor_ended: [['seat', 'seat', false], ['by', '', false]],
    host_said: [['text', '', false]],
    warned: [['seat', 'seat', false]],
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
  },
  spytown: {
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
    vote_opened: [['ballot', '', false], ['voters', 'seats', true], ['candidates', 'seats', true]],
    voted: [['seat', 'seat', false], ['vote', 'seat', false]],
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
  },
}

/** The fields whose ids have words of their own. */
export const NAMED: Record<string, string> = { card: 'card', cards: 'card', characters: 'card', composition: 'card', side: 'side', sides: 'side', winner: 'winner', condition: 'condition', token: 'token', tokens: 'token', dealt: 'token' }
