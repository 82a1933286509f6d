import { HOST } from '../../line/wire'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files } from '../../../locales'
import { bundleOf, Words } from '../../words/words.svelte'
import { drawn, light, readRecord, Telling, type Told as AnyTold } from '../story'
import type { Fact } from './game'
import { houseOf, story, storyOf } from './story'
import * as wire from './wire'

type Told = AnyTold<Fact>

const words = new Words(
  bundleOf(
    'en',
    files('en', 'original')
      .map(file => readFileSync(file, 'utf8'))
      .join('\n'),
  ),
  wire,
)
const names = ['A', 'B', 'C', 'D']

const ALL = 2 ** (HOST + 2) - 1
const TO_HOST = 2 ** HOST
const all = (fact: object): [number, object] => [ALL, fact]
const only = (seat: number, fact: object): [number, object] => [TO_HOST + 2 ** seat, fact]
const host = (fact: object): [number, object] => [TO_HOST, fact]

const cards = ['commissar', 'don', 'resident', 'resident']
const deal = cards.map((card, seat) => only(seat, { fact: 'own_card', seat, card }))

// A is the commissar, B the don. C dies in night 2, B is executed on day 2.
const GAME: [number, object][] = [
  all({ fact: 'game_set', seats: [0, 1, 2, 3], settings: {}, composition: {}, temporary_host: -1 }),
  ...deal,
  all({ fact: 'night_began', number: 2 }), // fact 5
  all({ fact: 'step_began', step: 'mafia', called: [] }),
  only(1, { fact: 'pointed', member: 1, seat: 0 }),
  only(1, { fact: 'pointed', member: 1, seat: 2 }),
  only(1, { fact: 'gang_choice', seat: 2 }),
  host({ fact: 'attempt', step: 'mafia', target: 2, result: 'kills' }),
  all({ fact: 'step_ended', step: 'mafia' }),
  all({ fact: 'step_began', step: 'commissar', called: [] }), // fact 12
  only(0, { fact: 'noted', seat: 0, act: 'check', target: 1, night: 2 }),
  only(0, { fact: 'check_answer', seat: 0, target: 1, answer: 'nod' }),
  all({ fact: 'step_ended', step: 'commissar' }), // fact 15
  all({ fact: 'day_began', number: 2 }),
  all({ fact: 'dawn', seats: [2] }),
  all({ fact: 'floor_given', seat: 0, kind: 'speech', seconds: 60 }),
  all({ fact: 'said', seat: 0, text: 'It is B.' }),
  all({ fact: 'floor_ended', seat: 0, by: 'speaker' }),
  all({ fact: 'nominated', seat: 1, by: 0 }),
  all({ fact: 'court_opened', accused: [1], accusers: [0] }),
  all({ fact: 'sentenced', seats: [1] }),
  all({ fact: 'executed', seats: [1] }),
  all({ fact: 'game_over', winner: 'red', condition: 'no_black' }),
  only(0, { fact: 'own_result', seat: 0, won: true, side: 'red' }),
]

const HEADER = '{"citysleeps":1,"setup":{"book":"original","seats":["A","B","C","D"]}}'
const lines = GAME.map(([to, fact]) => JSON.stringify({ to, fact }))
const told = readRecord<Fact>([HEADER, ...lines.slice(0, 5), '[0,"ready",[]]', ...lines.slice(5), ''].join('\n'))

const toldBy = (chapters: ReturnType<typeof storyOf>): string[] =>
  chapters.flatMap(({ title, items }) => [
    `# ${title}`,
    ...items.flatMap(item => [...item.lines, ...item.small, ...item.said]),
  ])

describe('a record', () => {
  it('is read without its header and its inputs', () => {
    expect(told.map(({ fact }) => fact)).toEqual(GAME.map(([, fact]) => fact))
  })
})

describe('the house front', () => {
  const house = houseOf(told)

  it('has a floor for each night and day', () => {
    expect(house.floors).toEqual([
      { kind: 'night', number: 2 },
      { kind: 'day', number: 2 },
    ])
    expect(house.seats).toEqual([0, 1, 2, 3])
  })

  it('is lit while a seat lives, and dark from the night or day of its end', () => {
    expect([0, 1].map(floor => light(house, 2, floor))).toEqual(['fell', 'out'])
    expect([0, 1].map(floor => light(house, 1, floor))).toEqual(['lit', 'fell'])
    expect([0, 1].map(floor => light(house, 0, floor))).toEqual(['lit', 'lit'])
  })

  it('can be sent as a text, the roof first', () => {
    expect(drawn(house)).toBe('🟨🟥⬛🟨\n🟨🟨🟥🟨')
  })

  it('begins with the last deal', () => {
    const left = [...GAME.slice(0, 5), all({ fact: 'left', seat: 3 }), all({ fact: 'deal_void', why: 'left' })]
    const again = all({ fact: 'game_set', seats: [0, 1, 2], settings: {}, composition: {}, temporary_host: -1 })
    const record = [...left, again, ...GAME.slice(1, 4), ...GAME.slice(5)].map(([to, fact]) => ({ to, fact }) as Told)
    expect(houseOf(record).seats).toEqual([0, 1, 2])
    expect(houseOf(record).fell.has(3)).toBe(false)
    expect(storyOf(record, new Telling([], words, names))[0]?.items[0]?.lines).toEqual([
      'The cards: A – Commissar, B – Don and C – Resident.',
    ])
  })
})

describe('the story', () => {
  it('tells everything, without fingers that moved on and choices whose answer follows', () => {
    expect(toldBy(storyOf(told, new Telling([], words, names)))).toEqual([
      '# The deal',
      'The cards: A – Commissar, B – Don, C – Resident and D – Resident.',
      '# Night 2',
      'The gang has agreed on a victim: C.',
      'A asked about B: the host nods.',
      '# Day 2',
      'Not everybody wakes up. Killed in the night: C.',
      'A: “It is B.”',
      'The court opens. On trial: B (accused by A).',
      'Executed: B. The cards stay face down.',
      '# The end',
      'The red side, the honest residents, has won. No criminal is left alive.',
    ])
  })

  it('says with whom it turned, when, and what they were', () => {
    const reveal = { to: ALL, fact: { fact: 'final_reveal', cards, sides: [], winners: [0] } } as unknown as Told
    const at = (fact: string): string =>
      story.turn!(
        [...told, reveal],
        told.findIndex(one => one.fact.fact === fact),
        new Telling([], words, names),
      )
    expect(at('executed')).toBe('Day 2: B (Don) leaves the city.')
    expect(at('dawn')).toBe('Night 2: C (Resident) leaves the city.')
    expect(at('night_began')).toBe('')
  })

  it('tells through one seat only what it was told', () => {
    const seen = toldBy(storyOf(told, new Telling([], words, names, 3)))
    expect(seen).toContain('The card of D: Resident.')
    expect(seen.join()).not.toMatch(/asked about|victim|Commissar|Don/)
    expect(seen.slice(2, 5)).toEqual(['# Night 2', '# Day 2', 'Not everybody wakes up. Killed in the night: C.'])
  })

  it('says "you" to my own eyes alone', () => {
    expect(toldBy(storyOf(told, new Telling([], words, names, 0, 0)))).toContain('You asked about B: the host nods.')
    expect(toldBy(storyOf(told, new Telling([], words, names, 0, 3)))).toContain('A asked about B: the host nods.')
  })

  it('places the last hunch of each seat at its step', () => {
    const hunches = [
      { seat: 2, choice: 0, at: 14 },
      { seat: 2, choice: 1, at: 15 },
      { seat: 3, choice: 1, at: 13 },
      { seat: 1, choice: -1, at: 14 },
      { seat: 3, choice: 2, at: 8 },
    ]
    const [, night] = storyOf(told, new Telling(hunches, words, names))
    expect(night?.items.map(item => item.small)).toEqual([['D suspected C.'], ['C and D suspected B.']])
    const [, mine] = storyOf(told, new Telling(hunches, words, names, 3))
    expect(mine?.items.map(item => item.small)).toEqual([['Suspected that night: C'], ['Suspected that night: B']])
  })

  it('leaves out a plan that is only called to mind, and a side that is still the same', () => {
    const night = (number: number, plan: number): [number, object][] => [
      all({ fact: 'night_began', number }),
      all({ fact: 'step_began', step: 'mafia', called: [] }),
      only(1, { fact: 'plan_recorded', nights: [plan, plan + 1, plan + 2], seats: [0, -1, -1], gang: 'mafia' }),
      all({ fact: 'step_ended', step: 'mafia' }),
      all({ fact: 'step_began', step: 'werewolf', called: [] }),
      only(2, { fact: 'side_told', seat: 2, side: 'red' }),
      all({ fact: 'step_ended', step: 'werewolf' }),
    ]
    const record = [...GAME.slice(0, 5), ...night(1, 2), ...night(2, 2)].map(([to, fact]) => ({ to, fact }) as Told)
    const lines = toldBy(storyOf(record, new Telling([], words, names)))
    expect(lines.filter(line => line.startsWith('The plan'))).toHaveLength(1)
    expect(lines.filter(line => line.startsWith('The side'))).toHaveLength(1)
    expect(lines.at(-1)).toBe('# Night 2')
  })

  it('says once when one of the dead is told what happened before', () => {
    const briefing = [3, 1, 2].map(i => ({ to: 2 ** 2, fact: GAME[i]![1] }) as Told)
    const record = [...told.slice(0, 18), ...briefing, ...told.slice(18)]
    const lines = toldBy(storyOf(record, new Telling([], words, names, 2)))
    expect(lines.filter(line => line.includes('sees everything'))).toHaveLength(1)
    expect(lines.filter(line => line.startsWith('The card of'))).toEqual(['The card of C: Resident.'])
    expect(toldBy(storyOf(record, new Telling([], words, names)))).toEqual(
      toldBy(storyOf(told, new Telling([], words, names))),
    )
  })
})
