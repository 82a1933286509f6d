// The preferences of this phone. None depends on a role.

import { read, write } from './keep'

class Prefs {
  tapToLook = $state(read('citysleeps.tapToLook', false))
  dayLayout = $state<'auto' | 'ring' | 'long'>(read('citysleeps.dayLayout', 'auto'))
  nightLayout = $state<'auto' | 'ring' | 'long'>(read('citysleeps.nightLayout', 'auto'))

  /** The books for which this phone has already offered "How to play". */
  learned = $state.raw<string[]>(read('citysleeps.learned', []))

  /** Are this many seats drawn as a long table by day? Then there is no middle, and the head shows the clock. */
  isLong(seats: number): boolean {
    return this.dayLayout === 'long' || (this.dayLayout === 'auto' && seats > 13)
  }

  /** Do not offer it again. */
  learn(book: string): void {
    if (this.learned.includes(book)) return
    this.learned = [...this.learned, book]
    write('citysleeps.learned', this.learned)
  }

  keep(): void {
    write('citysleeps.tapToLook', this.tapToLook)
    write('citysleeps.dayLayout', this.dayLayout)
    write('citysleeps.nightLayout', this.nightLayout)
  }
}

export const prefs = new Prefs()
