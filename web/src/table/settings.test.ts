import { describe, expect, it } from 'vitest'
import { cardsByPlayers, complete, presetOf, recommended, type Book } from './settings'

const BOOK: Book = {
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
  compositions: [
    { settings: { deck: 'basic' }, players: { 6: { resident: 4, commissar: 1, don: 1 }, 12: { resident: 8 } } },
    { settings: { deck: 'extended' }, players: { 13: { lawyer: 1 } } },
    { settings: { deck: 'extended', row13_special: 'werewolf' }, players: { 13: { werewolf: 1 } } },
    { settings: { host_mode: 'hostless' }, players: { 6: null } },
  ],
}

describe('settings', () => {
  it('are complete by the defaults, the preset and what was chosen', () => {
    expect(complete(BOOK, {})).toEqual({ deck: 'basic', kill_method: 'open_eyes', host_mode: 'engine' })
    expect(complete(BOOK, { preset: 'professional', host_mode: 'human' })).toMatchObject({ kill_method: 'closed_eyes', host_mode: 'human' })
  })

  it('have the way of killing that belongs to the deck, unless it is named', () => {
    expect(complete(BOOK, { deck: 'extended' }).kill_method).toBe('closed_eyes')
    expect(complete(BOOK, { deck: 'extended', kill_method: 'open_eyes' }).kill_method).toBe('open_eyes')
  })

  it('amount to the closest preset', () => {
    const preset = (chosen: Record<string, string>): string => presetOf(BOOK, complete(BOOK, chosen))
    expect(preset({})).toBe('basic')
    expect(preset({ host_mode: 'human' })).toBe('basic')
    expect(preset({ host_mode: 'hostless' })).toBe('hostless')
    expect(preset({ preset: 'basic', deck: 'extended' })).toBe('')
    expect(recommended(BOOK, 'hostless').host_mode).toBe('hostless')
  })

  it('say which cards are dealt to how many', () => {
    expect(Object.keys(cardsByPlayers(BOOK, complete(BOOK, {})))).toEqual(['6', '12'])
    expect(Object.keys(cardsByPlayers(BOOK, complete(BOOK, { preset: 'hostless' })))).toEqual(['12'])
    expect(cardsByPlayers(BOOK, { deck: 'extended', row13_special: 'werewolf' })[13]).toEqual({ werewolf: 1 })
  })
})
