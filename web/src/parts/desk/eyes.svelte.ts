// Before the desk turns dark, whoever leads says that all eyes are closed: it may lie where everybody sees it.

import type { Face } from './face'

export class Eyes {
  private areClosed = $state(false)
  private since = $state('') // what was called first

  constructor(private readonly face: Face) {
    const isDark = $derived(this.face.isDark)
    $effect.pre(() => {
      if (!isDark) this.areClosed = false
    })
  }

  /** Night has come, and nobody has said yet that all have closed their eyes. A desk that is opened by night asks too. */
  get mayBeOpen(): boolean {
    return this.face.isDark && !this.areClosed
  }

  /** What came before the first call was said while eyes were open. */
  get haveHeard(): boolean {
    return this.areClosed && this.since === this.face.moment
  }

  close(): void {
    this.areClosed = true
    this.since = this.face.moment
  }
}
