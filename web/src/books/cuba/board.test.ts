import { describe, expect, it } from 'vitest'
import { excessOf, rowsOf, seamsOf } from './board'
import type { Claim } from './wire'

const said = (seat: number, kind: string, diamonds = 0, tokens: string[] = []): Claim => ({
  seat,
  kind,
  diamonds,
  tokens,
})
const view = (...claims: Claim[]) => ({
  claims,
  order: [3, 4, 0, 1],
  godfather: 2,
  mix: { loyal: 1, driver: 1 },
})

describe('the board of claims', () => {
  it('has a row for each seat in the order of the box, with what it says and nothing else', () => {
    const rows = rowsOf(view(said(4, 'took', 3), said(3, 'received_diamonds', 12), said(3, 'bagged')))
    expect(rows.map(row => row.seat)).toEqual([3, 4, 0, 1])
    expect(rows[0]).toMatchObject({ received: 12, bagged: [] })
    expect(rows[0]?.took).toBeUndefined()
    expect(rows[1]?.took).toMatchObject({ diamonds: 3, tokens: [] })
  })

  it('shows a seam where what one passed is not what the next one got', () => {
    expect(seamsOf(view(said(4, 'passed', 7), said(0, 'received_diamonds', 5)))).toEqual([
      { giver: 4, to: 0, about: 'diamonds', passed: 7, received: 5 },
    ])
  })

  it('shows none where they agree, where one has said nothing, or where they do not sit side by side', () => {
    expect(seamsOf(view(said(4, 'passed', 7), said(0, 'received_diamonds', 7)))).toEqual([])
    expect(seamsOf(view(said(4, 'passed', 7)))).toEqual([])
    expect(seamsOf(view(said(3, 'passed', 7), said(0, 'received_diamonds', 5)))).toEqual([])
  })

  it('compares tokens apart from diamonds, and no token with no word about it', () => {
    const passed = said(4, 'passed', 7, ['loyal'])
    expect(seamsOf(view(passed, said(0, 'received_tokens', 0, [])))).toEqual([
      { giver: 4, to: 0, about: 'tokens', passed: ['loyal'], received: [] },
    ])
    expect(seamsOf(view(passed, said(0, 'received_tokens', 0, ['loyal'])))).toEqual([])
  })

  it('holds the last one against what the Godfather says has come back', () => {
    const seams = seamsOf(view(said(1, 'passed', 2, ['driver']), said(2, 'came_back', 1, ['driver'])))
    expect(seams).toEqual([{ giver: 1, to: 2, about: 'diamonds', passed: 2, received: 1 }])
  })

  it('says when more took a token than there were', () => {
    const claims = [said(4, 'took', 0, ['loyal']), said(0, 'took', 0, ['loyal']), said(1, 'took', 0, ['driver'])]
    expect(excessOf(view(...claims))).toEqual([{ token: 'loyal', said: 2, of: 1 }])
    expect(excessOf(view(...claims.slice(1)))).toEqual([])
  })
})
