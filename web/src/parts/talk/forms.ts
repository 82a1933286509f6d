// What I may say by taps now.

import type { Table } from '../../table/table.svelte'
import type { Form } from './sentence'

export const offeredTo = (table: Table): Form[] =>
  table.asks.filter(ask => ask.act === 'claim' && !ask.host).map(ask => ask.slots)
