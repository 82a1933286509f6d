// What the one who set up the table may do where the software hosts.

import type { WireAsk } from '../line/wire'
import type { Table } from './table.svelte'

export const mayLead = (table: Table, act: string): WireAsk | undefined => table.you.lead?.find(ask => ask.act === act)
