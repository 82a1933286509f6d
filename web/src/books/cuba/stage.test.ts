// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import type { Fact } from './game'
import stage from './stage'

beforeAll(openRulebooks)

const facts = (...kinds: string[]): Fact[] =>
  kinds.map(fact => ({ fact, seat: 1, saw_diamonds: [-1, 13, 9], winners: [] })) as unknown as Fact[]
const scenes = (told: Fact[], from = 0) => stage.scenes(told, from).map(({ kind, at, ms }) => [kind, at, ms])

describe('an accusation that is told with all that comes of it', () => {
  it('is first a breath, in which nothing has come out of the pockets', () => {
    const told = facts('accused', 'revealed', 'diamonds_returned', 'eliminated', 'game_over', 'final_reveal')
    expect(scenes(told)).toEqual([
      ['breath', 1, 4000],
      ['loot', 4, 7000],
      ['over', 5, 6000],
    ])
  })
  it('shows the accused alone, then the Thieves who are left when the Godfather is out', () => {
    const told = facts('accused', 'revealed', 'eliminated', 'revealed', 'revealed', 'game_over')
    expect(scenes(told)).toEqual([
      ['breath', 1, 4000],
      ['loot', 3, 7000],
      ['thieves', 5, 7000],
      ['over', 6, 6000],
    ])
  })
  it('is a shot, if there was one', () => {
    const told = facts('said', 'accused', 'bang', 'revealed', 'revealed', 'eliminated', 'eliminated', 'said')
    expect(scenes(told, 1)).toEqual([
      ['breath', 2, 4000],
      ['bang', 7, 8000],
    ])
  })
})

it('shows nobody with empty pockets who has only taken too long, while the box is on its way (CUBA-1320)', () => {
  const empty = { fact: 'revealed', seat: 1, diamonds: 0, tokens: [] } as unknown as Fact
  const late = [...facts('box_passed'), empty, ...facts('eliminated', 'box_passed')]
  expect(scenes(late)).toEqual([['news', 3, 5000]])
  expect(scenes([...facts('investigation_opened'), empty, ...facts('eliminated')], 1)).toEqual([['loot', 3, 7000]])
  const table = (...where: string[]) => ({ where, phase: 'game' }) as never
  expect(stage.theme(table('theft'), 'news')).toBe('night')
  expect(stage.theme(table('investigation'), 'news')).toBe('day')
})

it('tells the way of the box only once the end stands, and only where somebody has seen it', () => {
  const epilogue = (...kinds: string[]) => stage.epilogue?.({ facts: facts(...kinds) } as never)
  expect(epilogue('game_over')).toBeUndefined()
  expect(epilogue('game_over', 'final_reveal')).toEqual({ kind: 'journey', ms: 7500 })
  expect(scenes(facts('final_reveal'))).toEqual([])
  const unseen = { fact: 'final_reveal', saw_diamonds: [-1, -1] } as Fact
  expect(stage.epilogue?.({ facts: [unseen] } as never)).toBeUndefined()
})

it('says who goes with shut pockets', () => {
  expect(scenes(facts('revealed', 'eliminated', 'said', 'eliminated', 'last_reveals'), 2)).toEqual([['news', 4, 5000]])
})

it('says who is the next Godfather', () => {
  expect(scenes(facts('game_over', 'next_godfather'), 1)).toEqual([['news', 2, 5000]])
})

it('stands still between two things that happen', () => {
  const at = (...where: string[]): string => stage.standing({ where, view: { where } } as never)
  expect([at('investigation'), at('investigation', 'bang_window'), at('over', 'next_vote'), at('theft')]).toEqual([
    'question',
    'breath',
    'next',
    'box',
  ])
})

it('plays nothing again of what is told anew when the host has taken something back (CUBA-1419)', () => {
  expect(facts('accused', 'corrected', 'revealed').map(fact => stage.tellsAnew?.(fact))).toEqual([false, true, false])
})
