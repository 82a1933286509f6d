// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { originalTable } from '../../../tests/original'
import { moment } from '../../table/moment.svelte'
import { speech } from '../../words/words.svelte'
import { lookOf } from './screen'

beforeAll(openRulebooks)

it('does not say that the game is over as long as the last verdict is seen', () => {
  const table = originalTable({ where: ['game_over'], day: 2 }, { table: { phase: 'over' } })
  moment.seeLast()
  expect(lookOf(table).title).toBe(speech.now.say('day-title', { number: 2 }))
  moment.end()
  expect(lookOf(table).title).toBe(speech.now.say('phase-game-over'))
})
