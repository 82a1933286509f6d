// The queue of scenes: one at a time, each stands at least its time and shows the state of its own moment.

import { untrack } from 'svelte'
import type { Table } from '../table/table.svelte'
import type { Play, Scene } from './play'
import { asOf, type Then } from './then'

const MOMENT = 6000 // ms that the table gives a great moment; where it gives less, it plays quickly, and so do we
const MOST = 6 // scenes that wait: whoever watches a game that hurries sees its latest

type Waiting = { scene: Scene; then: Then; ms: number }

export class Stage {
  /** The current scene and the state it shows. Nothing: the screen shows the table as it is. */
  private now = $state.raw<Waiting | null>(null)
  private waiting: Waiting[] = []
  private known: { facts: number; view: Then['view']; table: Then['table']; game: number } | null = null
  private timer = 0
  private ends = 0 // ms; while it is paused: so many are left
  private isPaused = false

  constructor(
    private readonly of: () => Table,
    private readonly play: () => Play | undefined,
  ) {}

  private get table(): Table {
    return this.of()
  }

  /** The current scene. */
  get scene(): Scene | null {
    return this.now?.scene ?? null
  }

  /** A key: each new scene is drawn from scratch, but one that continues in the next is not. */
  get key(): string {
    return this.now ? `${this.now.scene.kind} ${this.now.scene.at}` : ''
  }

  /** How many facts may be heard. Later ones are not shown yet. */
  get told(): number {
    return this.now ? (this.now.scene.said ?? this.now.scene.at) : Infinity
  }

  /** The table as this screen may show it. */
  get shown(): Table {
    return this.now ? asOf(this.table, this.now.then) : this.table
  }

  /** Take in the new facts. A screen that has just connected begins with the current state. */
  watch(): void {
    const { facts, fresh, view, game, clock, table } = this.table
    const play = this.play()
    untrack(() => {
      const { known } = this
      const isNews = known && play && known.game === game && fresh.length && facts.length >= known.facts
      const isAnew = isNews && facts.slice(known.facts).some(fact => play.tellsAnew?.(fact))
      if (!isNews || isAnew) this.clear()
      else if (facts.length > known.facts) {
        const pace = this.pace()
        for (const scene of play.scenes(facts, known.facts))
          this.waiting.push({
            scene,
            then: { facts: facts.slice(0, scene.at), view: known.view, table: known.table, clock },
            ms: scene.ms * pace,
          })
        this.waiting = this.waiting.slice(-MOST)
        if (!this.now) this.next()
      }
      this.known = view && play ? { facts: facts.length, view, table, game } : null
    })
  }

  /** A paused table stays with its scene. */
  pause(isPaused: boolean): void {
    untrack(() => {
      if (isPaused === this.isPaused) return
      this.isPaused = isPaused
      if (!this.now) return
      const left = isPaused ? this.ends - performance.now() : this.ends
      clearTimeout(this.timer)
      if (isPaused) this.ends = left
      else this.wait(left)
    })
  }

  clear(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.now = null
  }

  private next(): void {
    this.now = this.waiting.shift() ?? null
    if (!this.now) return
    if (this.isPaused) this.ends = this.now.ms
    else this.wait(this.now.ms)
  }

  private wait(ms: number): void {
    this.ends = performance.now() + ms
    this.timer = window.setTimeout(() => this.next(), ms)
  }

  private pace(): number {
    const left = (this.table.moment?.until ?? 0) - performance.now()
    return left > 0 ? Math.min(1, left / MOMENT) : 1
  }
}
