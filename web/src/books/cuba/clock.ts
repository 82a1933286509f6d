// What of the time is shown in the investigation.

import { secondsLeft } from '../../table/table.svelte'
import type { Table } from './game'

const MINUTE = 60

/** The limit of the investigation, where it is the clock that runs. That nobody speaks is no clock to watch. */
export const limit = (table: Table): number | null =>
  (
    (table.clock?.of ?? 0) >= Number(table.settings.investigation_minutes) * MINUTE &&
    Number(table.settings.investigation_minutes) > 0
  ) ?
    secondsLeft(table.clock)
  : null
