// Whoever holds the box and is out of touch: what happens to the box, and when. It says no more than the table's manners and
// the clock that everybody sees.

import { untrack } from 'svelte'
import { isAway } from '../../table/absence'
import { now, secondsLeft } from '../../table/table.svelte'
import { say } from '../../words/words.svelte'
import type { Table } from './game'

const GRACE = 90 // seconds, where the table says nothing else

type Then = { then: 'goes_on' | 'bot' | 'leave' | 'wait'; seconds: number }

/** The sooner of the two: the clock of the box runs out, or the table has waited long enough. */
export function whatNext(absent: string, grace: number, awayFor: number, clock: number | null): Then {
  const patience = Math.max(0, Math.ceil(grace - awayFor))
  if (clock !== null && (absent === 'wait' || clock <= patience)) return { then: 'goes_on', seconds: clock }
  if (absent === 'bot' || absent === 'leave') return { then: absent, seconds: patience }
  return { then: 'wait', seconds: 0 }
}

class Absence {
  private holder = -1
  private since = $state(0) // when it was noticed; 0: the holder is there

  watch(table: Table, holder: number): void {
    const player = table.player(holder)
    const isGone = isAway(player) && !player?.stand_in
    untrack(() => {
      if (!isGone) this.since = 0
      else if (!this.since || holder !== this.holder) this.since = now.ms
      this.holder = holder
    })
  }

  line(table: Table, holder: number): string {
    if (!this.since || holder !== this.holder || holder === table.seat) return ''
    const { absent = 'bot', grace_seconds: grace = GRACE } = table.table?.manners ?? {}
    const next = whatNext(absent ?? 'bot', grace ?? GRACE, (now.ms - this.since) / 1000, secondsLeft(table.clock))
    return say('cuba-away', { ...next, name: table.name(holder) })
  }
}

export const absence = new Absence()
