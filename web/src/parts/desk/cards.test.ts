import { expect, it } from 'vitest'
import { afterTap, inOrder, leftOf, rest } from './cards'

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

it('moves the only card of its kind to who is tapped, and takes others back', () => {
  const held = { 1: 'king', 2: 'knave', 3: 'knave' }
  expect(afterTap(held, 4, 'seven', 3)).toEqual({ ...held, 4: 'seven' })
  expect(afterTap(held, 1, 'king', 1)).toEqual({ 2: 'knave', 3: 'knave' })
  expect(afterTap(held, 2, 'king', 1)).toEqual({ 2: 'king', 3: 'knave' })
  expect(afterTap(held, 4, 'king', 1)).toEqual({ 2: 'knave', 3: 'knave', 4: 'king' })
  expect(afterTap(held, 1, 'knave', 2)).toEqual({ 2: 'knave', 3: 'knave' })
  expect(afterTap(held, 2, '', 0)).toEqual({ 1: 'king', 3: 'knave' })
})
