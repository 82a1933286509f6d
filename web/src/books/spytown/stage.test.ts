// @vitest-environment happy-dom
// What the table screen plays of a game of `spytown`.
import { beforeAll, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { VIEW } from '../../../tests/spytown'
import type { Fact, View } from './game'
import { newsOf } from './news'
import play from './stage'

const card = (name: string): Fact => ({ fact: 'card_played', seat: 0, card: name, target: 1 })
const SHOT: Fact = { fact: 'shot', shooter: 0, target: 1, cause: 'shot_round_corner' }

beforeAll(openRulebooks)

it('tells of a shot once, and not of its card before', () => {
  const facts: Fact[] = [{ fact: 'step_began', step: 'discussion', seat: -1 }, card('shot_round_corner'), SHOT]
  const scenes = (all: Fact[]): string[] => play.scenes(all, 0).map(({ kind, at }) => `${kind} ${at}`)
  expect(scenes(facts)).toEqual(['news 3'])
  expect(scenes([facts[0]!, card('wiretap')])).toEqual(['news 2'])
  const { table } = seated<Fact, View>('spytown', { facts, view: VIEW })
  expect(newsOf(table)).toEqual(['{shot}'])
})
