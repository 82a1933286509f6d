import { describe, expect, it } from 'vitest'
import type { Description, Setting } from '../line/wire'
import { advised, hosted, hostOf, matters, preset, unhosted } from './settings'

const setting = (...values: string[]): Setting => ({
  values,
  default: values[0]!,
  clause: '',
  group: 'main',
  roles: [],
  when: {},
  bounds: [],
})
const BOOK: Description = {
  title: '',
  seats: [6, 26],
  presets: {
    short: { box: 'small', pace: 'slow' },
    quick: { box: 'small', pace: 'fast' },
    alone: { box: 'small', pace: 'slow', leader: 'nobody' },
  },
  settings: {
    box: setting('small', 'large'),
    pace: setting('slow', 'fast'),
    leader: setting('software', 'somebody', 'nobody'),
    song: setting('short', 'long'),
  },
  groups: ['main'],
  hosting: { setting: 'leader', modes: { software: 'engine', somebody: 'human', nobody: 'players' } },
  compositions: [],
  sides: [],
  roles: {},
  cards: {},
  steps: {},
  phases: {},
  facts: {},
  reasons: {},
}

describe('settings', () => {
  it('are decided by another preset as far as presets decide, but a person who hosts stays', () => {
    const chosen = { preset: 'short', pace: 'fast', song: 'long' }
    expect(preset(BOOK, chosen, 'quick')).toEqual({ song: 'long', preset: 'quick' })
    expect(preset(BOOK, { ...chosen, leader: 'somebody' }, 'quick')).toMatchObject({ leader: 'somebody' })
    expect(preset(BOOK, { ...chosen, leader: 'somebody' }, 'alone')).not.toHaveProperty('leader')
    expect(preset(BOOK, { ...chosen, leader: 'nobody' }, 'quick')).not.toHaveProperty('leader')
  })

  it('matter only where each that they wait for has or lists one of its values', () => {
    const waits = (when: Setting['when']): Setting => ({ ...setting('a', 'b'), when })
    const chosen = { box: 'small', pace: 'slow', hats: ['tall', 'blue'], none: [], loud: false }
    const cases: [Setting['when'], boolean][] = [
      [{}, true],
      [{ box: ['small', 'large'] }, true],
      [{ box: ['large'] }, false],
      [{ box: ['small'], pace: ['fast'] }, false],
      [{ hats: ['green', 'blue'] }, true],
      [{ hats: ['green'] }, false],
      [{ hats: [] }, true],
      [{ none: [] }, false],
      [{ loud: [false] }, true],
      [{ loud: [true] }, false],
    ]
    for (const [when, does] of cases) expect([when, matters(waits(when), chosen)]).toEqual([when, does])
  })

  it('become as the book recommends, but for what it says nothing of', () => {
    const chosen = { preset: 'short', song: 'long', leader: 'somebody' }
    expect(advised(chosen, { song: 'short' }, 'short')).toEqual({ leader: 'somebody', preset: 'short' })
    expect(advised({ preset: 'short', box: 'large' }, { box: 'small' }, '')).toEqual({})
  })

  it('say who hosts', () => {
    expect(hostOf(BOOK, { leader: 'nobody' })).toBe('players')
    expect(hosted(BOOK, { preset: 'short' })).toEqual({ preset: 'short', leader: 'somebody' })
    expect(unhosted(BOOK, { preset: 'short', leader: 'somebody' })).toEqual({ preset: 'short' })
    expect(unhosted(BOOK, { preset: 'alone', song: 'long' })).toEqual({ box: 'small', pace: 'slow', song: 'long' })
  })
})
