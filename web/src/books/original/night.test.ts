// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { originalTable } from '../../../tests/original'
import type { Whispered } from '../../parts/secret/whisper'
import { speech } from '../../words/words.svelte'
import type { Fact, View } from './game'
import { toRead } from './host'
import { callOf, laterLine, nightsNow, whispered } from './night'
import { spoken } from './voice'

const PATIENCE = 60_000 // ms: the books are asked, the words built

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('original')
  speech.book = () => 'original'
}, PATIENCE)

const mafia = {
  step: 'mafia',
  act: 'mark',
  nights: [4, 5, 6, 7],
  seconds: 150,
  seats: [],
  lines: [{ id: 'step-began-mafia' }, { id: 'step-plans-mafia', at: 30 }],
}
const don = { step: 'don', act: 'check', nights: [4], seconds: 30, seats: [], lines: [{ id: 'step-began-don' }] }
const NIGHT: Partial<View> = {
  where: ['night', 'mafia'],
  night: 4,
  calls: [mafia, don],
  terms: { night: 4, day: 3, rivals: 'no' },
}
const began: Fact[] = [
  { fact: 'night_began', number: 4 },
  { fact: 'step_began', step: 'mafia', called: [] },
]
const after = (seconds: number) => ({ left: (150 - seconds) * 1000, of: 150, runs: false })
const set: Fact = {
  fact: 'game_set',
  seats: [0, 1, 2, 3],
  settings: { kill_method: 'closed_eyes' },
  composition: {},
  temporary_host: -1,
}

describe('a call', () => {
  it('goes on to its later line when its second has come (R29)', () => {
    const early = originalTable(NIGHT, { facts: [set, ...began], clock: after(29) })
    expect(callOf(early)).toBe('The mafia wakes. Each of you marks a victim alone.')
    expect(laterLine(early)).toBeUndefined()
    const late = originalTable(NIGHT, { facts: [set, ...began], clock: after(30) })
    expect(callOf(late)).toBe('The mafia plans the next three nights.')
    expect(laterLine(late)?.id).toBe('step-plans-mafia')
  })

  it('has one voice for phones and one for eyes', () => {
    const step: Fact = { fact: 'step_began', step: 'mafia', called: [0, 1] }
    const aloud = (host_mode: string, fact: Fact): string[] => {
      const settings = { kill_method: 'closed_eyes', host_mode, planning_seconds: 60 }
      const table = { host: host_mode === 'human' ? 9 : 0 }
      return spoken(speech.now, fact, originalTable(NIGHT, { facts: [{ ...set, settings }, ...began], table }))
    }
    expect(aloud('engine', step)).toEqual(['The mafia wakes. Each of you marks a victim alone.'])
    expect(aloud('human', step)).toEqual([expect.stringContaining('pistol sign'), '1', '2'])
    expect(aloud('engine', { fact: 'night_began', number: 1 })).toHaveLength(2)
    expect(aloud('engine', { fact: 'night_began', number: 2 })).toHaveLength(1)
    expect(aloud('human', { fact: 'night_began', number: 1 })).toHaveLength(1)
  })

  it('has its first line where a host goes on by hand', () => {
    const lines = mafia.lines.map(({ id }) => ({ id }))
    const table = originalTable({ ...NIGHT, calls: [{ ...mafia, lines }] }, { facts: [set, ...began] })
    expect(laterLine(table)).toBeUndefined()
    expect(toRead(table).now).toHaveLength(2)
  })

  it('has the nights that it is for', () => {
    expect(nightsNow(originalTable(NIGHT))).toEqual([4, 5, 6, 7])
    expect(nightsNow(originalTable({ ...NIGHT, where: ['night', 'don'] }))).toEqual([4])
  })

  it('says to its own card that it is called', () => {
    const heard = (steps: string[]): Whispered =>
      whispered(originalTable({ ...NIGHT, own: { side: 'red', steps } }, { facts: began }), 'mafia', [4], 4, undefined)
    const text = 'Whom do you suspect?'
    expect(heard(['mafia'])).toEqual({ note: 'You are called; nothing to do now.', text })
    expect(heard(['don'])).toEqual({ note: 'Not your hour.', text })
  })
})

describe('what a host reads aloud', () => {
  it('is what everybody waits for, after what has happened', () => {
    const facts: Fact[] = [
      { fact: 'day_began', number: 1 },
      { fact: 'dawn', seats: [] },
      { fact: 'floor_given', seat: 0, kind: 'speech', seconds: 60 },
    ]
    const first = originalTable(
      { where: ['first_day', 'discussion', 'speech'], floor: 0, prompts: [{ id: 'discussion-rules' }] },
      { facts },
    )
    expect(toRead(first).before.at(-1)).toContain('The discussion begins')
    expect(toRead(first).now.join()).toContain('A has the floor')
    const nomination = originalTable(
      { where: ['first_day', 'discussion', 'nomination'], prompts: [{ id: 'host-nomination', seat: 0 }] },
      { facts },
    )
    expect(toRead(nomination)).toEqual({ before: [], now: ['A, whom do you put on trial?'] })
  })
})
