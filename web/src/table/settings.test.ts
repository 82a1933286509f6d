import { describe, expect, it } from 'vitest'
import { cardsByPlayers, complete, presetOf, recommended, type Rulebook } from './settings'

const BOOK: Rulebook = {
  title: '',
  seats: [6, 26],
  presets: {
    short: { box: 'small', pace: 'slow' },
    quick: { box: 'small', pace: 'fast' },
    alone: { box: 'small', pace: 'slow', leader: 'nobody' },
  },
  settings: {
    box: { values: ['small', 'large'], default: 'small', clause: 'X-1' },
    pace: { values: ['slow', 'fast'], default: 'slow', clause: 'X-2' },
    leader: { values: ['software', 'somebody', 'nobody'], default: 'software', clause: 'X-3' },
    place: { values: 'a seat', default: null, clause: 'X-4' },
  },
  compositions: [
    { settings: { box: 'small' }, players: { 6: { coin: 4, note: 2 }, 12: { coin: 8 } } },
    { settings: { box: 'large' }, players: { 13: { coin: 1 } } },
    { settings: { box: 'large', pace: 'fast' }, players: { 13: { note: 1 } } },
    { settings: { leader: 'nobody' }, players: { 6: null } },
  ],
}

describe('settings', () => {
  it('are complete by the defaults, the preset and what was chosen', () => {
    expect(complete(BOOK, {})).toEqual({ box: 'small', pace: 'slow', leader: 'software' })
    expect(complete(BOOK, { preset: 'quick', leader: 'somebody' })).toMatchObject({ pace: 'fast', leader: 'somebody' })
  })

  it('are as the book says where no preset is named', () => {
    expect(complete(BOOK, { box: 'large' }, { pace: 'fast' }).pace).toBe('fast')
    expect(complete(BOOK, { box: 'large', pace: 'slow' }, { pace: 'fast' }).pace).toBe('slow')
    expect(complete(BOOK, { preset: 'short' }, { pace: 'fast' }).pace).toBe('slow')
  })

  it('amount to the closest preset', () => {
    const preset = (chosen: Record<string, string>): string => presetOf(BOOK, complete(BOOK, chosen))
    expect(preset({})).toBe('short')
    expect(preset({ leader: 'somebody' })).toBe('short')
    expect(preset({ leader: 'nobody' })).toBe('alone')
    expect(preset({ preset: 'short', box: 'large' })).toBe('')
    expect(recommended(BOOK, 'alone').leader).toBe('nobody')
  })

  it('say which cards are dealt to how many', () => {
    expect(Object.keys(cardsByPlayers(BOOK, complete(BOOK, {})))).toEqual(['6', '12'])
    expect(Object.keys(cardsByPlayers(BOOK, complete(BOOK, { preset: 'alone' })))).toEqual(['12'])
    expect(cardsByPlayers(BOOK, { box: 'large', pace: 'fast' })[13]).toEqual({ note: 1 })
  })
})
