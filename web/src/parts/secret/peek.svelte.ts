// What is mine alone is shown while a pad is held, or heard once by whoever does not see.

import { Hearing } from './hearing.svelte'

export class Peek {
  held = $state(false)
  readonly hearing = new Hearing()

  /** Another key hides it at once. */
  constructor(key: () => string) {
    $effect.pre(() => {
      void key()
      this.hide()
    })
  }

  get shown(): boolean {
    return this.held || this.hearing.on
  }

  hide(): void {
    this.held = false
    this.hearing.end()
  }
}
