// What is said aloud now, and what was said before: whoever leads can look back.

import { untrack } from 'svelte'
import type { Eyes } from './eyes.svelte'
import type { Face } from './face'

type Said = { moment: string; step: string; words: string[] }

const KEPT = 30

/** So many characters take the room of the seats on a small screen, and on any phone. */
export const LONG = 140
export const MUCH = 240

export class Spoken {
  private past = $state.raw<Said[]>([])
  private back = $state(0) // so many steps

  constructor(
    private readonly face: Face,
    private readonly eyes: Eyes,
  ) {
    $effect.pre(() => {
      const { moment, title, step, lines } = face
      const now = { moment, step: `${title} · ${step}`, words: [...lines.before, ...lines.now] }
      untrack(() => this.add(now))
    })
  }

  private add(now: Said): void {
    const isSame = this.past[this.past.length - 1]?.moment === now.moment
    this.past = [...(isSame ? this.past.slice(0, -1) : this.past), now].slice(-KEPT)
    if (!isSame) this.back = 0
  }

  /** What is said now. */
  get lines(): Face['lines'] {
    const { before, now } = this.face.lines
    return { before: this.eyes.haveHeard ? [] : before, now }
  }

  /** Its characters. */
  get length(): number {
    const { before, now } = this.lines
    return [...before, ...now].join('').length
  }

  /** What is looked back at, if anything. */
  get earlier(): Said | undefined {
    return this.back ? this.past[this.past.length - 1 - this.back] : undefined
  }

  get hasMore(): boolean {
    return this.past.length - 1 - this.back > 0
  }

  goBack(): void {
    this.back = Math.min(this.past.length - 1, this.back + 1)
  }

  comeBack(): void {
    this.back = 0
  }
}
