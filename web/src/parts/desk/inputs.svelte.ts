// What was entered at the desk: at once on the screen, whether the line is there or not, and kept for a page that is loaded
// again. The table has the record; this is for the eyes of the one who leads.

import { read, write } from '../../shell/keep'
import { refusalIn, type Refusal } from '../../table/answering.svelte'
import type { Argument, Table } from '../../table/table.svelte'

export type Input = {
  at: number
  moment: string
  step: string
  seat: number
  act: string
  args: Argument[]
  aims: number[]
}
type Kept = { game: string; inputs: Input[] }

const KEPT = 'citysleeps.desk'
const MOST = 60 // that are worth looking back at

export class Inputs {
  all = $state.raw<Input[]>([])
  refused = $state.raw<Refusal | undefined>()
  /** So many are on their way. */
  sending = $state(0)
  private readonly game: string

  constructor(private readonly table: Table) {
    this.game = `${table.code}/${table.game}`
    const kept = read<Kept | null>(KEPT, null)
    if (kept?.game === this.game) this.all = kept.inputs
  }

  /** What was entered last for a seat in a moment, if anything. */
  of(moment: string, seat: number, act = ''): Input | undefined {
    return this.all.filter(one => one.moment === moment && one.seat === seat && (!act || one.act === act)).slice(-1)[0]
  }

  /** Enter an act of a seat, as its own. It waits for the line if that is gone; what is refused was never entered. */
  async enter(made: Omit<Input, 'at'>): Promise<boolean> {
    const input: Input = { at: Date.now(), ...made }
    this.refused = undefined
    this.keep([...this.all, input].slice(-MOST))
    this.sending += 1
    const reply = await this.table.answer('correct', [made.seat, made.act, ...made.args], true)
    this.sending -= 1
    this.refused = refusalIn(reply) ?? this.refused
    if (reply.say === 'refused') this.keep(this.all.filter(one => one !== input))
    return reply.say === 'done'
  }

  private keep(inputs: Input[]): void {
    this.all = inputs
    write(KEPT, { game: this.game, inputs } satisfies Kept)
  }
}
