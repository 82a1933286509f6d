import { describe, expect, it } from 'vitest'
import { sideOf, usable } from './cards'
import { advisedCards, cannotBe, fewestCards, isSmall, toggled } from './setup'
import type { Fact } from './game'

describe('the set of cards', () => {
  it('is chosen card by card, in the order of the book, the New Gang as three', () => {
    expect(toggled(['wiretap'], 'vest')).toEqual(['vest', 'wiretap'])
    expect(toggled(['vest', 'wiretap'], 'vest')).toEqual(['wiretap'])
    expect(toggled(['vest'], 'new_gang')).toEqual(['vest', 'new_gang', 'new_gang', 'new_gang'])
    expect(toggled(['vest', 'new_gang', 'new_gang', 'new_gang'], 'new_gang')).toEqual(['vest'])
  })

  it('has an advice and the limits of the box', () => {
    expect([6, 11, 12, 21].map(seats => advisedCards(seats, 4))).toEqual([1, 2, 3, 5])
    expect(fewestCards({ neutral_supply: 'box' }, 14)).toBe(0)
    expect(fewestCards({ neutral_supply: 'box' }, 19)).toBe(5)
    expect(fewestCards({ neutral_supply: 'unlimited' }, 19)).toBe(0)
  })

  it('leaves out what so few players cannot play with', () => {
    expect(cannotBe('new_gang', { new_gang_min_seats: 13 }, 12, 2)).toBe('few')
    expect(cannotBe('new_gang', { new_gang_min_seats: 13 }, 13, 3)).toBe('')
    expect(cannotBe('reverse_recruitment', {}, 7, 1)).toBe('one-mafioso')
    expect(cannotBe('reverse_recruitment', {}, 8, 2)).toBe('')
  })
})

describe('the mode', () => {
  it('is a small game by the edition, and never without an Agent (112, R50)', () => {
    const set = (seats: number, tokens: Record<string, number>): Fact[] => [
      {
        fact: 'game_set',
        seats: Array.from({ length: seats }, (_, seat) => seat),
        settings: {},
        tokens,
        cards: [],
        neutral: 0,
      },
    ]
    expect(isSmall({ edition: 'pl' }, set(7, { agent: 1 }))).toBe(true)
    expect(isSmall({ edition: 'pl' }, set(8, { agent: 1 }))).toBe(false)
    expect(isSmall({ edition: 'sk' }, set(8, { agent: 1 }))).toBe(true)
    expect(isSmall({ edition: 'pl' }, set(6, { policeman: 5 }))).toBe(false)
  })
})

describe('the side of a hand', () => {
  it('is that of the token, but for some cards that its holder may use', () => {
    expect(sideOf('policeman', 'vest', false)).toBe('police')
    expect(sideOf('mafioso', 'reverse_recruitment', false)).toBe('police')
    expect(sideOf('policeman', 'reverse_recruitment', false)).toBe('mafia')
    expect(sideOf('agent', 'reverse_recruitment', false)).toBe('police')
    expect(sideOf('agent', 'new_gang', false)).toBe('police')
    expect(sideOf('mafioso', 'new_gang', false)).toBe('new_gang')
  })

  it('is changed by a Recruitment, but for the New Gang (R29, R30)', () => {
    expect(sideOf('agent', '', true)).toBe('mafia')
    expect(sideOf('mafioso', 'reverse_recruitment', true)).toBe('mafia')
    expect(sideOf('policeman', 'new_gang', true)).toBe('new_gang')
  })

  it('knows a card without the symbol of the token as neutral (811)', () => {
    expect(usable('kidnapping', 'mafioso')).toBe('neutral')
    expect(usable('commander', 'agent')).toBe('commander')
  })
})
