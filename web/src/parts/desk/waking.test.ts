import { expect, it } from 'vitest'
import { mayHold, toTell, toTellCard, untoldCards } from './waking'

const CARDS = ['rose', 'rose', 'oak', 'fern', 'fern', 'fern']
const ALL = [[0, 1, 2, 3, 4, 5]]

it('asks who those are that are called, until it is told', () => {
  expect(toTell(ALL, [0, 1])).toEqual({ held: [0, 1], among: [0, 1, 2, 3, 4, 5] })
  expect(toTell([[2, 3, 4, 5]], [0, 1])).toBeUndefined()
  expect(toTell([], [0, 1])).toBeUndefined()
})

it('takes a group that wakes as a whole as told, and asks for one of it alone', () => {
  const groups = [
    [0, 1, 2],
    [3, 4, 5],
  ]
  expect(toTell(groups, [0, 1, 2])).toBeUndefined()
  expect(toTell(groups, [2])).toEqual({ held: [2], among: [0, 1, 2] })
})

it('calls the rarest card first, among those who may hold it', () => {
  expect(untoldCards(ALL, CARDS)).toEqual(['oak', 'rose', 'fern'])
  expect(toTellCard([[1, 2, 3]], CARDS, 'oak')).toEqual({ held: [2], among: [1, 2, 3] })
})

it('knows what somebody may hold', () => {
  expect([...mayHold([[1, 2]], CARDS, 1)]).toEqual([
    ['rose', 1],
    ['oak', 2],
  ])
  expect(mayHold([[1, 2]], CARDS, 5).size).toBe(0)
})
