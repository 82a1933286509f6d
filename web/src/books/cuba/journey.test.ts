import { describe, expect, it } from 'vitest'
import { journeyOf, totalOf } from './journey'
import type { FinalReveal } from './wire'

/** Seat 0 is the Godfather and keeps 2; 1 bags a Driver and takes 4; 2 takes a Loyal; 3 has nothing. */
const REVEAL: FinalReveal = {
  fact: 'final_reveal',
  loot_diamonds: [0, 4, 0, 0],
  loot_tokens: ['', '', 'loyal', ''],
  roles: ['godfather', 'thief', 'loyal', 'street_urchin'],
  saw_diamonds: [-1, 13, 9, 9],
  saw_tokens: ['', 'loyal loyal driver', 'loyal loyal', 'loyal'],
  bag: 'driver',
  removed: 2,
  left_diamonds: 9,
  left_tokens: ['loyal'],
  stolen: -1,
}
const ORDER = [1, 2, 3]

describe('the way of the box', () => {
  it('tells at each seat what came, what was taken and what was gone before', () => {
    const [first, second, third] = journeyOf(REVEAL, ORDER)
    expect(totalOf(REVEAL, ORDER)).toBe(15)
    const count = (pips: string[], kind: string): number => pips.filter(one => one === kind).length
    expect([count(first!.pips, 'went'), count(first!.pips, 'took'), count(first!.pips, 'gone')]).toEqual([9, 4, 2])
    expect([count(second!.pips, 'went'), count(second!.pips, 'took')]).toEqual([9, 0])
    expect(third?.came).toBe(9)
  })

  it('marks the token that was taken, once, and the one in the bag', () => {
    const [first, second] = journeyOf(REVEAL, ORDER)
    expect(first?.coins.filter(coin => coin.isBagged).map(coin => coin.token)).toEqual(['driver'])
    expect(second?.coins.map(coin => coin.isTaken)).toEqual([true, false])
  })

  it('ends where the box has not come, and has nothing to tell of a real one', () => {
    const early = { ...REVEAL, saw_diamonds: [-1, 13, -1, -1] }
    expect(journeyOf(early, ORDER).map(stop => stop.seat)).toEqual([1])
    expect(journeyOf({ ...REVEAL, saw_diamonds: [-1, -1, -1, -1] }, ORDER)).toEqual([])
  })
})
