// @vitest-environment happy-dom
// A real box and no phones: whoever leads enters also that the Godfather gives up, and who names the next one.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { speech } from '../../words/words.svelte'
import Entries from './Entries.svelte'
import type { Fact, Table, View } from './game'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('cuba')
})

const people = ['Q', 'R', 'S', 'T'].map((name, i) => ({ id: i + 1, name, language: 'en', at_desk: true }))

/** What is sent for these taps in the sheet, one after the other. */
async function entered(corrections: object[], ...taps: string[]) {
  const view = { where: ['investigation'], living: [0, 1, 2, 3], assisted: true, godfather: 2 } as unknown as View
  const lead = [{ act: 'error', slots: [{ kind: 'seat', seats: [0, 1] }], idle: [], lapse: '' }]
  const you = { id: 0, seat: -1, host: false, creator: true, lead }
  const { table, sent } = seated<Fact, View>('cuba', { view, you, corrections, table: { people } } as never)
  const target = document.createElement('div')
  document.body.append(target)
  const shown = mount(Entries, { target, props: { table: table as Table } })
  for (const words of [speech.now.say('cuba-enter'), ...taps]) {
    flushSync()
    const found = [...document.querySelectorAll('button')].filter(one => one.textContent.trim() === words)
    found[0]?.click()
  }
  await unmount(shown)
  target.remove()
  return sent()
}

it('enters who is to be the next Godfather, for each who has no phone', async () => {
  const vote = (seat: number, ...seats: number[]) => ({
    seat,
    act: 'vote_next',
    slots: [{ kind: 'seat', seats }],
    idle: [],
    asked: true,
  })
  expect(await entered([vote(0, 1), vote(1, 0, 3)], '2 R', '4 T')).toMatchObject([
    { do: 'answer', act: 'correct', args: [1, 'vote_next', 3], host: true },
  ])
  expect(await entered([vote(0, 3)], '4 T')).toMatchObject([{ args: [0, 'vote_next', 3] }])
})

it('enters that the Godfather gives up, after a second tap', async () => {
  const concede = { seat: 2, act: 'concede', slots: [], idle: [], asked: true }
  const word = speech.now.say('act-concede')
  expect(await entered([concede], word)).toEqual([])
  expect(await entered([concede], word, word)).toMatchObject([{ act: 'correct', args: [2, 'concede'], host: true }])
})
