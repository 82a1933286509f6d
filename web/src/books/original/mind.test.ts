// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { originalTable } from '../../../tests/original'
import type { BotDeed } from '../../line/wire'
import { botsAt, reasonOf, rowOf } from '../../parts/story/mind'
import { speech } from '../../words/words.svelte'
import { ALL, type Told } from '../story'
import { story } from './story'

const PATIENCE = 60_000 // ms: the words are built

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('original')
  speech.book = () => 'original'
}, PATIENCE)

const claimed = { fact: 'claimed', number: 1, seat: 1, kind: 'am', seats: [], words: ['resident'], count: 0 }
const told: Told[] = [
  { to: ALL, fact: claimed },
  { to: ALL, fact: { fact: 'nominated', seat: 2, by: 1 } as never },
  { to: 4, fact: { fact: 'check_answer', seat: 1, target: 0, answer: 'nod' } as never },
]
const deed = (fact: number, kind: string, more: Partial<BotDeed> = {}): BotDeed => ({
  fact,
  kind,
  seat: -1,
  chance: 0,
  verdict: '',
  ...more,
})

describe('the page of a bot', () => {
  it('quotes what it said, with the verdict', () => {
    const row = rowOf(originalTable({}), told, deed(0, 'claim', { verdict: 'lie' }))
    expect(row).toEqual({ words: '“I am a Resident.”', isSaid: true, verdict: 'lie', chance: '' })
  })

  it('sets what it thought of a seat beside an accusation and a vote', () => {
    const row = rowOf(originalTable({}), told, deed(1, 'accusation', { seat: 2, chance: 0.384 }))
    expect(row).toEqual({ words: 'Accused 3 C', isSaid: false, verdict: '', chance: '38 %' })
    expect(rowOf(originalTable({}), told, deed(1, 'vote', { seat: 2, chance: 1 }))).toMatchObject({
      words: 'Voted against 3 C',
      chance: '100 %',
    })
  })

  it('tells what it did by night as the story does', () => {
    const row = rowOf(originalTable({}), told, deed(2, 'check', { seat: 0, chance: 1 }))
    expect(row.words).toContain('A')
    expect([row.isSaid, row.verdict, row.chance]).toEqual([false, '', ''])
  })

  it('gives its reason in its own words', () => {
    const because = { kind: 'because_voted', seats: [0, 2], words: [], count: 0 }
    expect(reasonOf(originalTable({}), 1, because)).toBe('Because 1 A voted against 3 C.')
    const checked = { kind: 'checked', seats: [0], words: ['nod'], count: 2 }
    expect(reasonOf(originalTable({}), 1, checked)).toBe('On night 2 I checked 1 A: a nod.')
  })

  it('asks what its side asks', () => {
    expect(story.mind!('black').asks).toBe('Thought: who is black?')
    expect(story.mind!('commissar').asks).toBe('Thought: who is the Commissar?')
  })
})

describe('the bots of a table', () => {
  it('are those that everybody sees as bots; one that stands in for a person is none', () => {
    const people = ['A', 'B', 'C', 'D'].map((name, i) => ({
      id: i + 1,
      name,
      language: 'en',
      here: true,
      bot: i === 1 ? 'careful' : '',
      stand_in: i === 2 ? 'careful' : '',
    }))
    expect(botsAt(originalTable({}, { table: { people } }))).toEqual([1])
  })
})
