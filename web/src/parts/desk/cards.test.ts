import { expect, it } from 'vitest'
import { inOrder, leftOf, rest } from './cards'

const due = { king: 1, knave: 2, seven: 3 }

it('counts what is not told yet', () => {
  expect(leftOf(due, ['king', '', 'knave'], 'knave')).toBe(1)
  expect(leftOf(due, ['king', 'king'], 'king')).toBe(-1)
  expect(leftOf(due, [], 'queen')).toBe(0)
})

it('knows what all others hold once only one kind is left', () => {
  expect(rest(due, ['king', 'knave', '', ''])).toBe('')
  expect(rest(due, ['king', 'knave', 'knave', 'seven'])).toBe('seven')
  expect(rest(due, ['king', 'knave', 'knave', 'seven', 'seven', 'seven'])).toBe('')
})

it('calls last what most hold, and else in the order of the book', () => {
  expect(inOrder({ seven: 5, king: 1, knave: 2, queen: 1 })).toEqual(['king', 'queen', 'knave', 'seven'])
})
