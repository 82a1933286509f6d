// Answers asks, one at a time. A refusal is kept for the line beside the button.

import type { Reply } from '../line/line'
import type { Refused } from '../line/wire'
import type { Argument, Table } from './table.svelte'

/** Why something is not done: the id of the reason, its sentence, and its clauses, if they are not those of the reason. */
export type Refusal = Pick<Refused, 'reason' | 'text'> & { clauses?: string[] }

export const refusalIn = (reply: Reply): Refusal | undefined => (reply.say === 'refused' ? reply : undefined)

export class Answering {
  refused = $state.raw<Refusal | undefined>()
  private busy = $state(false)

  constructor(private readonly table: () => Table) {}

  /** One whose refusal is forgotten when something else is asked: it was about what was asked then. */
  static ofNow(table: () => Table): Answering {
    const answering = new Answering(table)
    $effect.pre(() => {
      void table().asks
      answering.refused = undefined
    })
    return answering
  }

  /** Can anything be answered now? Not while the connection is lost, the table is paused, or an answer is on its way. */
  get live(): boolean {
    return this.table().there && !this.table().table?.paused && !this.busy
  }

  /** Give an answer. True if it was accepted. */
  async give(act: string, args: Argument[] = [], host = false): Promise<boolean> {
    if (!this.live) return false
    this.busy = true
    this.refused = undefined
    const reply = await this.table().answer(act, args, host)
    this.busy = false
    this.refused = refusalIn(reply)
    return reply.say === 'done'
  }
}
