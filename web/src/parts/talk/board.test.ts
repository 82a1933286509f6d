import { describe, expect, it } from 'vitest'
import { isAbout, rowsOf, type Seam } from './board'
import { latestIn, standingIn, withReason, type Claim } from './claims'

const SEATS = [0, 1, 2, 3].map(seat => ({ seat, name: 'ABCD'[seat]! }))
const claim = (number: number, seat: number, kind: string, more: Partial<Claim> = {}): Claim => ({
  fact: 'claimed',
  number,
  seat,
  kind,
  seats: [],
  words: [],
  count: 0,
  ...more,
})
const AM = claim(1, 0, 'am', { words: ['owl'] })
const TOO = claim(2, 2, 'am', { words: ['owl'] })
const CHECKED = claim(3, 2, 'checked', { seats: [1], words: ['nod'], count: 1 })
const BACK = claim(4, 0, 'take_back', { count: 1 })
const SEAM: Seam = { kind: 'cards', seats: [0, 2], claims: [1, 2], words: ['owl'] }

describe('a reason', () => {
  const think = claim(5, 2, 'think', { seats: [1], words: ['this'] })
  const reason = claim(7, 2, 'because_said', { seats: [3] })

  it('is read with what it is a reason for, whoever has spoken between', () => {
    expect(withReason([AM, think, claim(6, 0, 'am'), reason], reason)).toEqual([think, reason])
    expect(withReason([think, reason], think)).toEqual([think])
  })

  it('is read alone after nothing, or after what was taken back', () => {
    expect(withReason([AM, reason], reason)).toEqual([reason])
    expect(withReason([think, claim(6, 2, 'take_back', { count: 5 }), reason], reason)).toEqual([reason])
  })
})

describe('what stands', () => {
  it('is what was not taken back', () => {
    expect(standingIn([AM, TOO, BACK])).toEqual([TOO])
  })

  it('is the latest word of each seat', () => {
    const again = claim(5, 2, 'will', { seats: [1] })
    expect([...latestIn([AM, TOO, CHECKED, again])]).toEqual([
      [0, AM],
      [2, again],
    ])
  })

  it('is what a seat said, not its reason, if there is both', () => {
    const reason = claim(5, 2, 'because_voted', { seats: [1, 0] })
    expect(latestIn([TOO, reason]).get(2)).toEqual(TOO)
    expect(latestIn([reason]).get(2)).toEqual(reason)
    const later = claim(6, 2, 'think', { seats: [1], words: ['this'] })
    expect(latestIn([TOO, reason, later]).get(2)).toEqual(later)
  })

  it('is nothing where facts of the same name are something else', () => {
    expect(standingIn([{ fact: 'claimed', seat: 1, kind: 'took' } as never])).toEqual([])
  })
})

describe('the board', () => {
  it('has a row for each seat, in seat order, with what it says in its column', () => {
    const rows = rowsOf([AM, CHECKED], [], SEATS)
    expect(rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(rows[0]?.parts.is).toEqual([AM])
    expect(rows[2]?.parts).toEqual({ is: [], did: [CHECKED], others: [] })
  })

  it('moves a row next to the one it contradicts, and puts the seam below both', () => {
    const rows = rowsOf([AM, TOO], [SEAM], SEATS)
    expect(rows.map(({ seat }) => seat)).toEqual([0, 2, 1, 3])
    expect(rows.map(({ seams }) => seams)).toEqual([[], [SEAM], [], []])
  })

  it('leaves the seats in their places that a seam is only about', () => {
    const promise = claim(6, 0, 'will', { seats: [2] })
    const vote = { kind: 'vote', seats: [0, 2, 3], claims: [6], words: [] }
    const rows = rowsOf([promise], [vote], SEATS)
    expect(rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(rows[0]?.seams).toEqual([vote])
  })

  it('puts who is out last, and leaves out who is out and never spoke', () => {
    const seats = SEATS.map(state => ({ ...state, isOut: state.seat < 2 }))
    expect(rowsOf([AM], [], seats).map(({ seat }) => seat)).toEqual([2, 3, 0])
  })

  it('says once what was said twice', () => {
    const first = claim(1, 0, 'think', { seats: [1], words: ['this'] })
    const second = { ...first, number: 5 }
    expect(rowsOf([first, second], [], SEATS)[0]?.parts.others).toEqual([second])
  })

  it('knows what is about me', () => {
    expect(isAbout(CHECKED, 1)).toBe(true)
    expect(isAbout(CHECKED, 2)).toBe(false)
    expect(isAbout(claim(7, 1, 'did', { seats: [1] }), 1)).toBe(false)
  })
})
