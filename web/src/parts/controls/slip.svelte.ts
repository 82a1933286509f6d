// A tap that comes too soon: right after a change it was meant for what stood there before.

const SLIP = 600 // ms

export class Slip {
  /** Would a tap now be one? */
  isOne = $state(true)

  constructor(what: () => unknown) {
    const now = $derived(what())
    $effect.pre(() => {
      void now
      this.isOne = true
      const timer = setTimeout(() => (this.isOne = false), SLIP)
      return () => clearTimeout(timer)
    })
  }
}
