import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Guide, Moment, Paragraph } from '../line/wire'
import { load } from '../words/words.svelte'
import { about, aboutNow, momentOf, saying, told } from './guides.svelte'

const paragraph = (id: string, about: string[]): Paragraph => ({
  id,
  clauses: ['COIN-1', `COIN-${id}`],
  about,
  values: {},
})
const moment = (id: string, phases: string[]): Moment => ({ id, phases, clauses: ['COIN-1'], values: {} })
const GUIDE: Guide = {
  book: 'coins',
  theme: '',
  preset: '',
  players: 4,
  leaves: [],
  moments: [moment('wide', ['evening']), moment('narrow', ['toss'])],
  chapters: [
    { id: 'box', paragraphs: [paragraph('all', []), paragraph('late', ['evening'])] },
    { id: 'roles', paragraphs: [paragraph('flip', ['toss', 'thrower']), paragraph('lean', ['thrower'])] },
  ],
}
const ids = (found: Paragraph[]): string[] => found.map(one => one.id)

describe('a guide', () => {
  it('says what one can do in the narrowest part of the game that it knows', () => {
    expect(momentOf(GUIDE, ['evening', 'toss'])?.id).toBe('narrow')
    expect(momentOf(GUIDE, ['evening', 'rest'])?.id).toBe('wide')
    expect(momentOf(GUIDE, ['morning'])).toBeUndefined()
  })

  it('is opened at the narrowest part of the game that it speaks about', () => {
    expect(ids(aboutNow(GUIDE, ['evening', 'toss']))).toEqual(['flip'])
    expect(ids(aboutNow(GUIDE, ['evening', 'rest']))).toEqual(['late'])
    expect(aboutNow(GUIDE, [])).toEqual([])
  })

  it('finds what says a clause to players, and nothing where it says none', () => {
    expect(ids(saying(GUIDE, ['COIN-lean', 'COIN-99']))).toEqual(['lean'])
    expect(saying(GUIDE, ['COIN-99'])).toEqual([])
  })

  it('finds what is about the things that I hold', () => {
    expect(ids(about(GUIDE, ['thrower']))).toEqual(['flip', 'lean'])
    expect(about(GUIDE, [''])).toEqual([])
  })

  it('says how many there are of several things as a list', async () => {
    const words = await load('en', '')
    words.bundle.addResource(new FluentResource('guide-coins-deck = Dealt: { $cards }.'))
    const deck = { ...paragraph('deck', []), values: { cards: { table: 1, menu: 2 } } }
    const two = words.say('role-count', { name: 'Menu', count: 2 })
    expect(told({ guide: GUIDE, words }, 'guide', deck)).toBe(`Dealt: Table and ${two}.`)
  })
})
