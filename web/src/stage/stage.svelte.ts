// The queue of scenes: one at a time, each stands its time, or less where others wait, and shows the state of its own
// moment.

import { untrack } from 'svelte'
import type { Table } from '../table/table.svelte'
import type { Play, Scene } from './play'
import { asOf, type Then } from './then'

const MOMENT = 6000 // ms that the table gives a great moment; where it gives less, it plays quickly, and so do we
const MOST = 6 // scenes that wait: whoever watches a game that hurries sees its latest
const LONGEST = 16_000 // ms of scenes in the queue: where there is more, each stands for less
const TO_THE_END = 8000 // ms from the end of the game until it stands there: the last scenes are short

type Waiting = { scene: Scene; then: Then; ms: number; least: number; short: number }

export class Stage {
  /** The current scene and the state it shows. Nothing: the screen shows the table as it is. */
  private now = $state.raw<Waiting | null>(null)
  private stands = $state(0) // ms of the current scene
  private waiting: Waiting[] = []
  private known: { facts: number; view: Then['view']; table: Then['table']; game: number } | null = null
  private timer = 0
  private began = 0 // ms
  private ends = 0 // ms; while it is paused: so many are left
  private endsBy = Infinity // ms
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

  /** How many ms the current scene stands. */
  get ms(): number {
    return this.now ? this.stands : 0
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
        const isOver = table?.phase === 'over'
        if (isOver && this.endsBy === Infinity) this.endsBy = performance.now() + TO_THE_END
        for (const scene of play.scenes(facts, known.facts))
          this.waiting.push({
            scene,
            then: { facts: facts.slice(0, scene.at), view: known.view, table: known.table, clock },
            ms: scene.ms * pace,
            least: (scene.least ?? scene.ms / 2) * pace,
            short: (scene.least ?? scene.ms / 4) * pace,
          })
        this.waiting = this.waiting.filter(one => !isOver || !one.scene.isInEnd).slice(-MOST)
        if (this.now) this.hasten()
        else this.next()
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
    this.endsBy = Infinity
    this.waiting = []
    this.now = null
  }

  private next(): void {
    this.now = this.waiting.shift() ?? null
    if (!this.now) return
    this.began = performance.now()
    this.stands = this.long(this.now)
    if (this.isPaused) this.ends = this.stands
    else this.wait(this.stands)
  }

  /** Others wait now: what stands ends sooner. */
  private hasten(): void {
    const ms = this.long(this.now!)
    if (this.isPaused || ms >= this.stands) return
    clearTimeout(this.timer)
    this.stands = ms
    this.wait(Math.max(0, this.began + ms - performance.now()))
  }

  /** How long a scene stands, with those that wait behind it. */
  private long({ ms, least, short }: Waiting): number {
    const all = this.waiting.reduce((sum, one) => sum + one.ms, ms)
    const longest = Math.min(LONGEST, this.endsBy - this.began)
    return Math.min(ms, Math.max(longest < LONGEST ? short : least, (ms * longest) / all))
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
