// How this phone likes to be used; nothing of it depends on a role.

import { read, write } from './keep'

class Prefs {
  tapToLook = $state(read('citysleeps.tapToLook', false))
  dayLayout = $state<'auto' | 'ring' | 'long'>(read('citysleeps.dayLayout', 'auto'))
  nightLayout = $state<'auto' | 'ring' | 'long'>(read('citysleeps.nightLayout', 'auto'))

  /** The books that this phone was offered to learn. */
  learned = $state.raw<string[]>(read('citysleeps.learned', []))

  /** Do so many seats stand as at a long table by day? Then there is no middle, and the head has the clock. */
  isLong(seats: number): boolean {
    return this.dayLayout === 'long' || (this.dayLayout === 'auto' && seats > 13)
  }

  /** Not to be offered again. */
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
