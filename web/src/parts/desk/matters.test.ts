// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest'
import { seated } from '../../../tests/seated'
import type { WireCorrection } from '../../line/wire'
import {
  answerOf,
  askedByPhone,
  causesOf,
  deskSeats,
  fixed,
  isByHands,
  isWhole,
  mattersOf,
  onward,
  slotsOf,
  tapped,
  withSeat,
  type Slot,
} from './matters'

const seat = (...seats: number[]): Slot => ({ kind: 'seat', seats })
const ask = (of: number, act: string, slots: Slot[], more: Partial<WireCorrection> = {}): WireCorrection => ({
  seat: of,
  act,
  slots,
  idle: ['pass'],
  asked: true,
  ...more,
})
const people = ['A', 'B', 'C', 'D'].map((name, i) => ({
  id: i + 1,
  name,
  language: 'en',
  at_desk: i < 3,
  here: i === 3,
}))
const tableWith = (...corrections: WireCorrection[]) => seated('book', { corrections, table: { people } }).table

describe('what is open at the desk', () => {
  it('is asked of seats without a phone', () => {
    const table = tableWith(ask(0, 'aim', [seat(1, 2)]), ask(3, 'aim', [seat(1, 2)]))
    expect(deskSeats(table)).toEqual([0, 1, 2])
    expect(mattersOf(table)).toEqual([{ act: 'aim', asks: [ask(0, 'aim', [seat(1, 2)])], open: [0] }])
  })

  it('stays open to another tap for what was entered in the step that goes on', () => {
    const made = ask(0, 'aim', [seat(1, 2)], { asked: false, given: ['aim', 2] })
    const table = tableWith(made, ask(1, 'look', [seat(2)], { asked: false }))
    expect(mattersOf(table)).toEqual([{ act: 'aim', asks: [made], open: [] }])
  })

  it('is not asked at the desk of those who have phones', () => {
    const table = tableWith(
      ask(3, 'aim', [seat(1)]),
      ask(3, 'say', [{ kind: 'text', most: 9 }]),
      ask(0, 'aim', [seat(1)]),
    )
    expect(askedByPhone(table, () => true)).toEqual([3])
    expect(askedByPhone(table, act => act !== 'aim')).toEqual([])
  })

  it('still lists who has answered, while somebody else has not', () => {
    const answered = { asked: false, given: ['aim', 1] }
    const table = tableWith(ask(0, 'aim', [seat(1)], answered), ask(1, 'aim', [seat(1)]))
    const [matter] = mattersOf(table)
    expect(matter?.asks.map(one => one.seat)).toEqual([0, 1])
    expect(matter?.open).toEqual([1])
    expect([0, 1, 2].map(one => answerOf(matter!, one)?.args)).toEqual([[1], undefined, undefined])
    expect(answerOf(matter!, 0)).toEqual({ seat: 0, act: 'aim', args: [1], aims: [1] })
  })

  it('is not what was asked before about somebody else, unless it was entered just now', () => {
    const seats = (given?: (number | string)[]) => {
      const table = tableWith(ask(0, 'aim', [seat(1)], { asked: false, given }), ask(2, 'aim', [seat(3)]))
      return mattersOf(table)[0]?.asks.map(one => one.seat)
    }
    expect(seats()).toEqual([2])
    expect(seats(['aim', 1])).toEqual([0, 2])
    expect(seats(['pass'])).toEqual([0, 2])
  })

  it('is nothing where all have answered, only words are said, or nothing is to be chosen', () => {
    const spoken: Slot = { kind: 'text', most: 9 }
    const table = tableWith(ask(0, 'aim', [seat(1)], { asked: false }), ask(1, 'talk', [spoken]), ask(2, 'ready', []))
    expect(mattersOf(table)).toEqual([])
  })

  it('has last what nobody waits for, so that a tap is an answer to what was asked', () => {
    const made = ask(1, 'aim', [seat(1, 2)], { asked: false, given: ['aim', 2] })
    const acts = (...others: WireCorrection[]): string[] =>
      mattersOf(
        tableWith(ask(1, 'play', [seat(2)], { asked: false }), ...others),
        undefined,
        one => one.act === 'play',
      ).map(one => one.act)
    expect(acts(ask(0, 'aim', [seat(1, 2)]))).toEqual(['aim', 'play'])
    expect(acts(made)).toEqual(['aim', 'play'])
    expect(acts()).toEqual(['play'])
  })

  it('leaves out what nobody at the table may see', () => {
    const table = tableWith(ask(0, 'aim', [seat(1, 2)]), ask(1, 'hide', [seat(1, 2)]))
    expect(mattersOf(table, act => act === 'aim').map(one => one.act)).toEqual(['aim'])
  })
})

describe('filling what is asked', () => {
  it('takes from several what any of them may choose', () => {
    expect(slotsOf([ask(0, 'aim', [seat(2, 1)]), ask(1, 'aim', [seat(0, 2)])])).toEqual([seat(0, 1, 2)])
  })

  it('knows what is not to be chosen', () => {
    expect(fixed(seat(2))).toBe(2)
    expect(fixed({ kind: 'word', words: ['one'] })).toBe('one')
    expect(fixed(seat(1, 2))).toBeUndefined()
    expect(fixed({ kind: 'seat_or', seats: [1], words: ['up'] })).toBeUndefined()
  })

  it('puts taps into one slot after the other, and the last one anew', () => {
    const two = [seat(0, 1), seat(1, 2)]
    expect(withSeat(two, [], 1)).toEqual([1, undefined])
    expect(withSeat(two, [1], 2)).toEqual([1, 2])
    expect(withSeat(two, [1, 2], 1)).toEqual([1, 1])
    expect(withSeat(two, [], 2)).toEqual([]) // nobody may choose that
    expect(tapped([{ kind: 'word', words: ['a', 'b'] }], [])).toBe(-1)
  })

  it('gathers a list, from which a second tap takes out again', () => {
    const pair: Slot = { kind: 'seats', seats: [0, 1, 2], least: 2, most: 2 }
    const one = withSeat([pair], [], 2)
    expect(isWhole([pair], one)).toBe(false)
    expect(isWhole([pair], withSeat([pair], one, 0))).toBe(true)
    expect(withSeat([pair], one, 2)).toEqual([[]])
  })
})

describe('hands', () => {
  const vote = (of: number, ...seats: number[]) => ask(of, 'vote', [seat(...seats)])
  const matter = (...asks: WireCorrection[]) => ({ act: 'vote', asks, open: [] })

  it('are raised where there is one thing to raise them for, or many are asked together', () => {
    expect(isByHands(matter(vote(0, 2)), false)).toBe(true)
    expect(isByHands(matter(vote(0, 1, 2), vote(1, 1, 2)), false)).toBe(true)
    expect(causesOf(matter(vote(0, 1, 2), vote(1, 2)))).toEqual([1, 2])
  })

  it('are not raised where one alone chooses, nor while eyes are closed', () => {
    expect(isByHands(matter(vote(0, 1, 2)), false)).toBe(false)
    expect(isByHands({ act: 'nominate', asks: [ask(0, 'nominate', [seat(2)])], open: [0] }, false)).toBe(false)
    expect(isByHands(matter(vote(0, 2), vote(1, 2)), true)).toBe(false)
  })
})

it('goes on to the next number after one was entered, and stays at the last', () => {
  const nights: Slot = { kind: 'number', least: 2, most: 4 }
  expect([2, 3, 4].map(night => onward(nights, night))).toEqual([3, 4, 4])
  expect(onward({ kind: 'word', words: ['left', 'right'] }, 'left')).toBe('left')
})
