// Choosing at night: a seat or nobody, for each night that may be chosen for; tapped, sealed, and then sent. With whoever
// is called it is the act, with all others a hunch that is kept for the story.

import { untrack } from 'svelte'
import type { WireAsk } from '../line/wire'
import type { Table } from '../table/table.svelte'
import { say } from '../words/words.svelte'
import { keepPicks, keptPicks, type Pick, type Picks } from './picks'
import { refusal } from './whisper'

export const NOBODY = -1

type Ways = {
  /** Which call this is: what was tapped is forgotten with it, on every phone alike. */
  call(): string
  /** The nights that something may be chosen for. */
  nights(): number[]
  /** What is asked of me for a night, if anything. */
  askFor(night: number): WireAsk | undefined
  answer(ask: WireAsk, seat: number, night: number): number[]
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
  get sealed(): number | undefined {
    return this.pick?.isSealed ? this.pick.seat : undefined
  }

  get isThere(): boolean {
    return this.table().there && !this.table().table?.paused
  }

  get isLive(): boolean {
    return this.isThere && this.pick !== undefined && !this.pick.isSealed
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
      if (pick?.isSealed && this.ways.askFor(night)) void this.send(night, pick.seat)
    }
  }

  choose = (seat: number): void => {
    if (seat !== NOBODY && !this.table().isLiving(seat)) return
    this.picks[this.night] = { seat, isSealed: false }
    delete this.replies[this.night]
    keepPicks(this.ways.call(), this.picks)
  }

  seal = (): void => {
    if (!this.isLive || !this.pick) return
    this.pick.isSealed = true
    keepPicks(this.ways.call(), this.picks)
    void this.send(this.night, this.pick.seat)
  }

  private async send(night: number, seat: number): Promise<void> {
    const call = this.ways.call()
    const ask = this.ways.askFor(night)
    if (ask && seat === NOBODY && !ask.idle.includes('pass')) {
      this.replies[night] = refusal('must_choose', '')
      return
    }
    this.replies[night] = say('night-pending')
    const reply =
      !ask ? await this.table().do({ do: 'hunch', seat })
      : seat === NOBODY ? await this.table().answer('pass')
      : await this.table().answer(ask.act, this.ways.answer(ask, seat, night))
    if (this.ways.call() !== call || this.picks[night]?.seat !== seat) return
    if (reply.say === 'refused') this.replies[night] = refusal(reply.reason, reply.text)
    else delete this.replies[night]
  }
}
