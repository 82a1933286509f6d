// Written by `python -m citysleeps.server.typescript`; changes belong there.

/** The creator adds a bot: one of the table's (`table`), which plays as its manners say, or one of a fixed kind. */
export type AddBot = {
  do: 'add_bot'
  bot?: string
  name?: string | null
  id: string
}

/** The creator adds somebody who has no phone. The host enters what they do. */
export type AddPerson = {
  do: 'add_person'
  name: string
  id: string
}

/** Where phones find this server. */
export type Address = {
  address: string
}

/** What a choice of settings means for a number of players, and what the book says about it. */
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
  suggested: Record<string, string | number | boolean | string[]>
  decks: Record<string, number>
  hands: Record<string, number>
}

/** The creator prepares the next game, after one is over. */
export type Again = {
  do: 'again'
  id: string
}

/** An input of my seat, or of the host if `host` is true. */
export type Answer = {
  do: 'answer'
  act: string
  args?: (number | string | (number | string)[])[]
  host?: boolean
  key?: string
  id: string
}

/** The creator appoints the host; 0: whom the book says. */
export type Appoint = {
  do: 'appoint'
  person?: number
  id: string
}

/** Who asks something that only the creator may ask. */
export type Asker = {
  token?: string
  creator?: string
}

/** A reason, as the parts of a claim. */
export type Because = {
  kind: string
  seats: number[]
  words: string[]
  count: number
}

/** What a program says it believes: for other seats, how likely each is not on my side. Kept for the record. */
export type Believe = {
  do: 'believe'
  chances: Record<string, number>
  id: string
}

/** Who has claimed what, and which claims cannot all be true. */
export type Board = {
  rows: BoardRow[]
  seams: Seam[]
}

/** The claims of a seat that stand. */
export type BoardRow = {
  seat: number
  claims: number[]
}

/** Something that a bot said or did. */
export type BotDeed = {
  fact: number
  kind: string
  seat: number
  chance: number
  verdict: string
}

/** The creator or the host breaks off the game. Nobody wins, nothing is revealed, and the next game is prepared. */
export type BreakOff = {
  do: 'break_off'
  id: string
}

/** A call of this night. All its fields but `seats` are the same for everybody. */
export type Call = {
  step: string
  act: string
  nights: number[]
  seconds: number
  seats: number[]
  lines: Line[]
}

/** How often a side wins, with the interval in which the true share lies. */
export type Chance = {
  share: number
  low: number
  high: number
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
}

/** A chapter of the guide. */
export type Chapter = {
  id: string
  paragraphs: Paragraph[]
}

/** A chat message to everybody, between games. During a game players speak with the act `say`. */
export type Chat = {
  do: 'chat'
  text: string
  id: string
}

/** Words between games. */
export type ChatLine = {
  person: number
  text: string
  seat?: number
}

/** The creator chooses what is played, and how. */
export type Choose = {
  do: 'choose'
  book?: string | null
  settings?: Record<string, string | number | boolean | string[]> | null
  language?: string | null
  grace_seconds?: number | null
  absent?: string | null
  seating?: string | null
  bots?: string | null
  talk?: string | null
  odds?: string | null
  id: string
}

export type Command = Answer | Hunch | Jot | Believe | Chat | Introduce | Wish | Leave | Choose | Order | TakePlace | Sit | AddBot | AddPerson | ToDesk | Remove | Appoint | HandOn | Deal | Identify | Again | BreakOff | Seat | GiveBack | Foresee | WriteUp | Prepare | Lead | Pause | Resume | Extend | Recall | Ping

/** The roles dealt with these settings, by number of players. A number with no roles cannot play. */
export type Composition = {
  settings: Record<string, string | number | boolean | string[]>
  players: Record<string, Record<string, number> | null>
}

/** What one reads of a book before choosing it. */
export type Cover = {
  hard: number
  first: boolean
  typical: number
  players: Record<string, Usual>
}

/** The creator starts the game. Where a person leads, the cards may be those of a real box: told by seat, clockwise among those who are dealt to; `hands` are the cards in the hand, in a book that has them. With `as_they_wake` who holds which card of the box is told in the first night, with `identify`; nobody who plays may have a phone then. */
export type Deal = {
  do: 'deal'
  cards?: string[]
  hands?: string[]
  as_they_wake?: boolean
  id: string
}

/** A description of a book: what is in the box, what happens in which order, and what can be chosen. */
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
  reasons: Record<string, string[]>
}

/** The command with this id is done, and durable. */
export type Done = {
  say: 'done'
  id: string
}

/** A cell of a table. */
export type Entry = {
  text: string
  icon?: string
  struck?: boolean
}

/** Give more time to what is open now. */
export type Extend = {
  do: 'extend'
  seconds: number
  id: string
}

/** A fact of the book that is played. The schema of the book has its other fields. */
export type Fact = {
  fact: string
}

/** Whether the table in the lobby is fair. Ask again every second until the state is `known`. */
export type Fairness = {
  state: 'known' | 'playing' | 'waiting'
  ahead?: number
  found?: Weighed | null
}

/** The host asks what this input would change, without making it. */
export type Foresee = {
  do: 'foresee'
  act: string
  args?: (number | string | (number | string)[])[]
  id: string
}

/** What an input of the host would change: the facts that the host would be told, and the told facts that it would make untrue. Nothing has changed. `done` with the same id follows. */
export type Foreseen = {
  say: 'foreseen'
  id: string
  told: Fact[]
  unsaid: Fact[]
}

/** What somebody who has only the code sees of a table. */
export type Found = {
  code: string
  book: string
  language: string
  phase: string
  people: string[]
  commitment: string
  away: string[]
}

/** I vote for giving this person's place to the phone that shows this number, because its owner lost their own phone. In a lobby the creator decides. */
export type GiveBack = {
  do: 'give_back'
  person: number
  number: number
  id: string
}

/** The connection will be closed, and why. */
export type Goodbye = {
  say: 'goodbye'
  reason: string
  text: string
  detail?: string
}

/** A table of the protocol. */
export type Grid = {
  id: string
  title: string
  columns: Head[]
  rows: Entry[][]
  note?: string
}

/** The book explained to players in plain words, for these settings and this number of players. */
export type Guide = {
  book: string
  theme: string
  preset: string
  players: number
  leaves: Leaf[]
  moments: Moment[]
  chapters: Chapter[]
}

/** The creator hands over their powers to somebody else. */
export type HandOn = {
  do: 'hand_on'
  person: number
  id: string
}

/** A column, or a line at the top. */
export type Head = {
  id: string
  title: string
  text?: string
  narrow?: boolean
}

/** The server is well. */
export type Health = {
  status: string
  version: string
  damaged: number
}

/** How likely a seat was to be what a bot asked itself. */
export type Held = {
  seat: number
  chance: number
}

/** The first message of a client. Without a token it watches. `game` and `after` say what it already has. */
export type Hello = {
  token?: string
  creator?: string
  language?: string
  game?: number
  after?: number
  seat?: number | null
  name?: string
  screen?: boolean
}

/** A change of the table that may make it fairer, and what it does to the weaker side. */
export type Hint = {
  setting: string
  value: string | number | boolean | string[]
  roles: Record<string, number>
  games: number
  share: number
  more: number
  low: number
  high: number
}

/** The setting that says who hosts. Its values mean engine, human or hostless. */
export type Hosting = {
  setting: string
  modes: Record<string, string>
}

/** Whom I suspect at night while another seat is called; -1: nobody. Shown in the story at the end. */
export type Hunch = {
  do: 'hunch'
  seat: number
  id: string
}

/** The host, in the first night with cards of a real box: the cards that `held` hold so far are in truth held by `seats`. Both empty: what was told last is taken back. */
export type Identify = {
  do: 'identify'
  held?: number[]
  seats?: number[]
  id: string
}

/** Change my name (between games) or my language (at any time). */
export type Introduce = {
  do: 'introduce'
  name?: string | null
  language?: string | null
  id: string
}

/** The person who has joined. Whoever has the token is this person. */
export type Joined = {
  id: number
  token: string
}

/** My own notes of this game, as whoever leads it without a card: the whole text, in place of the one before. */
export type Jot = {
  do: 'jot'
  text: string
  id: string
}

/** Somebody else leads the game from now on: a person without a seat, or the software (0). Whoever leads without a card decides it alone; where the software leads, I vote for it. */
export type Lead = {
  do: 'lead'
  person?: number
  id: string
}

/** A card for who has never played: a picture and a few sentences. */
export type Leaf = {
  id: string
  by_day: boolean
  panes: Pane[]
  values: Record<string, string | number | Record<string, number>>
}

/** I leave. Before the deal my place becomes free. In a game a bot plays on, or I leave as the book says. */
export type Leave = {
  do: 'leave'
  id: string
}

/** Something to say aloud that no fact says: the id of a message. Its arguments are the settings and the `terms`. */
export type Line = {
  id: string
  at?: number
  seat?: number
}

/** The table that was made. Whoever has the creator's token has the creator's powers. */
export type MadeTable = {
  code: string
  creator: string
  commitment: string
}

/** The table's own settings, in addition to those of the book. A disconnected player keeps the seat for `grace_seconds`. After that, a bot plays it until they are back or somebody else takes it (`bot`), or they leave as the book says (`leave`), or the table waits and only the clock runs (`wait`). During a game, the seat of a player who is away that long can be given to somebody else: by most of those who still play (`table`), or by the creator alone (`creator`). The bots of the table are `gentle` or `sharp`, and `talkative` or `quiet`. The odds of the public are shown `after` a game; or during it too, to those who watch (`watchers`). Whoever has the code can watch, so a player can see them as well. */
export type Manners = {
  grace_seconds?: number
  absent?: 'bot' | 'leave' | 'wait'
  seating?: 'creator' | 'table'
  bots?: 'gentle' | 'sharp'
  talk?: 'quiet' | 'talkative'
  odds?: 'after' | 'watchers'
}

export type Message = Welcome | News | Past | Foreseen | Phrases | Written | Done | Refused | Goodbye

/** One bot. */
export type Mind = {
  seat: number
  card: string
  asks: string
  thoughts: Thought[]
}

/** What the bots of a finished game thought. Empty where nobody can read the book. */
export type Minds = {
  minds: Mind[]
}

/** What one can do now, in a sentence that is the same for everybody. */
export type Moment = {
  id: string
  phases: string[]
  clauses: string[]
  values: Record<string, string | number | Record<string, number>>
}

/** The request to make a table. */
export type NewTable = {
  language?: string
  book?: string
  settings?: Record<string, string | number | boolean | string[]>
  grace_seconds?: number
  absent?: 'bot' | 'leave' | 'wait'
  seating?: 'creator' | 'table'
  bots?: 'gentle' | 'sharp'
  talk?: 'quiet' | 'talkative'
  odds?: 'after' | 'watchers'
}

/** Somebody who joins. */
export type Newcomer = {
  name: string
  language?: string
  luck?: string
  token?: string
}

/** What has changed for you. Missing fields have not changed. `facts` are those told to you since the last message, and `n` is the number of the last of them, counted from 1 in each game. `view` has only the changed fields. Every other field is complete. */
export type News = {
  say: 'news'
  n: number
  facts?: Fact[]
  view?: Change | null
  asks?: WireAsk[] | null
  corrections?: WireCorrection[] | null
  mends?: WireMend[] | null
  clock?: WireClock | null
  moment?: WireMoment | null
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

/** An argument that is a whole number from `least` to `most`, or one of these words. */
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

/** The odds of the public in a game that is over. Empty where nobody can read the book. */
export type Odds = {
  sides: string[]
  points: Point[]
  turns: Turn[]
  foes: number[]
}

/** The creator sets who sits where, clockwise. Everybody must be named once. */
export type Order = {
  do: 'order'
  people: number[]
  id: string
}

/** What I am: my side as far as I know, and the steps in which I am called. */
export type Own = {
  side: string
  steps: string[]
}

/** A window in a picture. */
export type Pane = {
  look: 'dark' | 'lit' | 'mine' | 'out'
  icon: string
  number: number
  mark: string
  says: string
}

/** A paragraph of the guide. */
export type Paragraph = {
  id: string
  clauses: string[]
  about: string[]
  values: Record<string, string | number | Record<string, number>>
}

/** Facts `after` + 1 to `before` of a game, as you were told them: a part of what a welcome left out. */
export type Past = {
  say: 'past'
  game: number
  after: number
  before: number
  facts: Fact[]
}

/** Stop the clock. For the host, or the creator if the software hosts. */
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

/** What you could claim if you had the floor: the slots of each claim. `done` with the same id follows. */
export type Phrases = {
  say: 'phrases'
  id: string
  forms: ((SeatSlot | WordSlot | NumberSlot | SeatsSlot | TextSlot | WordsSlot | SeatOrSlot | NumberOrSlot)[])[]
}

/** Something that one may hold: a role, or a card in the hand. */
export type Piece = {
  words: string
  icon: string
  clause: string
  copies: number
  becomes: boolean
  side: string
  steps: string[]
  users: string[]
  phase: string
  moment: string
  notes: Note[]
}

/** Check the connection. */
export type Ping = {
  do: 'ping'
  id: string
}

/** What the public believed after a night or a day. */
export type Point = {
  kind: string
  number: number
  odds: number
  low: number
  high: number
  chances: number[]
  living: number[]
}

/** I ask what I could claim if I had the floor. */
export type Prepare = {
  do: 'prepare'
  id: string
}

/** The cards that so many need on a table, to be printed. */
export type Printed = {
  book: string
  theme: string
  players: number
  settings: Record<string, string | number | boolean | string[]>
  roles: Record<string, number>
  cards: Record<string, number>
}

/** The protocol of a game, in one language. */
export type Protocol = {
  book: string
  language: string
  title: string
  began: number
  head: Head[]
  parts: Grid[]
  result: string
  clause: string
}

/** Send me the facts that I was told up to number `before`: as many of the last ones as fit into one message. */
export type Recall = {
  do: 'recall'
  before: number
  id: string
}

/** The command with this id was refused. Nothing has changed. */
export type Refused = {
  say: 'refused'
  id: string
  reason: string
  text: string
  detail?: string
}

/** The creator removes a person or a bot. In a game the host may do this too; a player is then treated as if they had left. */
export type Remove = {
  do: 'remove'
  person: number
  id: string
}

/** Start the clock again. */
export type Resume = {
  do: 'resume'
  id: string
}

/** Claims that cannot all be true. It does not say which is. */
export type Seam = {
  kind: string
  seats: number[]
  claims: number[]
  words: string[]
}

/** I vote for letting a person without a seat take over one that a bot plays, with everything it knows. The leader of the table may also let somebody return who was sent away. */
export type Seat = {
  do: 'seat'
  person: number
  seat: number
  id: string
}

/** An argument that is one of these seats or one of these words. */
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

/** An argument that is a list of `least` to `most` different seats. */
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
  roles: string[]
  when: Record<string, (string | number | boolean | string[])[]>
  bounds: number[]
}

/** Before the deal: the seats were drawn again, and I sit in my new one. */
export type Sit = {
  do: 'sit'
  id: string
}

/** A step that is called aloud while all sleep. */
export type Step = {
  roles: string[]
  icon: string
  act: string
  from_night: number
  acts: string[]
  ways: string[]
  picks: number
}

/** Before the deal: I take the seat of this bot, and the bot leaves. */
export type TakePlace = {
  do: 'take_place'
  bot: number
  id: string
}

/** An argument that is free text of at most `most` characters. */
export type TextSlot = {
  kind: 'text'
  most: number
}

/** A night or a day on which a bot did something, or a turn. */
export type Thought = {
  kind: string
  number: number
  deeds: BotDeed[]
  held: Held[]
  why: Because | null
}

/** The creator or the host: this person goes on without a phone, until their phone says hello. The host enters what they do. */
export type ToDesk = {
  do: 'to_desk'
  person: number
  id: string
}

/** A kind of fact: who is told, and what becomes of it at the table. */
export type Told = {
  public: boolean
  kept: boolean
  aloud: boolean
  waits: boolean
  why: Why[]
}

/** Why it was not done. Nothing has changed. */
export type Trouble = {
  reason: string
  text: string
  detail?: string
}

/** A night or a day after which the odds were not what they had been. */
export type Turn = {
  point: number
  facts: number[]
  main: number
}

/** How so many usually play a book. */
export type Usual = {
  settings: Record<string, string | number | boolean | string[]>
  shortest: number
  longest: number
}

/** What one viewer knows of a game of any book. Seats are numbers from 0; -1 is nobody; unknown fields are empty. */
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
}

/** How fair a table is, as far as it is known by now. */
export type Weighed = {
  bot: string
  games: number
  sides: Record<string, Chance>
  weaker: string
  even: number
  trying: number
  hints: Hint[]
}

/** The complete state for you, and the facts that you have missed. It comes after `hello`, when a new game is dealt or prepared, and when the server had to reopen the table. */
export type Welcome = {
  say: 'welcome'
  n: number
  game: number
  after: number
  facts: Fact[]
  view: View | null
  asks: WireAsk[]
  corrections: WireCorrection[]
  mends: WireMend[]
  clock: WireClock | null
  table: WireTable
  you: WireYou
  chat: ChatLine[]
  left_out?: number
}

/** Why an outcome is as it is: the clauses behind it, and the facts that led to it. */
export type Why = {
  clauses: string[]
  since: string
  way: string[]
  when: Record<string, string>
  needs: string[]
}

/** What you may do now: an act with one argument for each slot, or one of the words in `idle` without arguments. When the time runs out, `lapse` counts as the answer (`nothing`: nothing is done). */
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

/** The clock that everybody sees. */
export type WireClock = {
  left: number
  of: number
  runs: boolean
}

/** What a host may correct or enter now for this seat. Sent with the act `correct`. */
export type WireCorrection = {
  seat: number
  act: string
  slots: (SeatSlot | WordSlot | NumberSlot | SeatsSlot | TextSlot | WordsSlot | SeatOrSlot | NumberOrSlot)[]
  idle: string[]
  asked?: boolean
  given?: (number | string | (number | string)[])[]
}

/** How often games of a book have ended like this. */
export type WireEnd = {
  book: string
  winner: string
  times: number
}

/** Whom somebody suspected in a night, and how many facts of the record had been told by then. */
export type WireHunch = {
  seat: number
  choice: number
  at: number
}

/** What a host may put right now for anybody, the same whatever anybody holds: an act and what it takes. */
export type WireMend = {
  act: string
  slots: (SeatSlot | WordSlot | NumberSlot | SeatsSlot | TextSlot | WordsSlot | SeatOrSlot | NumberOrSlot)[]
}

/** A great moment: every screen shows it for a while, and the next clock starts after it. */
export type WireMoment = {
  kind: string
  ms: number
}

/** An offer of a seat to somebody else. Its owner decides or, after a long absence, most of those who still play. */
export type WireOffer = {
  person: number
  seat: number
  owner: number
  agreed: number[]
  needed: number
  may: number[]
}

/** Somebody at the table. */
export type WirePerson = {
  id: number
  name: string
  language: string
  bot?: string
  thing?: number
  here?: boolean
  stand_in?: string
  creator?: boolean
  luck?: string
  returns?: number
  sent?: boolean
  at_desk?: boolean
}

/** Somebody claims to be this person, with a new phone. In a game those who still play decide, otherwise the creator. */
export type WirePlea = {
  person: number
  number: number
  agreed?: number[]
  needed?: number
  may?: number[]
}

/** How many games somebody has won, of those whose winners were shown. */
export type WireScore = {
  person: number
  won: number
  played: number
}

/** The finished games of this table, as far as everybody was told how they ended. */
export type WireSeries = {
  games: number
  people: WireScore[]
  ends: WireEnd[]
  story: string
  turn: number
  chosen: number
  drawn: boolean
  moving: number[]
}

/** The table, as everybody sees it. */
export type WireTable = {
  code: string
  language: string
  book: string
  settings: Record<string, string | number | boolean | string[]>
  manners: Manners
  phase: string
  void: boolean
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
  pleas: WirePlea[]
  offers: WireOffer[]
  lead: boolean
  hunches: WireHunch[]
  series: WireSeries
}

/** Who you are. */
export type WireYou = {
  id: number
  seat: number
  host: boolean
  creator: boolean
  plea?: number
  lead?: WireAsk[]
  groups?: number[][]
  told?: number
  notes?: string
}

/** My own contribution to the shuffle, before the deal. */
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

/** An argument that is a list of these words, possibly empty. No word may be used more often than it is listed. */
export type WordsSlot = {
  kind: 'words'
  words: string[]
}

/** A host who holds no card asks for the protocol of the game so far, in this language. */
export type WriteUp = {
  do: 'write_up'
  language: string
  id: string
}

/** The protocol of the game so far, for a host who is told everything. `done` with the same id follows. */
export type Written = {
  say: 'written'
  id: string
  protocol: Protocol
}

/** The bit of the host among those who are told a fact. */
export const HOST = 32
