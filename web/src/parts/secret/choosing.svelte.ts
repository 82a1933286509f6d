// Choosing at night: a seat, several or nobody, for each night that may be chosen for; tapped, sealed, and then sent. With
// whoever is called it is the act, with all others a hunch that is kept for the story.

import { untrack } from 'svelte'
import type { WireAsk } from '../../line/wire'
import { wordInstead } from '../../table/asks'
import type { Table } from '../../table/table.svelte'
import { say } from '../../words/words.svelte'
import { keepPicks, keptPicks, type Pick, type Picks } from './picks'
import { refusal } from './whisper'

export const NOBODY = -1

type Ways = {
  /** Which call this is: what was tapped is forgotten with it, on every phone alike. */
  call(): string
  /** The nights that something may be chosen for. */
  nights(): number[]
  /** How many are chosen: one, unless it is said. */
  count?(): number
  /** What is asked of me for a night about these, if anything. */
  askFor(night: number, seats: number[]): WireAsk | undefined
  answer(ask: WireAsk, seats: number[], night: number): (number | number[])[]
  /** Does my answer stand so already? Then it is not given again. */
  isGiven?(seats: number[]): boolean
  onnext?(): void
}

export class Choosing {
  night = $state(0)
  /** Why a choice does not stand, or not yet. */
  replies = $state<Record<number, string>>({})
  picks = $state<Picks>({})

  constructor(
    private readonly table: () => Table,
    private readonly ways: Ways,
  ) {
    $effect.pre(() => {
      const call = ways.call()
      untrack(() => this.begin(call))
    })
  }

  get pick(): Pick | undefined {
    return this.picks[this.night]
  }

  /** What I have sealed for the night that is shown. */
  get sealed(): number[] | undefined {
    return this.pick?.isSealed ? this.pick.seats : undefined
  }

  private get count(): number {
    return this.ways.count?.() ?? 1
  }

  get isThere(): boolean {
    return this.table().there && !this.table().table?.paused
  }

  get isLive(): boolean {
    const isWhole = !this.pick?.seats.length || this.pick.seats.length === this.count
    return this.isThere && this.pick !== undefined && !this.pick.isSealed && isWhole
  }

  /** Another call: nothing is chosen unless this phone comes back to it. */
  private begin(call: string): void {
    const nights = this.ways.nights()
    this.ways.onnext?.()
    this.night = nights[0] ?? 0
    this.replies = {}
    this.picks = keptPicks(call)
    for (const night of nights) {
      const pick = this.picks[night]
      if (pick?.isSealed && this.ways.askFor(night, pick.seats)) void this.send(night, pick.seats)
    }
  }

  /** Of more than are wanted the latest are chosen. */
  choose = (seat: number): void => {
    if (seat !== NOBODY && !this.table().isLiving(seat)) return
    const others = this.pick?.seats.filter(one => one !== seat) ?? []
    this.picks[this.night] = { seats: seat === NOBODY ? [] : [...others, seat].slice(-this.count), isSealed: false }
    delete this.replies[this.night]
    keepPicks(this.ways.call(), this.picks)
  }

  seal = (): void => {
    if (!this.isLive || !this.pick) return
    this.pick.isSealed = true
    keepPicks(this.ways.call(), this.picks)
    void this.send(this.night, this.pick.seats)
  }

  private async send(night: number, seats: number[]): Promise<void> {
    const call = this.ways.call()
    const ask = this.ways.askFor(night, seats)
    const nobody = ask?.idle.includes('pass') ? 'pass' : wordInstead(ask)
    if (this.ways.isGiven?.(seats)) return
    if (ask && !seats.length && !nobody) {
      this.replies[night] = refusal('must_choose', '')
      return
    }
    this.replies[night] = say('night-pending')
    const reply =
      !ask ? await this.table().do({ do: 'hunch', seat: seats[0] ?? NOBODY })
      : seats.length ? await this.table().answer(ask.act, this.ways.answer(ask, seats, night))
      : nobody === 'pass' ? await this.table().answer('pass')
      : await this.table().answer(ask.act, [nobody])
    if (this.ways.call() !== call || this.picks[night]?.seats.join() !== seats.join()) return
    if (reply.say === 'refused') this.replies[night] = refusal(reply.reason, reply.text)
    else delete this.replies[night]
  }
}
