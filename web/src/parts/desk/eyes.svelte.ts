// Before the desk turns dark, whoever leads says that all eyes are closed: it may lie where everybody sees it.

import type { Face } from './face'

const NEVER = -1

export class Eyes {
  private night = $state(NEVER) // in which they were closed: a desk that was away may come back in the next one
  private since = $state('') // what was called then

  constructor(private readonly face: Face) {
    const isDark = $derived(this.face.isDark)
    $effect.pre(() => {
      if (!isDark) this.night = NEVER
    })
  }

  /** Night has come, and nobody has said yet that all have closed their eyes. A desk that is opened by night asks too. */
  get mayBeOpen(): boolean {
    return this.face.isDark && this.night !== this.face.night
  }

  /** What came before this call was said while eyes were open. */
  get haveHeard(): boolean {
    return this.night === this.face.night && this.since === this.face.moment
  }

  close(): void {
    this.night = this.face.night
    this.since = this.face.moment
  }
}
