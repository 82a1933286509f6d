import { describe, expect, it } from 'vitest'
import { presetOf, type Rulebook } from '../../table/settings'
import { complete, leastSeconds, unhosted } from './setup'

const BOOK: Rulebook = {
  title: '',
  seats: [6, 26],
  presets: {
    basic: { deck: 'basic', kill_method: 'open_eyes' },
    professional: { deck: 'basic', kill_method: 'closed_eyes' },
    extended: { deck: 'extended', kill_method: 'closed_eyes' },
    hostless: { deck: 'basic', kill_method: 'open_eyes', host_mode: 'hostless' },
  },
  settings: {
    deck: { values: ['basic', 'extended'], default: 'basic', clause: 'ORIG-1701' },
    kill_method: { values: ['open_eyes', 'closed_eyes'], default: 'open_eyes', clause: 'ORIG-1702' },
    host_mode: { values: ['engine', 'human', 'hostless'], default: 'engine', clause: 'ORIG-1703' },
    temporary_host: { values: 'a seat', default: null, clause: 'ORIG-1728' },
  },
  compositions: [],
}

describe('settings', () => {
  it('have the way of killing that belongs to the deck, unless it is named', () => {
    expect(complete(BOOK, { deck: 'extended' }).kill_method).toBe('closed_eyes')
    expect(complete(BOOK, { deck: 'extended', kill_method: 'open_eyes' }).kill_method).toBe('open_eyes')
    expect(presetOf(BOOK, complete(BOOK, { preset: 'basic', deck: 'extended' }))).toBe('')
  })

  it('leave a step without a limit to a host (1610)', () => {
    expect(leastSeconds('night_step_seconds', { host_mode: 'engine' })).toBe(5)
    expect(leastSeconds('night_step_seconds', { host_mode: 'human' })).toBe(0)
    expect(leastSeconds('stalemate_rounds', { host_mode: 'engine' })).toBe(0)
  })

  it('are those of the software again when nobody hosts', () => {
    expect(unhosted({ deck: 'basic', host_mode: 'human' })).toEqual({ deck: 'basic' })
    expect(unhosted({ preset: 'hostless' })).toEqual({ preset: 'basic' })
  })
})
