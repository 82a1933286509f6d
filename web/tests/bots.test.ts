// @vitest-environment happy-dom
// A bot is called in the language of whoever looks, and a person as he has typed it.

import { expect, it } from 'vitest'
import { speech } from '../src/words/words.svelte'
import { seated } from './seated'

const bot = (id: number, thing: number): object => ({
  id,
  name: 'Lantern (bot)',
  language: 'en',
  bot: 'careful',
  thing,
})

it('says what a bot is called in my language', async () => {
  const people = [{ id: 1, name: 'Lantern', language: 'en' }, bot(2, 1), bot(3, 28), bot(4, 0)]
  const { table } = seated('', { table: { people } })
  await speech.speak('pl')
  expect(table.told).toEqual(['Lantern', 'Latarnia', 'Tramwaj 2', 'Lantern (bot)'])
  await speech.speak('ru')
  expect(table.told).toEqual(['Lantern', 'Фонарь', 'Трамвай 2', 'Lantern (bot)'])
})
