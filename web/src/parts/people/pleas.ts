// Who gives a place back to a new phone that asks for it.

import type { Table } from '../../table/table.svelte'

/** Their names; undefined: most of those who play, after a while. In a game a seat without a phone is given back by whoever
 * leads, and between games every seat is given back by whoever made the table. */
export function giversOf({ table, you, phase }: Table): string[] | undefined {
  const people = table?.people ?? []
  const plea = table?.pleas.find(one => one.number === you.plea)
  const isAtDesk = people.some(one => one.id === plea?.person && one.at_desk)
  if (phase === 'game' && !isAtDesk) return undefined
  return people
    .filter(one => (phase === 'game' ? plea?.may?.includes(one.id) : one.creator && one.here))
    .map(one => one.name)
}
