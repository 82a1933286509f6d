// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { seated } from '../../../tests/seated'
import type { WireMend } from '../../line/wire'
import { aimsOf, argsOf, mendsOf, type Mend, type Naming } from './mends'

const seats = [0, 1, 2]
const found = (mends: WireMend[], naming?: Naming): Mend[] => mendsOf(seated('book', { mends }).table, naming)
const first = (slot: WireMend['slots'][number], naming?: Naming): Mend =>
  found([{ act: 'act', slots: [slot] }], naming)[0]!
const words = ({ needs }: Mend): string[] => needs[0]!.options.map(({ words }) => words)

describe('what may be put right', () => {
  it('is each act once, with all that it takes', () => {
    const mends = found([
      { act: 'check', slots: [{ kind: 'seat', seats }] },
      { act: 'pass', slots: [] },
    ])
    expect(mends.map(({ act, needs }) => [act, needs.length])).toEqual([
      ['check', 1],
      ['pass', 0],
    ])
  })

  it('may leave out what only one of two forms takes', () => {
    const card = { kind: 'word' as const, words: ['choose'] }
    const forms: WireMend[] = [
      { act: 'play', slots: [card] },
      { act: 'play', slots: [card, { kind: 'seat', seats }] },
    ]
    for (const mends of [found(forms), found([...forms].reverse())])
      expect(mends.map(({ needs }) => needs.map(one => one.isOptional))).toEqual([[false, true]])
  })

  it('names seats by their numbers, and all else as the book does', () => {
    expect(words(first({ kind: 'seat_or', seats: [1], words: ['up'] }))).toEqual(['2 B', '{choice-up}'])
    const naming = { number: { label: 'When?', of: (night: number) => `night ${night}` } }
    const when = first({ kind: 'number', least: 2, most: 3 }, naming)
    expect([when.needs[0]!.label, ...words(when)]).toEqual(['When?', 'night 2', 'night 3'])
  })
})

describe('what is chosen', () => {
  it('is sent in the order of the act, without what was left out', () => {
    const [play] = found([
      {
        act: 'play',
        slots: [
          { kind: 'word', words: ['choose'] },
          { kind: 'seat', seats },
        ],
      },
    ])
    expect(argsOf(play!, ['choose', 2])).toEqual(['choose', 2])
    expect(argsOf(play!, ['choose', undefined])).toEqual(['choose'])
    expect(aimsOf(play!, ['choose', 2])).toEqual([2])
  })

  it('is one list where the act takes one', () => {
    const check = first({ kind: 'seats', seats, least: 2, most: 2 })
    expect(check.needs).toHaveLength(2)
    expect(argsOf(check, [0, 2])).toEqual([[0, 2]])
    expect(aimsOf(check, [0, 2])).toEqual([0, 2])
  })

  it('is no seat if it is a number', () => {
    expect(aimsOf(first({ kind: 'number', least: 0, most: 3 }), [2])).toEqual([])
  })
})
