// How the bots of a table play, and whether they talk.
import type { Table } from '../../table/table.svelte'

export const mannersOfBots = (table: Table): { bots: 'gentle' | 'sharp'; talk: 'quiet' | 'talkative' } => ({
  bots: table.table?.manners.bots ?? 'gentle',
  talk: table.table?.manners.talk ?? 'talkative',
})
