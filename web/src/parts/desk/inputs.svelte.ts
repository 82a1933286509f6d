// What was entered at the desk: at once on the screen, whether the line is there or not, and kept for a page that is loaded
// again. The table has the record; this is for the eyes of the one who leads.

import { read, write } from '../../shell/keep'
import { refusalIn, type Refusal } from '../../table/answering.svelte'
import type { Reply } from '../../line/line'
import type { Argument, Table } from '../../table/table.svelte'
import { newId, tapsOf, type Taps } from '../host/taps.svelte'

export type Input = {
  at: number
  moment: string
  step: string
  seat: number
  act: string
  args: Argument[]
  aims: number[]
  isSecret?: boolean // it was entered while eyes were closed
  waits?: string // the id of the tap, until the table has answered
}
type Kept = { game: string; inputs: Input[] }

const KEPT = 'citysleeps.desk'
const CARD_NEEDED = 'card_needed'
const MOST = 60 // that are worth looking back at

/** Was it entered for the same player in the same call? */
export const isSameCall = (one: Input, other: Input): boolean => one.moment === other.moment && one.seat === other.seat

/** Is it another answer to the same question? What was never sent need not be. */
export const isSame = (one: Input, other: Input): boolean =>
  isSameCall(one, other) && one.act === other.act && String(one.args.slice(1)) === String(other.args.slice(1))

export class Inputs {
  all = $state.raw<Input[]>([])
  refused = $state.raw<Refusal | undefined>()
  /** What was entered last, if it depends on a card that nobody has told yet. */
  unanswered = $state.raw<Omit<Input, 'at'> | undefined>()
  /** What the desk is at: whatever is entered beside it was entered then. */
  now: Pick<Input, 'moment' | 'step' | 'isSecret'> = { moment: '', step: '' }
  readonly taps: Taps

  constructor(table: Table) {
    this.taps = tapsOf(table)
    const kept = read<Kept | null>(KEPT, null)
    if (kept?.game !== this.taps.game) return
    this.all = kept.inputs.map(input => {
      const { waits = '', ...made } = input
      return this.taps.replyTo(waits) ? input : made
    })
    for (const input of this.all) void this.taps.replyTo(input.waits ?? '')?.then(came => this.hear(input, came))
  }

  /** So many are on their way. */
  get sending(): number {
    return this.all.filter(one => one.waits).length
  }

  /** What was entered last for a seat in a moment, if anything. */
  of(moment: string, seat: number, act = ''): Input | undefined {
    return this.all.filter(one => one.moment === moment && one.seat === seat && (!act || one.act === act)).slice(-1)[0]
  }

  /** Enter an act of a seat, as its own. It waits for the line if that is gone; what is refused was never entered. */
  async enter(made: Omit<Input, 'at'>): Promise<boolean> {
    const input: Input = { at: Date.now(), ...made, waits: newId() }
    this.refused = undefined
    this.unanswered = undefined
    const instead = this.all.filter(one => !isSame(one, input) || !one.waits || !this.taps.takeBack(one.waits))
    this.keep([...instead, input].slice(-MOST))
    const reply = await this.taps.enter(input.seat, input.act, input.args, input.waits!)
    if (refusalIn(reply)?.reason === CARD_NEEDED) this.unanswered = made
    return this.hear(input, reply)
  }

  private hear(input: Input, reply: Reply): boolean {
    this.refused = refusalIn(reply) ?? this.refused
    const { waits: _, ...made } = input
    this.keep(
      this.all.flatMap(one =>
        one !== input ? [one]
        : reply.say === 'refused' ? []
        : [made],
      ),
    )
    return reply.say === 'done'
  }

  private keep(inputs: Input[]): void {
    this.all = inputs
    write(KEPT, { game: this.taps.game, inputs } satisfies Kept)
  }
}

const known = new WeakMap<Taps, Inputs>()

/** Those of this table and game: one list for all that stands on the screen. */
export function inputsOf(table: Table): Inputs {
  const taps = tapsOf(table)
  const found = known.get(taps) ?? new Inputs(table)
  known.set(taps, found)
  return found
}
