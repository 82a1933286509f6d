// The breath of an accusation: for a moment the pockets are shut on every screen, then what came out is shown.

import { untrack } from 'svelte'
import { isBoxOut, isPending, phaseOf, type Table } from './game'

const BREATH = 3500 // ms from the formula to the pockets, at least
const READING = 9000 // ms that what came out is shown

class Breath {
  /** The pockets are kept shut. */
  isDrawn = $state(false)
  /** What came out is shown. */
  isTold = $state(false)
  /** It came of an accusation. */
  isAccusation = $state(true)
  /** What was known before the accusation, until what came out has been shown. */
  before: Table['before'] = null
  private isOpen = false // an accusation is heard, and nothing has come out yet
  private timers: number[] = []

  /** What is told now, and not only caught up with. */
  watch(table: Table): void {
    const { fresh } = table
    untrack(() => {
      const kinds = fresh.map(fact => fact.fact)
      if (kinds.includes('corrected')) this.end()
      else if (kinds.includes('accused')) this.begin(table.before)
      if (isPending(table)) this.isOpen = true
      else if (this.isOpen && kinds.includes('revealed')) this.open()
      else if (!this.isDrawn && isErrorFound(table)) this.open()
    })
  }

  /** Somebody is accused, and nobody sees yet what comes of it. */
  isHeld(table: Table): boolean {
    return this.isDrawn || isPending(table)
  }

  end(): void {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.isDrawn = this.isTold = this.isOpen = false
    this.before = null
  }

  private begin(before: Table['before']): void {
    this.end()
    this.before = before
    this.isDrawn = this.isOpen = true
    this.timers.push(window.setTimeout(() => (this.isDrawn = false), BREATH))
  }

  private open(): void {
    this.isAccusation = this.isOpen
    this.isOpen = false
    this.isTold = true
    this.timers.push(window.setTimeout(() => (this.isTold = false), (this.isDrawn ? BREATH : 0) + READING))
  }
}

/** At a real box somebody has taken against the rules, and nobody was accused (CUBA-1406). */
const isErrorFound = (table: Table): boolean =>
  Boolean(table.view?.assisted) &&
  (isBoxOut(table) || phaseOf(table) === 'investigation') &&
  table.fresh.some(fact => fact.fact === 'eliminated' && fact.cause === 'taking_error')

export const breath = new Breath()
