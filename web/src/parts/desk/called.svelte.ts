// Who is called by night. And the cards of a real box: they are told as their roles wake, and all others before the day.

import { refusalIn } from '../../table/answering.svelte'
import type { RoleRow } from '../seats/RoleList.svelte'
import { cardName, cardOf } from '../../words/pieces'
import { callNow } from '../../words/tell'
import { say } from '../../words/words.svelte'
import type { Leading } from '../host/leading.svelte'
import type { Face } from './face'
import type { Inputs } from './inputs.svelte'
import { mayHold, toTell, toTellCard, untoldCards } from './waking'

export class Called {
  /** Who was tapped so far as holding what is told now. */
  found = $state.raw<number[]>([])

  constructor(
    private readonly face: Face,
    private readonly lead: Leading,
    private readonly inputs: Inputs,
  ) {
    const told = $derived(JSON.stringify(this.telling)) // it changes only when something else is to be told
    $effect.pre(() => {
      void told
      this.found = []
    })
    $effect(() => {
      if (!this.groups.length && lead.refused?.reason === 'cards_untold') lead.refused = undefined
    })
  }

  /** The call of the night; by day there is none. */
  readonly now = $derived.by(() => (this.face.isDark ? callNow(this.face.table) : undefined))
  readonly awake = $derived.by(() => this.now?.seats ?? [])
  /** All calls of this night, and which of them is now. */
  readonly all = $derived.by(() => (this.face.isDark ? (this.face.table.view?.calls ?? []) : []))
  readonly at = $derived.by(() => this.all.findIndex(one => one.step === this.now?.step))

  /** The seats that hold cards together, as long as nobody has told which of them holds which. */
  readonly groups = $derived.by(() => this.face.table.you.groups ?? [])
  readonly untold = $derived.by(() => new Set(this.groups.flat()))
  /** The card that is sought when the day cannot begin before all are told. */
  readonly sought = $derived.by(() => {
    const isRest = this.groups.length > 0 && this.lead.refused?.reason === 'cards_untold'
    return isRest ? (untoldCards(this.groups, this.face.holds)[0] ?? '') : ''
  })
  /** What is to be told now by tapping seats. */
  readonly telling = $derived.by(() =>
    this.sought ? toTellCard(this.groups, this.face.holds, this.sought) : toTell(this.groups, this.awake),
  )
  /** The seat at whose card somebody must look before the answer is known. */
  readonly doubted = $derived.by(() => this.inputs.unanswered?.aims.find(seat => this.untold.has(seat)))
  /** What it may hold: each card, with a seat that holds it so far. */
  readonly doubtedCards = $derived.by(() =>
    this.doubted === undefined ? new Map<string, number>() : mayHold(this.groups, this.face.holds, this.doubted),
  )

  async identify(held: number[], seats: number[]): Promise<boolean> {
    this.inputs.refused = undefined
    const reply = await this.lead.taps.tap({ do: 'identify', held, seats })
    this.inputs.refused = refusalIn(reply)
    this.found = []
    return reply.say === 'done'
  }

  find(seat: number): void {
    if (!this.telling?.among.includes(seat) || this.lead.taps.find(order => order.do === 'identify')) return
    this.found = this.found.includes(seat) ? this.found.filter(one => one !== seat) : [...this.found, seat]
    if (this.found.length === this.telling.held.length) void this.identify(this.telling.held, this.found)
  }

  /** Somebody looked at the card that was in doubt: what waited for it is entered now. */
  async show(card: string): Promise<void> {
    const { doubted: seat } = this
    const made = this.inputs.unanswered
    if (seat === undefined || !made) return
    const held = this.doubtedCards.get(card) ?? seat
    if (await this.identify([held], [seat])) await this.inputs.enter(made)
  }

  /** Who holds which card, as far as it is told. */
  get rows(): RoleRow[] {
    return this.face.seats.map(({ seat, name }) => {
      const id = this.untold.has(seat) ? '' : (this.face.holds[seat] ?? '')
      const role = id ? cardName(this.face.table, id) : say('desk-wake-untold')
      return { seat, name, role, icon: cardOf(this.face.table, id)?.icon ?? 'card' }
    })
  }
}
