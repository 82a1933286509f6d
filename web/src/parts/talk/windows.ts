// The seats as a sheet or a board shows them: who they are, and who is out.

import type { SeatState } from '../seats/Seat.svelte'
import type { Table } from '../../table/table.svelte'

export const windowsOf = (table: Table): SeatState[] =>
  (table.dealt?.seats ?? table.names.map((_, seat) => seat)).map(seat => {
    const player = table.player(seat)
    return {
      seat,
      name: table.name(seat),
      isMe: seat === table.seat,
      isOut: !table.isLiving(seat),
      isBot: Boolean(player?.bot || player?.stand_in),
    }
  })
