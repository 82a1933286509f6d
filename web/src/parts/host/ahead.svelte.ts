// What a correction or an undo would change, as whoever leads would be told: asked of the table before it is made.

import { refusalIn, type Refusal } from '../../table/answering.svelte'
import type { Argument, Table } from '../../table/table.svelte'
import { tell } from '../../words/tell'

const NOT_TOLD = 'not_host' // a host who holds a card would learn too much
const CARD_NEEDED = 'card_needed' // the desk asks for that card next

export class Ahead {
  told = $state.raw<string[]>([])
  unsaid = $state.raw<string[]>([])
  refused = $state.raw<Refusal | undefined>()
  /** It can be done now: it is known what comes of it, or that nobody can tell this host before. */
  isKnown = $state(false)
  isTold = $state(false)
  private asked = 0

  constructor(private readonly table: Table) {}

  forget(): void {
    this.asked += 1
    this.told = this.unsaid = []
    this.refused = undefined
    this.isKnown = this.isTold = false
  }

  async look(args: Argument[], act = 'correct'): Promise<void> {
    this.forget()
    const asked = this.asked
    const reply = await this.table.do({ do: 'foresee', act, args })
    if (asked !== this.asked) return // something else is chosen by now
    const refused = refusalIn(reply)
    this.isKnown = !refused || [NOT_TOLD, CARD_NEEDED].includes(refused.reason)
    this.isTold = !refused
    this.refused = refused?.reason === NOT_TOLD ? undefined : refused
    const ahead = this.table.foreseen
    if (refused || !ahead) return
    const lines = (facts: typeof ahead.told): string[] => facts.map(fact => tell(this.table, fact, -1)).filter(Boolean)
    this.told = lines(ahead.told)
    this.unsaid = lines(ahead.unsaid)
  }
}
