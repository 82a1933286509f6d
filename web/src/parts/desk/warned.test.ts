import { expect, it } from 'vitest'
import { warnings } from './warned'

it('counts the warnings of each seat', () => {
  const facts = [{ fact: 'warned', seat: 2 }, { fact: 'left', seat: 1 }, { fact: 'warned', seat: 2 }, { fact: 'dawn' }]
  expect([...warnings(facts)]).toEqual([[2, 2]])
  expect(warnings([...facts, { fact: 'unwarned', seat: 2 }]).get(2)).toBe(1)
  expect(warnings([...facts, { fact: 'game_set' }]).size).toBe(0)
})
