import { describe, expect, it } from 'vitest'
import type { WireAsk } from '../../line/wire'
import { claimsOf, draftOf, partsOf, tabFor, tabsOf, toggled } from './testimony'

const NUMBER = { kind: 'number', least: 0, most: 15 }
const TOKENS = ['loyal', 'loyal', 'loyal', 'loyal', 'loyal', 'agent_fbi', 'agent_cia', 'driver', 'driver', 'cleaner']
const LIST = { kind: 'words', words: TOKENS }
const ONE = { kind: 'number_or', least: 1, most: 15, words: [...new Set(TOKENS), 'nothing'] }
const ask = (kind: string, ...slots: object[]): WireAsk =>
  ({ act: 'claim', slots: [{ kind: 'word', words: [kind] }, ...slots] }) as unknown as WireAsk
const ASKS = [
  ask('received_diamonds', NUMBER),
  ask('received_tokens', LIST),
  ask('passed', NUMBER, LIST),
  ask('took', ONE),
]
const BAG = ask('bagged', { kind: 'word', words: ['loyal', 'agent_fbi', 'driver', 'none'] })
const MIX = { loyal: 2, agent_fbi: 1, driver: 1 }
const view = (...claims: { seat: number; kind: string; diamonds: number; tokens: string[] }[]) => ({
  claims,
  right_neighbour: 1,
})

describe('tabs', () => {
  it('are what came, what went on and what I took; the first player has the bag too', () => {
    expect(tabsOf(ASKS)).toEqual(['came', 'passed', 'took'])
    expect(tabsOf([...ASKS, BAG])).toEqual(['came', 'passed', 'took', 'bagged'])
  })
  it('open with what was asked', () => {
    expect(tabFor('received_tokens', tabsOf(ASKS))).toBe('came')
    expect(tabFor('took', tabsOf(ASKS))).toBe('took')
    expect(tabFor('free', tabsOf(ASKS))).toBe('came')
  })
})

describe('what is offered', () => {
  it('has the tokens of this game and no others', () => {
    expect(partsOf(ASKS, 'came', MIX)).toEqual({
      most: 15,
      tokens: ['loyal', 'loyal', 'agent_fbi', 'driver'],
      isOne: false,
      nothing: '',
    })
    expect(partsOf(ASKS, 'took', MIX).tokens).toEqual(['loyal', 'agent_fbi', 'driver'])
    expect(partsOf(ASKS, 'took', MIX)).toMatchObject({ isOne: true, nothing: 'nothing' })
  })
})

describe('what a tab starts from', () => {
  const passed = { seat: 1, kind: 'passed', diamonds: 13, tokens: ['loyal'] }
  it('is what the right neighbour says went on', () => {
    expect(draftOf(view(passed), 2, 'came')).toEqual({ diamonds: 13, tokens: ['loyal'], whose: 'theirs' })
    expect(draftOf({ ...view(passed), right_neighbour: 2 }, 3, 'came')).toEqual({ whose: 'nobody' })
    expect(draftOf({ ...view(passed), right_neighbour: 0 }, 1, 'came')).toEqual({ whose: 'nobody' })
  })
  it('is rather what I have said myself', () => {
    const mine = { seat: 2, kind: 'received_diamonds', diamonds: 9, tokens: [] }
    expect(draftOf(view(passed, mine), 2, 'came')).toEqual({ diamonds: 9, whose: 'mine' })
    expect(draftOf(view(passed, mine), 2, 'passed')).toEqual({ diamonds: 9, whose: 'mine' })
    expect(draftOf(view(passed), 1, 'passed')).toEqual({ diamonds: 13, tokens: ['loyal'], whose: 'mine' })
    expect(draftOf(view(passed), 2, 'took')).toEqual({ whose: 'nobody' })
  })
})

describe('what is sent', () => {
  it('is what was said, and not what was left open', () => {
    expect(claimsOf(ASKS, 'came', {})).toEqual([])
    expect(claimsOf(ASKS, 'came', { diamonds: 13 })).toEqual([['received_diamonds', 13]])
    expect(claimsOf(ASKS, 'came', { diamonds: 0, tokens: [] })).toEqual([
      ['received_diamonds', 0],
      ['received_tokens', []],
    ])
    expect(claimsOf(ASKS, 'passed', { tokens: ['loyal'] })).toEqual([])
    expect(claimsOf(ASKS, 'passed', { diamonds: 3 })).toEqual([['passed', 3, []]])
  })
  it('is one thing, where one takes one thing', () => {
    expect(claimsOf(ASKS, 'took', {})).toEqual([])
    expect(claimsOf(ASKS, 'took', { diamonds: 3, tokens: [] })).toEqual([['took', 3]])
    expect(claimsOf(ASKS, 'took', { diamonds: 0, tokens: ['driver'] })).toEqual([['took', 'driver']])
    expect(claimsOf(ASKS, 'took', { diamonds: 0, tokens: [] })).toEqual([['took', 'nothing']])
    expect(claimsOf([BAG], 'bagged', { diamonds: 0, tokens: [] })).toEqual([['bagged', 'none']])
  })
})

it('a coin is turned on and off', () => {
  expect(toggled(undefined, 'loyal', false)).toEqual(['loyal'])
  expect(toggled(['loyal', 'driver', 'loyal'], 'loyal', true)).toEqual(['loyal', 'driver'])
})
