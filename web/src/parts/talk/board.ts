// The board: each seat with what it says, and where it says so what others contradict. Pure functions.

import type { SeatState } from '../seats/Seat.svelte'
import type { Claim } from './claims'

/** Claims that cannot all be true, as the server finds them. */
export type Seam = { kind: string; seats: number[]; claims: number[]; words: string[] }
/** What a seat says: of itself, of what it did, of others; and the seams below it. */
export type Row = { seat: number; parts: { is: Claim[]; did: Claim[]; others: Claim[] }; seams: Seam[] }

const IS = ['am', 'am_not']
const DID = ['checked', 'did', 'hold']

/** Is it about this seat? */
export const isAbout = (claim: Claim, seat: number): boolean => claim.seats.includes(seat) && claim.seat !== seat

/** A row for each seat that has said something or still plays: in seat order, but one that others contradict stands next to
    them, and who is out comes last. */
export function rowsOf(claims: Claim[], seams: Seam[], seats: SeatState[]): Row[] {
  const said = new Set(claims.map(({ seat }) => seat))
  const shown = seats.filter(({ seat, isOut }) => said.has(seat) || !isOut)
  const order = [...shown.filter(({ isOut }) => !isOut), ...shown.filter(({ isOut }) => isOut)].map(({ seat }) => seat)
  const between = (seam: Seam): number[] => claims.filter(one => seam.claims.includes(one.number)).map(one => one.seat)
  const found: number[] = []
  const add = (seat: number): void => {
    if (found.includes(seat) || !order.includes(seat)) return
    found.push(seat)
    for (const who of seams.map(between)) if (who.includes(seat)) who.forEach(add)
  }
  order.forEach(add)
  const last = (seam: Seam): number => [...found].reverse().find(seat => between(seam).includes(seat)) ?? -1
  return found.map(seat => {
    const own = claims.filter(claim => claim.seat === seat)
    return {
      seat,
      parts: {
        is: latest(own.filter(({ kind }) => IS.includes(kind))),
        did: own.filter(({ kind }) => DID.includes(kind)),
        others: latest(own.filter(({ kind }) => !IS.includes(kind) && !DID.includes(kind))),
      },
      seams: seams.filter(seam => last(seam) === seat),
    }
  })
}

/** The same said twice stands once, where it was said last. */
function latest(claims: Claim[]): Claim[] {
  const key = ({ kind, seats, words }: Claim): string => [kind, seats, words].join()
  const found = new Map<string, Claim>()
  for (const claim of claims) {
    found.delete(key(claim))
    found.set(key(claim), claim)
  }
  return [...found.values()]
}
