// Answering what is asked: once, and with the refusal kept for the line beside the button.

import type { Argument, Table } from './table.svelte'

export class Answering {
  refused = $state('')
  private busy = $state(false)

  constructor(private readonly table: () => Table) {}

  /** May anything be answered now? Not while the line is lost, the table paused, or an answer on its way. */
  get live(): boolean {
    return this.table().there && !this.table().table?.paused && !this.busy
  }

  /** Is it done? */
  async give(act: string, args: Argument[] = [], host = false): Promise<boolean> {
    if (!this.live) return false
    this.busy = true
    this.refused = ''
    const reply = await this.table().answer(act, args, host)
    this.busy = false
    if (reply.say === 'refused') this.refused = reply.text
    return reply.say === 'done'
  }
}
