import { describe, expect, it } from 'vitest'
import { filled, ofWhom, withCopies, type Slots } from './slots'

const WORDS = ['loyal', 'loyal', 'driver']
const SLOTS: Slots = [
  { kind: 'number', least: 0, most: 15 },
  { kind: 'words', words: WORDS },
]
const LOOT: Slots = [{ kind: 'number_or', least: 1, most: 15, words: ['loyal', 'nothing'] }]

describe('what is entered', () => {
  it('is entered of the seats that are named last', () => {
    const correct: Slots = [
      { kind: 'seat', seats: [0] },
      { kind: 'word', words: ['accuse'] },
      { kind: 'seat', seats: [2, 4] },
    ]
    expect(ofWhom({ slots: correct })).toEqual([2, 4])
    expect(ofWhom({ slots: [] })).toEqual([])
  })
})

describe('the slots of a claim', () => {
  it('are whole with the least number and no token', () => {
    expect(filled(SLOTS, [])).toEqual([0, []])
    expect(filled(SLOTS, [7, ['driver']])).toEqual([7, ['driver']])
  })

  it('want a choice between a number and a word', () => {
    expect(filled(LOOT, [])).toBeUndefined()
    expect(filled(LOOT, [0])).toBeUndefined()
    expect(filled(LOOT, [3])).toEqual([3])
    expect(filled(LOOT, ['nothing'])).toEqual(['nothing'])
  })

  it('list tokens in their order, so many of each', () => {
    expect(withCopies(WORDS, ['driver'], 'loyal', 2)).toEqual(['loyal', 'loyal', 'driver'])
    expect(withCopies(WORDS, ['loyal', 'loyal', 'driver'], 'loyal', 1)).toEqual(['loyal', 'driver'])
  })
})
