import { secondsLeft } from '../../src/table/table.svelte'
import type { Look } from '../../src/books/face'
import { isHiding, type Table } from './game'

export const look = (table: Table): Look => ({
  icon: 'coin',
  title: `Round ${table.view?.round}`,
  theme: isHiding(table) ? 'hush' : 'day',
  seats: table.told.map((name, seat) => ({ seat, name, isMe: seat === table.seat, isOut: !table.isLiving(seat) })),
  seconds: secondsLeft(table.clock),
})
