import { describe, expect, it } from 'vitest'
import { rowsOf } from './board'
import type { Claim } from './wire'

const said = (seat: number, kind: string, diamonds = 0, tokens: string[] = []): Claim => ({
  seat,
  kind,
  diamonds,
  tokens,
})
const view = (...claims: Claim[]) => ({ claims, order: [3, 4, 0, 1] })

describe('the board of claims', () => {
  it('has a row for each seat in the order of the box, with what it says and nothing else', () => {
    const rows = rowsOf(view(said(4, 'took', 3), said(3, 'received_diamonds', 12), said(3, 'bagged')))
    expect(rows.map(row => row.seat)).toEqual([3, 4, 0, 1])
    expect(rows[0]).toMatchObject({ received: 12, bagged: [] })
    expect(rows[0]?.took).toBeUndefined()
    expect(rows[1]?.took).toMatchObject({ diamonds: 3, tokens: [] })
  })
})
