import { describe, expect, it } from 'vitest'
import type { WireTable } from '../line/wire'
import { movesOf, oldOrder } from './newseats'

const table = (order: number[], seats: number[], drawn = true): WireTable =>
  ({ order, seats, series: { drawn } }) as unknown as WireTable

describe('seats that were drawn anew', () => {
  it('says of everybody from where to where', () => {
    expect(movesOf(table([3, 1, 2], [1, 2, 3]))).toEqual([
      { person: 3, from: 3, to: 1 },
      { person: 1, from: 1, to: 2 },
      { person: 2, from: 2, to: 3 },
    ])
  })

  it('has no old seat for a newcomer', () => {
    expect(movesOf(table([9, 2, 1], [1, 2]))[0]).toEqual({ person: 9, from: 0, to: 1 })
  })

  it('says nothing where nobody moves, or where somebody was only moved by hand', () => {
    expect(movesOf(table([1, 2, 3], [1, 2, 3]))).toEqual([])
    expect(movesOf(table([2, 1], [1, 2], false))).toEqual([])
  })

  it('can be undone: everybody sits as before, newcomers behind them', () => {
    expect(oldOrder(table([9, 3, 1], [1, 2, 3]))).toEqual([1, 3, 9])
  })
})
