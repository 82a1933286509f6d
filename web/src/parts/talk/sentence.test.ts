import { describe, expect, it } from 'vitest'
import {
  EMPTY,
  kindsOf,
  numbersAt,
  openIn,
  partsOf,
  put,
  seatsAt,
  seatsIn,
  sentenceOf,
  tapped,
  wholeOf,
  wordsAt,
  type Form,
} from './sentence'

const word = (...words: string[]): Form[number] => ({ kind: 'word', words })
const seat = (...seats: number[]): Form[number] => ({ kind: 'seat', seats })
const seats = (least: number, most: number): Form[number] => ({ kind: 'seats', seats: [1, 2, 3], least, most })
const nights = (most: number): Form[number] => ({ kind: 'number', least: 1, most })

const AM: Form = [word('am'), word('hare', 'owl')]
const THINK: Form = [word('think'), seat(1, 2), word('this', 'that')]
const ONE: Form = [word('checked'), seats(1, 1), word('nod', 'no_nod'), nights(2)]
const TWO: Form = [word('checked'), seats(2, 2), word('same', 'different'), nights(2)]
const BACK: Form = [word('take_back')]
const VOTED: Form = [word('because_voted'), seat(1, 2), seat(2, 3)]
const ALL = [AM, THINK, ONE, TWO, BACK, VOTED]

const begun = (kind: string) => ({ kind, given: [] })

describe('what may be said', () => {
  it('has each kind once, in the order of the offers', () => {
    expect(kindsOf(ALL)).toEqual(['am', 'think', 'checked', 'take_back', 'because_voted'])
    expect(kindsOf([])).toEqual([])
  })

  it('is nothing without a kind', () => {
    expect(wholeOf(ALL, EMPTY)).toBeUndefined()
    expect(partsOf(ALL, EMPTY)).toEqual([])
  })
})

describe('a sentence', () => {
  it('of a word alone is whole when the word stands', () => {
    expect(openIn(ALL, begun('am'))).toBe(0)
    expect(wordsAt(ALL, begun('am'), 0)).toEqual(['hare', 'owl'])
    const whole = put(ALL, begun('am'), 0, 'owl')
    expect(wholeOf(ALL, whole)).toEqual(['am', 'owl'])
    expect(openIn(ALL, whole)).toBe(-1)
  })

  it('without slots is whole at once', () => {
    expect(wholeOf(ALL, begun('take_back'))).toEqual(['take_back'])
  })

  it('takes the seat that is tapped, and asks for the next word', () => {
    const now = tapped(ALL, begun('think'), 2)!
    expect(now.given).toEqual([2])
    expect(openIn(ALL, now)).toBe(1)
    expect(wholeOf(ALL, put(ALL, now, 1, 'that'))).toEqual(['think', 2, 'that'])
  })

  it('keeps its word when another seat is tapped', () => {
    const whole = put(ALL, tapped(ALL, begun('think'), 2)!, 1, 'that')
    expect(wholeOf(ALL, tapped(ALL, whole, 1)!)).toEqual(['think', 1, 'that'])
  })

  it('does not take a seat that is not offered', () => {
    expect(tapped(ALL, begun('think'), 3)).toBeUndefined()
    expect(tapped(ALL, begun('am'), 1)).toBeUndefined()
  })

  it('names the latest night unless another is chosen', () => {
    const now = put(ALL, tapped(ALL, begun('checked'), 1)!, 1, 'no_nod')
    expect(wholeOf(ALL, now)).toEqual(['checked', [1], 'no_nod', 2])
    expect(numbersAt(ALL, now, 2)).toEqual([1, 2])
    expect(wholeOf(ALL, put(ALL, now, 2, 1))).toEqual(['checked', [1], 'no_nod', 1])
  })

  it('takes one seat or two where the book has both, and drops the answer that does not fit', () => {
    const one = put(ALL, tapped(ALL, begun('checked'), 1)!, 1, 'nod')
    const two = tapped(ALL, one, 3)!
    expect(two.given[0]).toEqual([1, 3])
    expect(openIn(ALL, two)).toBe(1)
    expect(wordsAt(ALL, two, 1)).toEqual(['same', 'different'])
    expect(wholeOf(ALL, put(ALL, two, 1, 'same'))).toEqual(['checked', [1, 3], 'same', 2])
    expect(seatsIn(ALL, two)).toEqual([1, 3])
  })

  it('lets a seat go that is tapped again', () => {
    expect(tapped(ALL, tapped(ALL, begun('checked'), 1)!, 1)!.given[0]).toBeUndefined()
  })

  it('fills two slots of one seat each one after the other', () => {
    const first = tapped(ALL, begun('because_voted'), 1)!
    expect(openIn(ALL, first)).toBe(1)
    expect(seatsAt(ALL, first, 1)).toEqual([2, 3])
    expect(wholeOf(ALL, tapped(ALL, first, 3)!)).toEqual(['because_voted', 1, 3])
  })

  it('that was kept may be said as long as it is offered', () => {
    expect(sentenceOf(ALL, ['think', 2, 'that'])).toEqual({ kind: 'think', given: [2, 'that'] })
    expect(sentenceOf(ALL, ['think', 3, 'that'])).toBeUndefined()
    expect(sentenceOf([], ['am', 'owl'])).toBeUndefined()
  })
})
