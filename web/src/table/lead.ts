// What the one who set up the table may do where the software is Game Master (1610).

import type { WireAsk } from '../../line/wire'
import type { Table } from './game'

export const mayLead = (table: Table, act: string): WireAsk | undefined => table.you.lead?.find(ask => ask.act === act)
