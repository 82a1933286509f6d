// A table as this phone knows it: what it was told, what it may do now, how much time is left.

import { call } from '../line/call'
import { Line, type Order, type Reply } from '../line/line'
import type {
  ChatLine,
  Fairness,
  Foreseen,
  Goodbye,
  Hello,
  Message,
  Past,
  Phrases,
  Protocol,
  View as Shown,
  Welcome,
  WireAsk,
  WireClock,
  WireCorrection,
  WireMend,
  WirePerson,
  WireTable,
  WireYou,
} from '../line/wire'
import type { Fact } from './facts'
import type { Settings } from './settings'
import { botName } from '../words/words.svelte'

/** The part of the view that every book has. */
export type View = Shown & { floor?: number }
export type Ask = WireAsk & { until: number }
/** What a slot is filled with. */
export type Argument = number | string | (number | string)[]
/** A great moment, and until when it is shown. */
export type Seen = { kind: 'dawn' | 'verdict'; until: number }
export type Running = { until: number; left: number; of: number; runs: boolean }

/** What every book tells when a game is dealt. */
type GameSet = { seats: number[]; settings: Settings }

/** A table whose facts and view are those of one book. */
export class Table<F extends Fact = Fact, V extends View = View> {
  /** Is the connection there? Not before the first welcome. */
  there = $state(false)
  /** When it was lost, in ms since 1970; 0 while it is there. */
  lostAt = $state(Date.now())
  /** What is shown may be over: the page is hidden (Infinity), or visible again since then and the table has not spoken yet.
      Otherwise 0. */
  oldSince = $state(0)
  table = $state.raw<WireTable | null>(null)
  you = $state.raw<WireYou>({ id: 0, seat: -1, host: false, creator: false })
  view = $state.raw<V | null>(null)
  facts = $state.raw<F[]>([])
  asks = $state.raw<Ask[]>([])
  /** What a host may correct now. */
  corrections = $state.raw<WireCorrection[]>([])
  mends = $state.raw<WireMend[]>([]) // what a host may put right for anybody
  /** What an input would change that a host has asked about last. */
  foreseen: Foreseen | null = null
  /** The protocol so far, when I last asked for it. */
  written: Protocol | undefined
  /** What I could say by taps if I had the floor, as last asked. */
  phrases: Phrases['forms'] = []
  clock = $state.raw<Running | null>(null)
  chat = $state.raw<ChatLine[]>([])
  goodbye = $state.raw<Goodbye | null>(null)
  /** The new facts of the last message, without those that were only caught up with: for animations and the voice. */
  fresh = $state.raw<F[]>([])
  /** The view before the last message: a scene that is still shown keeps the state of its own moment. */
  before: { view: V; facts: F[] } | null = null
  /** The last great moment that was told while this phone was connected. */
  moment = $state.raw<Seen | null>(null)
  game = $state(0)
  /** The last game that this phone saw did not come to its end. */
  isBrokenOff = $state(false)
  /** The next game is prepared, but this phone still shows the end of the last. */
  isReading = $state(false)
  private later: Message[] = []
  /** A welcome that waits for the facts it left out, and the messages since. */
  private gathered: [Welcome, ...Message[]] | null = null
  private n = 0
  private readonly line: Line

  constructor(
    readonly code: string,
    private readonly token: string,
    private readonly creator: string,
    private readonly language: () => string,
    private readonly asksFor = '', // the name of the place that was mine, on a phone that is lost
    private readonly isForAll = false, // a screen in the middle of the table
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.line = new Line(`${scheme}://${location.host}/api/tables/${code}/socket`, {
      hello: () => this.hello(),
      hear: message => this.gather(message),
      there: is => this.notice(is),
      old: since => (this.oldSince = since || (this.gathered ? this.oldSince : 0)),
    })
  }

  /** Send a command to the table (docs/protocol-commands.md). */
  do(order: Order, id?: string): Promise<Reply> {
    return this.line.send(order, id)
  }

  /** Take back what waits for the connection. False if the table may have it already. */
  withdraw(id: string): boolean {
    return this.line.withdraw(id)
  }

  answer(act: string, args: Argument[] = [], host = false): Promise<Reply> {
    const ask = this.asks.find(one => (one.act === act || one.idle.includes(act)) && Boolean(one.host) === host)
    return this.do({ do: 'answer', act, args, host, key: ask?.key ?? '' } as Order)
  }

  /** Whether the table in the lobby is fair, as far as the server knows by now. */
  weigh(): Promise<Fairness> {
    return call(`/api/tables/${this.code}/balance`, { token: this.token, creator: this.creator })
  }

  leave(): void {
    this.line.close()
  }

  // Often needed

  get phase(): string {
    return this.table?.phase ?? ''
  }

  /** The phase, its part and the step that the game is in. */
  get where(): string[] {
    return this.view?.where ?? []
  }

  get book(): string {
    return this.table?.book ?? ''
  }

  /** The settings of the game, once it is dealt. */
  get dealt(): GameSet | undefined {
    return this.facts.filter((fact): fact is F & GameSet => fact.fact === 'game_set').at(-1)
  }

  get settings(): Settings {
    return this.dealt?.settings ?? {}
  }

  get seat(): number {
    return this.you.seat
  }

  get names(): string[] {
    return this.table?.names ?? []
  }

  get me(): WirePerson | undefined {
    return this.person(this.you.id)
  }

  /** Somebody at the table. Bots have their names in my language. */
  person(id: number): WirePerson | undefined {
    const found = this.table?.people.find(person => person.id === id)
    return found?.thing ? { ...found, name: botName(found.thing) } : found
  }

  /** The person who plays a seat. */
  player(seat: number): WirePerson | undefined {
    return this.person(this.table?.seats[seat] ?? 0)
  }

  name(seat: number): string {
    return this.player(seat)?.name ?? this.names[seat]?.replaceAll('_', ' ') ?? ''
  }

  /** The names of all seats, as facts name them. */
  get told(): string[] {
    return this.names.map((_, seat) => this.name(seat))
  }

  isLiving(seat: number): boolean {
    return this.view?.living.includes(seat) ?? true
  }

  /** What is asked of my seat now, not as the host. */
  get ask(): Ask | undefined {
    return this.there ? this.asks.find(ask => !ask.host) : undefined
  }

  asked(act: string): Ask | undefined {
    return this.there ? this.asks.find(ask => ask.act === act && !ask.host) : undefined
  }

  /** Can this idle word answer an open ask? */
  mayIdle(word: string): boolean {
    return this.there && this.asks.some(ask => !ask.host && (ask.act === word || ask.idle.includes(word)))
  }

  // Messages

  private hello(): Hello {
    return {
      token: this.token,
      creator: this.creator,
      language: this.language(),
      game: this.game,
      after: this.n,
      seat: this.you.seat,
      ...(this.asksFor && { name: this.asksFor }),
      ...(this.isForAll && { screen: true }),
    }
  }

  private notice(is: boolean): void {
    this.there = is
    this.lostAt = is ? 0 : this.lostAt || Date.now()
  }

  /** A long past comes in parts, the last one first. Nothing is shown before it is complete. */
  private gather(message: Message): void {
    if (message.say === 'welcome') {
      this.gathered = [message]
      this.recall(message)
    } else if (!this.gathered) {
      this.hear(message)
    } else if (message.say === 'past') {
      this.put(this.gathered[0], message)
    } else {
      this.gathered.push(message)
    }
  }

  /** Ask for the part before those received. If there is none, take in everything. */
  private recall(welcome: Welcome): void {
    if (welcome.left_out) {
      void this.do({ do: 'recall', before: welcome.after + welcome.left_out } as Order)
    } else {
      const gathered = this.gathered ?? []
      this.gathered = null
      gathered.forEach(message => this.hear(message))
      this.oldSince = 0
    }
  }

  private put(welcome: Welcome, part: Past): void {
    const left = welcome.left_out ?? 0
    if (part.game !== welcome.game || part.before !== welcome.after + left) return
    welcome.facts = [...part.facts.slice(Math.max(0, welcome.after - part.after)), ...welcome.facts]
    welcome.left_out = Math.max(0, part.after - welcome.after)
    this.recall(welcome)
  }

  private hear(message: Message): void {
    const isLobby = message.say === 'welcome' && message.table.phase === 'lobby'
    if (isLobby && this.you.id && this.phase === 'over') {
      this.isReading = true
      this.later = [message]
    } else if (this.isReading && message.say === 'news') {
      this.later.push(message)
      if (message.chat?.length) this.chat = [...this.chat, ...message.chat]
    } else {
      this.isReading = false
      this.take(message)
    }
  }

  /** Go on from the end of the last game to the next. */
  goOn(): void {
    this.isReading = false
    this.later.forEach(message => this.take(message))
    this.later = []
  }

  private take(message: Message): void {
    switch (message.say) {
      case 'welcome':
        this.goodbye = null
        this.isBrokenOff = message.table.phase === 'lobby' && (this.isBrokenOff || this.phase === 'game')
        this.facts = [
          ...(message.game === this.game ? this.facts.slice(0, message.after) : []),
          ...(message.facts as F[]),
        ]
        this.fresh = []
        this.moment = null
        this.n = message.n
        this.game = message.game
        this.view = message.view as V | null
        this.table = message.table
        this.you = message.you
        this.chat = message.chat
        this.askAnew(message.asks)
        this.corrections = message.corrections
        this.mends = message.mends
        this.set(message.clock)
        break
      case 'news':
        this.n = message.n
        if (message.facts?.length) {
          this.before = this.view && { view: this.view, facts: this.facts }
          this.fresh = message.facts as F[]
          this.facts = [...this.facts, ...this.fresh]
        }
        if (message.view && this.view) this.view = { ...this.view, ...(message.view as Partial<V>) }
        if (message.table) this.table = message.table
        if (message.you) this.you = message.you
        if (message.chat?.length) this.chat = [...this.chat, ...message.chat]
        if (message.asks) this.askAnew(message.asks)
        if (message.corrections) this.corrections = message.corrections
        if (message.mends) this.mends = message.mends
        if (message.clock) this.set(message.clock)
        if (message.moment) {
          const { kind, ms } = message.moment
          this.moment = { kind: kind as Seen['kind'], until: performance.now() + ms }
        }
        break
      case 'foreseen':
        this.foreseen = message
        break
      case 'written':
        this.written = message.protocol
        break
      case 'phrases':
        this.phrases = message.forms
        break
      case 'goodbye':
        this.goodbye = message
        break
    }
  }

  private askAnew(asks: WireAsk[]): void {
    const now = performance.now()
    this.asks = asks.map(ask => ({ ...ask, until: ask.left == null ? Infinity : now + ask.left }))
  }

  private set(clock: WireClock | null): void {
    this.clock = clock && { until: performance.now() + clock.left, left: clock.left, of: clock.of, runs: clock.runs }
  }
}

/** The current time for what shows it. Updated four times a second. */
class Now {
  ms = $state(performance.now())

  constructor() {
    setInterval(() => (this.ms = performance.now()), 250)
  }
}

export const now = new Now()

/** The seconds left on a clock; null: no limit. */
export function secondsLeft(clock: Running | null): number | null {
  if (!clock || !clock.of) return null
  const ms = clock.runs ? clock.until - now.ms : clock.left
  return Math.min(clock.of, Math.max(0, Math.ceil(ms / 1000)))
}
