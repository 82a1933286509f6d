// What this phone has tapped at night: kept until the next call, so that every phone comes back alike after a reload.

/** Those chosen, in the order in which they were tapped; none: nobody. */
export type Pick = { seats: number[]; isSealed: boolean }
/** By the night that is chosen for, where one may choose ahead. */
export type Picks = Record<number, Pick>

const KEPT = 'citysleeps.call'

export function keptPicks(call: string): Picks {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as { call?: string; picks?: Picks }
    return kept.call === call ? (kept.picks ?? {}) : {}
  } catch {
    return {}
  }
}

export function keepPicks(call: string, picks: Picks): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ call, picks }))
  } catch {
    // a browser that keeps nothing still plays
  }
}
