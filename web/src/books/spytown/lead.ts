// What the one who set up the table may do where the software is Game Master (1610).

import { innerOf, phaseOf, stepOf, type Table } from './game'

const MAY_GO_ON = ['deal', 'role_swap', 'discussion', 'preliminary_vote', 'defence', 'final_vote', 'tie_discussion']

export const leads = (table: Table): boolean =>
  table.phase === 'game' && table.you.creator && table.settings.gm_mode === 'software'

/** Where no clock goes on. */
export const mayGoOn = (table: Table): boolean =>
  leads(table) && !table.clock?.of && !innerOf(table) && MAY_GO_ON.includes(stepOf(table) || phaseOf(table))
