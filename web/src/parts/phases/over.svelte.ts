// What lies over the table on a phone by day: the talk, who said what, a sheet, and the sheet of a seat.

import { confirming } from '../controls/confirming.svelte'

export const NO_SEAT = -1

export class Over {
  talks = $state<boolean | 'writes'>(false)
  board = $state(false)
  sheet = $state('')
  seat = $state(NO_SEAT)

  /** Back to the table; a seat's sheet stays while its player answers yes or no. */
  close(): void {
    this.talks = this.board = false
    this.sheet = ''
    if (!confirming.open) this.seat = NO_SEAT
  }
}
