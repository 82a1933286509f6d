// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { speech } from '../../words/words.svelte'
import { setup } from './lobby'

beforeAll(async () => {
  await speech.speak('en')
  await openRulebooks()
  await speech.open('cuba')
  speech.book = () => 'cuba'
})

it('names who wins by each ending, as a host would say it', () => {
  const endings = ['diamonds_recovered', 'agent_accused', 'godfather_eliminated', 'cleaner_shot_agent']
  expect(endings.map(setup.side)).toEqual(['The Godfather', 'An Agent', 'The Thieves', 'The Cleaner'])
})
