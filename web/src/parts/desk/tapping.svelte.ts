// What the seats without a phone are asked now, and what a tap on the desk enters for them.

import type { WireCorrection } from '../../line/wire'
import type { Argument } from '../../table/table.svelte'
import type { SeatState } from '../seats/Seat.svelte'
import type { Leading } from '../host/leading.svelte'
import type { Called } from './called.svelte'
import type { Face } from './face'
import type { Input, Inputs } from './inputs.svelte'
import {
  answerOf,
  answersNow,
  askedByPhone,
  causesOf,
  choicesIn,
  fixed,
  isByHands,
  isWhole,
  mattersOf,
  onward,
  seatsIn,
  slotsOf,
  withSeat,
  type Entry,
} from './matters'

export class Tapping {
  /** The act that was chosen where several are open. */
  private act = $state('')
  /** Those for whom is entered where several are asked; none: all of them together. */
  doers = $state.raw<number[]>([])
  given = $state.raw<(Argument | undefined)[]>([])
  private cause = $state<number | string | undefined>()

  constructor(
    private readonly face: Face,
    private readonly lead: Leading,
    private readonly inputs: Inputs,
    private readonly called: Called,
  ) {
    $effect.pre(() => {
      inputs.now = this.now
    })
    const open = $derived(this.matter?.act) // it changes only when something else is asked
    $effect.pre(() => {
      void this.moment
      void open
      this.doers = []
      this.given = []
    })
    $effect.pre(() => {
      void this.moment
      this.act = ''
      this.cause = undefined
      inputs.unanswered = undefined
      inputs.refused = undefined
    })
  }

  private readonly moment = $derived.by(() => this.face.moment) // it changes only when something else is called
  private readonly now = $derived.by(() => {
    const { title, step, isDark } = this.face
    return { moment: this.moment, step: `${title} · ${step}`, isSecret: isDark }
  })
  private readonly isShown = (act: string): boolean => this.face.isDark || this.face.openly.includes(act)
  private readonly isOffered = (one: WireCorrection): boolean => this.face.isDark && Boolean(this.face.isOffered?.(one))

  // What is open

  readonly matters = $derived.by(() => mattersOf(this.face.table, this.isShown, this.isOffered))
  readonly byPhone = $derived.by(() => askedByPhone(this.face.table, this.isShown))
  readonly matter = $derived.by(() =>
    this.called.telling || this.lead.isKept ?
      undefined
    : (this.matters.find(one => one.act === this.act) ?? this.matters[0]),
  )
  readonly asked = $derived.by(() => [...new Set(this.matter?.asks.map(one => one.seat) ?? [])])

  // Hands

  readonly byHands = $derived.by(() => this.matter !== undefined && isByHands(this.matter, this.face.isDark))
  readonly causes = $derived.by(() => (this.matter && this.byHands ? causesOf(this.matter) : []))
  /** What hands are up for. */
  readonly forWhat = $derived.by(
    () => this.causes.find(one => one === this.cause) ?? (this.causes.length === 1 ? this.causes[0] : undefined),
  )
  readonly hands = $derived.by(
    () => this.asked.filter(seat => this.forWhat !== undefined && this.handOf(seat) === this.forWhat).length,
  )

  // What is chosen

  private readonly doing = $derived.by(() =>
    this.doers.length ? this.doers
    : this.matter?.open.length ? this.matter.open
    : this.asked,
  )
  private readonly asks = $derived.by(() => this.matter?.asks.filter(one => this.doing.includes(one.seat)) ?? [])
  private readonly slots = $derived.by(() => slotsOf(this.asks))
  readonly filled = $derived.by(() =>
    this.slots.map((slot, i) => this.given[i] ?? fixed(slot) ?? (slot.kind === 'number' ? slot.least : undefined)),
  )
  readonly isWhole = $derived.by(() => isWhole(this.slots, this.filled))
  readonly idle = $derived.by(() => [...new Set(this.asks.flatMap(one => one.idle))])
  /** The seats that can be tapped. */
  readonly takers = $derived.by(
    () => new Set(this.slots.flatMap(slot => (slot.kind === 'seat' || fixed(slot) === undefined ? seatsIn(slot) : []))),
  )
  /** A seat that can be taken only with another card than it has here, and nobody has told yet which it holds. */
  private isUntold(seat: number): boolean {
    return this.called.untold.has(seat) && this.slots.some(one => one.kind === 'seat') && !this.doing.includes(seat)
  }
  /** What is chosen beside the seats. */
  readonly beside = $derived.by(() =>
    this.slots.flatMap((slot, i) => (fixed(slot) === undefined && choicesIn(slot).length ? [{ slot, i }] : [])),
  )

  // What was entered

  readonly atOtherDesks = $derived.by<Input[]>(() =>
    answersNow(this.face.table, this.isShown)
      .filter(({ seat }) => !this.inputs.of(this.moment, seat))
      .map(one => ({ ...one, at: 0, ...this.now })),
  )
  readonly entered = $derived.by<Entry[]>(() => {
    const { matter } = this
    const elsewhere = this.asked.flatMap(
      seat => (!this.inputs.of(this.moment, seat) && matter && answerOf(matter, seat)) || [],
    )
    return [...elsewhere, ...this.inputs.all.filter(one => one.moment === this.moment)]
  })
  /** The last for each who did something. */
  private readonly latest = $derived.by(() => [
    ...new Map(this.entered.map(one => [`${one.seat} ${one.act} ${one.args[1]}`, one])).values(),
  ])
  private readonly chosen = $derived.by(
    () =>
      new Set([
        ...this.given.filter((_, i) => seatsIn(this.slots[i]).length).flat(),
        ...this.latest.flatMap(one => one.aims),
      ]),
  )

  private enter(seat: number, act: string, args: Argument[], aims: number[] = []): void {
    void this.inputs.enter({ ...this.inputs.now, seat, act, args, aims })
  }

  /** What is whole is entered at once, for each who does it: until the next call it can be tapped anew. */
  fill(now: (Argument | undefined)[]): void {
    if (!isWhole(this.slots, now) || this.slots.some((_, i) => !this.isListFull(i, now))) {
      this.given = now
      return
    }
    const args = now as Argument[]
    const aims = args.filter((_, i) => seatsIn(this.slots[i]).length).flat() as (number | string)[]
    const at = aims.filter(one => typeof one === 'number')
    for (const seat of this.doing) if (this.matter) this.enter(seat, this.matter.act, args, at)
    this.given = now.map((value, i) => (seatsIn(this.slots[i]).length ? undefined : onward(this.slots[i], value)))
  }

  private isListFull(i: number, now: (Argument | undefined)[]): boolean {
    const slot = this.slots[i]
    return slot?.kind !== 'seats' || (now[i] as unknown[]).length === slot.most
  }

  private raise(seat: number): void {
    const { matter, forWhat } = this
    if (!matter || forWhat === undefined) return
    const isUp = this.handOf(seat) === forWhat
    const down = matter.asks.find(one => one.seat === seat)?.idle[0]
    if (!isUp) this.enter(seat, matter.act, [forWhat], typeof forWhat === 'number' ? [forWhat] : [])
    else if (down) this.enter(seat, down, [])
  }

  /** What the hand of a seat is up for: as the table has it, or as it was tapped here a moment ago. */
  private handOf(seat: number): Argument | undefined {
    const made = this.inputs.of(this.moment, seat)
    const answer = made?.waits || !this.matter ? made : answerOf(this.matter, seat)
    return answer?.act === this.matter?.act ? answer?.args[0] : undefined
  }

  tap(seat: number): void {
    if (this.lead.isSlip || this.lead.isKept) return
    if (this.called.telling) this.called.find(seat)
    else if (this.byHands && this.asked.includes(seat)) this.raise(seat)
    else if (!this.byHands && this.takers.has(seat) && this.asks.length)
      this.fill(withSeat(this.slots, this.filled, seat))
    else if (!this.byHands && this.isUntold(seat)) this.doubt(seat)
    else if (!this.matter) this.lead.open('players', seat)
  }

  /** Ask for the card of this seat, and enter what it was tapped for then. */
  private doubt(seat: number): void {
    const at = this.slots.findIndex(one => one.kind === 'seat')
    const args = this.filled.map((value, i) => (i === at ? seat : value)) as Argument[]
    const [doer] = this.doing
    if (doer === undefined || !this.matter) return
    this.inputs.unanswered = { ...this.inputs.now, seat: doer, act: this.matter.act, args, aims: [seat] }
  }

  pickAct(act: string): void {
    this.act = act
  }

  pickCause(cause: number | string): void {
    this.cause = cause
  }

  pickDoer(seat: number): void {
    if (this.asked.includes(seat)) this.doers = this.doers.includes(seat) ? [] : [seat]
  }

  choose(i: number, value: Argument): void {
    this.fill(this.slots.map((_, at) => (at === i ? value : this.filled[at])))
  }

  rest(word: string): void {
    for (const seat of this.doing) this.enter(seat, word, [])
  }

  // What is seen of it

  readonly seats = $derived.by<SeatState[]>(() =>
    this.face.seats.map(state => {
      const { seat } = state
      const { telling, found, untold } = this.called
      const hand = this.byHands ? this.handOf(seat) : undefined
      const isUp = hand !== undefined && hand === this.forWhat
      return {
        ...state,
        ...(untold.has(seat) ? { open: undefined, also: [] } : {}),
        isMe: false,
        hasHand: isUp || state.hasHand,
        isChosen: telling ? found.includes(seat) : isUp || (!this.byHands && this.chosen.has(seat)),
        isCalled: state.isCalled || (this.byHands && this.forWhat === seat),
        tag: hand !== undefined && !isUp ? this.nameOf(hand, true) : state.tag,
        isShut:
          telling ?
            !telling.among.includes(seat)
          : this.matter !== undefined &&
            !(this.byHands ? this.asked.includes(seat) : this.takers.has(seat) || this.isUntold(seat)),
      }
    }),
  )

  /** A choice beside the seats; of several that are entered one after another, with whom each was entered for. */
  worded(value: string | number, i: number): string {
    const act = this.matter?.act ?? ''
    const words = this.face.wordOf(act, value)
    const made =
      typeof value === 'number' ?
        this.latest.find(one => one.act === this.matter?.act && one.args[i] === value)
      : undefined
    return made?.aims.length ? `${words}: ${made.aims.map(seat => seat + 1).join(', ')}` : words
  }

  /** Who is called; of several, at whom each points. That takes its place beforehand, so that no seat moves under a finger. */
  doerOf(seat: number): string {
    const aims = this.latest.filter(one => one.seat === seat && one.act === this.matter?.act).flatMap(one => one.aims)
    const name = `${seat + 1} ${this.face.table.name(seat)}`
    return this.asked.length > 1 ? `${name}: ${aims.map(one => one + 1).join(', ') || '–'}` : name
  }

  nameOf(value: Argument | undefined, isShort = false): string {
    const { seats, table, wordOf } = this.face
    if (Array.isArray(value)) return value.map(one => this.nameOf(one)).join(', ')
    if (typeof value === 'number' && seats.some(({ seat }) => seat === value))
      return isShort ? `${value + 1}` : `${value + 1} ${table.name(value)}`
    if (typeof value === 'number') return String(value)
    return value === undefined ? '' : wordOf(this.matter?.act ?? '', value)
  }
}
