import { beforeAll, describe, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { described } from './game'
import { toggled } from './setup'

beforeAll(openRulebooks)

describe('the set of cards', () => {
  it('is chosen card by card, in the order of the book, the New Gang as three', () => {
    const chosen = (cards: string[], card: string): string[] => toggled(described(), cards, card)
    expect(chosen(['wiretap'], 'vest')).toEqual(['vest', 'wiretap'])
    expect(chosen(['vest', 'wiretap'], 'vest')).toEqual(['wiretap'])
    expect(chosen(['vest'], 'new_gang')).toEqual(['vest', 'new_gang', 'new_gang', 'new_gang'])
    expect(chosen(['vest', 'new_gang', 'new_gang', 'new_gang'], 'new_gang')).toEqual(['vest'])
  })
})
