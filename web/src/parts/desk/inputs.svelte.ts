// What was entered at the desk: at once on the screen, whether the line is there or not, and kept for a page that is loaded
// again. What had no answer by then is sent once more. The table has the record; this is for the eyes of the one who leads.

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
  isSecret?: boolean // it was entered while eyes were closed
  waits?: Sent // until the table has answered
}
/** The id of the command, and the key of what the host was asked when it was tapped: without it, what comes late could be
 * taken for an answer to what is open by then. */
type Sent = { id: string; key: string }
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
    if (kept?.game !== this.game) return
    this.all = kept.inputs
    for (const input of this.all) if (input.waits) void this.send(input, input.waits)
  }

  /** What was entered last for a seat in a moment, if anything. */
  of(moment: string, seat: number, act = ''): Input | undefined {
    return this.all.filter(one => one.moment === moment && one.seat === seat && (!act || one.act === act)).slice(-1)[0]
  }

  /** Enter an act of a seat, as its own. It waits for the line if that is gone; what is refused was never entered. */
  async enter(made: Omit<Input, 'at'>): Promise<boolean> {
    const waits = {
      id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
      key: this.table.asks.find(ask => ask.host)?.key ?? '',
    }
    const input: Input = { at: Date.now(), ...made, waits }
    this.refused = undefined
    this.keep([...this.all, input].slice(-MOST))
    return this.send(input, { id: waits.id, key: '' })
  }

  private async send(input: Input, { id, key }: Sent): Promise<boolean> {
    this.sending += 1
    const args = [input.seat, input.act, ...input.args]
    const reply = await this.table.do({ do: 'answer', act: 'correct', args, host: true, key }, id)
    this.sending -= 1
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
    write(KEPT, { game: this.game, inputs } satisfies Kept)
  }
}
