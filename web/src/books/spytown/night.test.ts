// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { VIEW } from '../../../tests/spytown'
import type { Call, WireAsk, WireCorrection } from '../../line/wire'
import { myHand } from './cards'
import { lineOf, voterOf } from './council'
import type { Fact, Table, View } from './game'
import { isByNight, toRead } from './host'
import { newsOf } from './news'
import { callOf, keyOf, thisCall, whispered } from './night'

/** A table without words: each sentence is its own id. */
const table = (seat: number, facts: Fact[], where: string[], view: Partial<View> = {}, asks: WireAsk[] = []): Table =>
  seated<Fact, View>('spytown', {
    facts,
    view: { ...VIEW, where, ...view },
    asks,
    you: { id: 1, seat, host: false, creator: false },
  }).table

const ask = (act: string, slots: WireAsk['slots'], idle: string[] = []): WireAsk => ({
  act,
  slots,
  idle,
  lapse: 'nothing',
  key: '',
})

const SET: Fact = {
  fact: 'game_set',
  seats: [0, 1, 2, 3],
  settings: {},
  tokens: {},
  cards: [],
  neutral: 0,
}
const MAFIA: Fact[] = [SET, { fact: 'turn_began', number: 1 }, { fact: 'step_began', step: 'mafia_phase', seat: -1 }]
const MET: Fact = { fact: 'mafia_met', seats: [0, 2] }
const POINT = ask('point', [{ kind: 'seat', seats: [1, 3] }])
const callOfMafia = (line = 'step-began-mafia-phase'): Call => ({
  step: 'mafia_phase',
  act: 'point',
  nights: [1],
  seconds: 60,
  seats: [],
  lines: [{ id: line }],
})

beforeAll(openRulebooks)

describe('the whisper', () => {
  it('is a question to a sleeper, beside the own token, and the hunch once it is sealed', () => {
    const sleeper = table(1, MAFIA, ['mafia_phase'])
    expect(whispered(sleeper, undefined)).toEqual({ note: '{token-policeman}', text: '{night-question}' })
    expect(whispered(sleeper, [2]).text).toBe('{night-kept}')
  })

  it('tells those awake who is with them and what they are asked', () => {
    const told = whispered(table(0, [...MAFIA, MET], ['mafia_phase'], { calls: [callOfMafia()] }, [POINT]), undefined)
    expect(told.items).toEqual(['C', '{night-you}'])
    expect(told.note).toBe('{spy-night-ask}')
  })

  it('tells who has pointed that all must agree where one may point again, else to wait (R07)', () => {
    const facts: Fact[] = [...MAFIA, MET, { fact: 'pointed', member: 0, seat: 1 }]
    const note = (asks: WireAsk[]): string | undefined =>
      whispered(table(0, facts, ['mafia_phase'], { calls: [callOfMafia()] }, asks), undefined).note
    expect(note([{ ...POINT, offered: true }])).toBe('{spy-night-agree}')
    expect(note([])).toBe('{spy-night-waits}')
  })

  it('tells the recruit, and forgets the fingers of before', () => {
    const facts: Fact[] = [
      ...MAFIA,
      MET,
      { fact: 'pointed', member: 0, seat: 1 },
      { fact: 'recruitment_called' },
      { fact: 'recruited', holder: 0, recruit: 1 },
      { fact: 'mafia_met', seats: [0, 1, 2] },
    ]
    const told = whispered(table(1, facts, ['mafia_phase'], { recruited: [1] }, [POINT]), undefined)
    expect(told.note).toBe('{spy-night-recruited}')
    expect(told.items).toEqual(['A', 'C', '{night-you}'])
    expect(thisCall(facts)).not.toContainEqual({ fact: 'pointed', member: 0, seat: 1 })
  })

  it('tells one who is lost, and nothing to the others', () => {
    const facts: Fact[] = [...MAFIA, { fact: 'lost', me: 3, cause: 'wrong_phase' }]
    expect(whispered(table(3, facts, ['mafia_phase'], { lost: true }), undefined).text).toBe('{lost}')
  })
})

describe('the call', () => {
  it('begins anew with a Recruitment, on every phone alike', () => {
    const before = table(1, MAFIA, ['mafia_phase'], { calls: [callOfMafia()] })
    const after = (seat: number) =>
      table(seat, [...MAFIA, { fact: 'recruitment_called' }], ['mafia_phase'], {
        calls: [callOfMafia('recruitment-called')],
      })
    expect(callOf(before)).toBe('{step-began-mafia-phase}')
    expect(callOf(after(1))).toBe('{recruitment-called}')
    expect(keyOf(after(1))).not.toBe(keyOf(before))
    expect(keyOf(after(1))).toBe(keyOf(after(0)))
  })
})

describe('the council', () => {
  const dawn: Fact[] = [
    SET,
    { fact: 'turn_began', number: 1 },
    { fact: 'step_began', step: 'police_phase', seat: -1 },
    { fact: 'victim_named', seat: 1 },
  ]

  it('tells the news of this morning in the discussion, and only later ones in the vote', () => {
    const window: Fact[] = [
      ...dawn,
      { fact: 'eliminated', seat: 1, cause: 'mafia', token: 'policeman', card: '' },
      { fact: 'step_began', step: 'start_window', seat: -1 },
      { fact: 'card_played', seat: 0, card: 'arrest', target: -1 },
      { fact: 'step_ended', step: 'start_window' },
    ]
    const claimed = { fact: 'claimed', number: 1, seat: 0, kind: 'think', seats: [2], words: [], count: 0 } as never
    const talk: Fact[] = [...window, { fact: 'step_began', step: 'discussion', seat: -1 }, claimed]
    expect(newsOf(table(0, talk, ['police_phase', 'discussion']))).toEqual([
      '{victim-named}',
      '{eliminated}',
      '{card-played}',
    ])
    const vote: Fact[] = [
      ...talk,
      { fact: 'step_ended', step: 'discussion' },
      { fact: 'vote_opened', ballot: 'preliminary_vote', voters: [0], candidates: [2] },
    ]
    expect(newsOf(table(0, vote, ['police_phase', 'preliminary_vote']))).toEqual([])
  })

  it('says whose turn it is to vote, and passes on from one whose time has run out', () => {
    const at = (voter: number): string =>
      lineOf(table(3, dawn, ['police_phase', 'preliminary_vote'], { voters: [0, 1, 3], voter }), -1)
    expect(at(0)).toBe('{spy-vote-now}')
    expect(at(-1)).toBe('{spy-vote-wait}')
    expect(voterOf(table(3, dawn, ['police_phase', 'defence'], { voter: 1 }))).toBe(-1)
  })

  it('says the same in a window to everybody who is asked, whatever they hold', () => {
    const pass = ask('pass', [])
    const play = ask('play', [{ kind: 'word', words: ['arrest'] }], ['pass'])
    const asked = { in_window: [0, 2, 3] }
    const at = (ask: WireAsk): Table => table(0, dawn, ['police_phase', 'start_window'], asked, [ask])
    expect(lineOf(at(pass), -1)).toBe('{spy-window}')
    expect(lineOf(at(play), -1)).toBe('{spy-window}')
  })

  it('asks the one whom an elimination is about, and everybody again when that is over', () => {
    const at = (view: Partial<View>, seat: number, ...inner: string[]): string =>
      lineOf(table(seat, dawn, ['police_phase', 'start_window', ...inner], view, [ask('pass', [])]), -1)
    const vest = { asked: 1, in_window: [1] }
    expect(at(vest, 1, 'vest_window')).toBe('{spy-window-mine}')
    expect(at(vest, 0, 'vest_window')).toBe('{spy-window-theirs}')
    const all = { in_window: [0, 1, 2, 3] }
    expect(at(all, 0)).toBe('{spy-window}')
    expect(at(all, 1)).toBe('{spy-window}')
  })

  it('tells who is out, and the one about to go, that the time for a Bandage is not theirs', () => {
    const where = ['police_phase', 'dawn', 'bandage_window']
    expect(lineOf(table(1, dawn, where, { pending: 1 }), -1)).toBe('{spy-window-out}')
    expect(lineOf(table(2, dawn, where, { pending: 1, living: [0, 1, 3] }), -1)).toBe('{spy-window-out}')
  })
})

describe('the hand', () => {
  const hand = (of: string, asks: WireAsk[] = [], where = ['police_phase', 'start_window']) =>
    myHand(table(1, [SET], where, { cards: ['', 'arrest', '', ''], hand: of, own: { side: 'mafia', steps: [] } }, asks))

  it('is on the side that the table says, whatever the token', () => {
    expect(hand('held')).toMatchObject({ token: 'policeman', side: 'mafia' })
  })

  it('says what its card is now: by the table, and by what is asked', () => {
    expect(['neutral', 'unusable', 'open', 'always', 'spent'].map(of => hand(of)?.now)).toEqual([
      'neutral',
      'unusable',
      'open',
      'always',
      'spent',
    ])
    expect(hand('held')?.now).toBe('not-here')
    expect(hand('held', [], ['police_phase', 'discussion'])?.now).toBe('later')
    expect(hand('held', [ask('play', [{ kind: 'word', words: ['arrest'] }], ['pass'])])?.now).toBe('now')
  })
})

describe('the console', () => {
  it('reads aloud what the table prompts', () => {
    const prompts = [{ id: 'step-began-vest-window', seat: 1 }]
    expect(toRead(table(-1, [SET], ['police_phase', 'dawn', 'vest_window'], { prompts })).now).toEqual([
      '{step-began-vest-window}',
    ])
  })
})

describe('what may be tapped by night though nobody waits for it', () => {
  const play = (seat: number, card: string): WireCorrection => {
    const slots: WireCorrection['slots'] = [
      { kind: 'word', words: [card] },
      { kind: 'seat', seats: [1, 3] },
    ]
    return { seat, act: 'play', slots, idle: ['pass'] }
  }
  const mayBe = (...of: [number, string]): boolean =>
    isByNight(table(-1, MAFIA, ['mafia_phase'], { calls: [{ ...callOfMafia(), seats: [0, 2] }] }), play(...of))

  it('is a Recruitment of somebody awake, and no card of a time that is over (SPY-922, SPY-466)', () => {
    expect(mayBe(0, 'recruitment')).toBe(true)
    expect(mayBe(1, 'recruitment')).toBe(false)
    expect(mayBe(0, 'wiretap')).toBe(false)
    expect(isByNight(table(-1, MAFIA, ['mafia_phase']), play(0, 'recruitment'))).toBe(false)
  })
})

describe('what is read aloud when a turn begins', () => {
  const turn: Fact = { fact: 'turn_began', number: 2 }
  const step = (name: string): Fact => ({ fact: 'step_began', step: name, seat: -1 })
  const before = (phase: string, ...facts: Fact[]): string[] => toRead(table(-1, [SET, turn, ...facts], [phase])).before

  it('is that all fall asleep, before the first call alone (SPY-403)', () => {
    const asleep = before('mafia_phase', step('mafia_phase'))
    expect(asleep).toHaveLength(1)
    expect(before('agent_phase', step('role_swap'), step('agent_phase'))).toEqual(asleep)
    expect(before('mafia_phase', step('agent_phase'), step('mafia_phase'))).toEqual([])
    expect(before('police_phase', step('mafia_phase'), step('police_phase'))).not.toContain(asleep[0])
  })

  it('is after the last call that its players close their eyes and all wake, also before a time for cards (SPY-451)', () => {
    const ended: Fact = { fact: 'step_ended', step: 'mafia_phase' }
    const dawn = (...steps: string[]) => before('police_phase', step('mafia_phase'), ended, ...steps.map(step))
    const woken = ['{step-ended-mafia-phase}', '{step-began-police-phase}']
    expect(dawn('police_phase', 'vest_window')).toEqual(woken)
    expect(dawn('police_phase', 'vest_window', 'discussion')).toEqual([])
  })
})

describe('what is read aloud in the defence', () => {
  const final: Fact = { fact: 'finalists', seats: [0, 1] }
  const floor = (seat: number): Fact => ({ fact: 'floor_given', seat })

  it('is who has the floor, and before the first speech who is in the final', () => {
    const at = (...facts: Fact[]): number[] => {
      const { before, now } = toRead(table(-1, facts, ['police_phase', 'defence'], { floor: 0 }))
      return [before.length, now.length]
    }
    expect(at(final, floor(0))).toEqual([1, 1])
    expect(at(final, floor(0), { fact: 'floor_ended', seat: 0 }, floor(1))).toEqual([0, 1])
  })
})
