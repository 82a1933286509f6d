import { HOST } from '../../line/wire'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../../locales'
import { openRulebooks } from '../../../tests/described'
import { bundleOf, Words } from '../../words/words.svelte'
import { drawn, EVERYTHING, Telling, type Told as AnyTold } from '../story'
import type { Fact } from './game'
import { houseOf, story, storyOf } from './story'
import * as wire from './wire'

type Told = AnyTold<Fact>

const words = new Words(
  bundleOf(
    'en',
    files('en', 'spytown')
      .map(file => readFileSync(file, 'utf8'))
      .join('\n'),
  ),
  wire,
)
const names = ['A', 'B', 'C', 'D']
const ALL = 2 ** (HOST + 2) - 1
const TO_HOST = 2 ** HOST
const all = (fact: object): Told => ({ to: ALL, fact }) as Told
const only = (seat: number, fact: object): Told => ({ to: TO_HOST + 2 ** seat, fact }) as Told

// A is the Agent and looks at B, the Mafioso; B chooses C, who is out; then B is voted out.
const GAME: Told[] = [
  all({
    fact: 'game_set',
    seats: [0, 1, 2, 3],
    settings: {},
    tokens: { mafioso: 1, agent: 1, policeman: 2 },
    cards: [],
    neutral: 0,
  }),
  only(0, { fact: 'own_token', me: 0, token: 'agent' }),
  only(1, { fact: 'own_token', me: 1, token: 'mafioso' }),
  all({ fact: 'turn_began', number: 1 }),
  all({ fact: 'step_began', step: 'agent_phase', seat: -1 }), // fact 4
  only(0, { fact: 'token_seen', me: 0, seat: 1, token: 'mafioso' }),
  all({ fact: 'step_ended', step: 'agent_phase' }),
  all({ fact: 'step_began', step: 'mafia_phase', seat: -1 }), // fact 7
  only(1, { fact: 'mafia_met', seats: [1] }),
  only(1, { fact: 'pointed', member: 1, seat: 3 }),
  only(1, { fact: 'signed', member: 1, sign: 'nod' }),
  only(1, { fact: 'pointed', member: 1, seat: 2 }),
  only(1, { fact: 'mafia_choice', seat: 2 }),
  all({ fact: 'step_ended', step: 'mafia_phase' }),
  all({ fact: 'step_began', step: 'police_phase', seat: -1 }),
  all({ fact: 'victim_named', seat: 2 }),
  all({ fact: 'eliminated', seat: 2, cause: 'mafia', token: 'policeman', card: '' }),
  all({ fact: 'step_began', step: 'discussion', seat: -1 }),
  all({ fact: 'said', seat: 0, text: 'It is B.' }),
  all({ fact: 'step_ended', step: 'discussion' }),
  all({
    fact: 'counted',
    ballot: 'preliminary_vote',
    voters: [0, 1, 3],
    votes: [1, 0, 1],
    seats: [0, 1],
    numbers: [1, 2],
  }),
  all({ fact: 'voted_out', seat: 1 }),
  all({ fact: 'eliminated', seat: 1, cause: 'vote', token: 'mafioso', card: '' }),
  all({ fact: 'game_over', winner: 'police', winners: [0, 2, 3] }),
  all({
    fact: 'final_reveal',
    dealt: ['agent', 'mafioso', 'policeman', 'policeman'],
    tokens: ['agent', 'mafioso', 'policeman', 'policeman'],
    cards: ['', '', '', ''],
    sides: ['police', 'mafia', 'police', 'police'],
  }),
]
const HUNCHES = [{ seat: 3, choice: 1, at: 8 }]

const lines = (eyes: number): string[] =>
  storyOf(GAME, new Telling(HUNCHES, words, names, eyes)).flatMap(chapter => [
    `# ${chapter.title}`,
    ...chapter.items.flatMap(item => [...item.lines, ...item.small, ...item.said]),
  ])

beforeAll(openRulebooks)

describe('the story', () => {
  it('has a floor for each turn, and a window goes dark when its player is out', () => {
    const house = houseOf(GAME)
    expect(house.floors).toEqual([{ kind: 'turn', number: 1 }])
    expect(drawn(house)).toBe('🟨🟥🟥🟨')
  })

  it('tells everything once: the choice and not each finger, the votes with their voters', () => {
    const told = lines(EVERYTHING)
    expect(told).toContain('A sees the token of B: Mafioso.')
    expect(told.filter(line => line === 'The Mafia have chosen C.')).toHaveLength(1)
    expect(told).not.toContain('B points at D.')
    expect(told).not.toContain('B nods.')
    expect(told).toContain('B: 2 (A, D)')
    expect(told).toContain('D suspected B.')
    expect(told).toContain('A: “It is B.”')
  })

  it('says with whose fall it turned', () => {
    const at = (fact: string): string =>
      story.turn!(GAME, GAME.map(one => one.fact.fact).lastIndexOf(fact as never), new Telling([], words, names))
    expect(at('eliminated')).toBe('Turn 1: B (Mafioso) leaves the city.')
    expect(at('said')).toBe('')
  })

  it('tells a seat only what it learned', () => {
    const told = lines(3)
    expect(told).not.toContain('A sees the token of B: Mafioso.')
    expect(told.filter(line => line === 'The Mafia have chosen C.')).toHaveLength(1) // by the naming at dawn
    expect(told.join()).not.toContain('Awake as Mafia')
    expect(told).toContain('Suspected that night: B')
  })
})

describe('the odds and the bots of a game', () => {
  it('have words for their turns, sides and questions', () => {
    expect(words.say('turn-title', { number: 2 })).toBe('Turn 2')
    expect(story.side!('police')).toMatchObject({ icon: 'town', hue: 'blue' })
    expect(words.say('spy-mind-asks', { word: words.say('token-agent') })).toBe('Thought: who is it? Agent')
    expect(Object.keys(story.mind!('agent'))).toEqual(['asks', 'about'])
  })
})
