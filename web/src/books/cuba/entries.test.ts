// @vitest-environment happy-dom
// A real box and no phones: whoever leads enters also that the Godfather gives up, and who names the next one.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
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
  speech.book = () => 'cuba'
})

const people = ['Q', 'R', 'S', 'T'].map((name, i) => ({ id: i + 1, name, language: 'en', at_desk: true }))

const seat = (...seats: number[]) => ({ kind: 'seat', seats })
const word = (...words: string[]) => ({ kind: 'word', words })
const correct = (...slots: object[]) => ({ act: 'correct', slots, idle: [], lapse: '', key: '', host: true })

type Then = (far: Pick<ReturnType<typeof seated>, 'say' | 'sent'>) => unknown

/** What is sent for these taps in the sheet, one after the other, of somebody who plays in this seat or in none. */
async function entered(me: number, may: object[], ...taps: (string | Then)[]) {
  const view = { where: ['investigation'], living: [0, 1, 2, 3], assisted: true, godfather: 2 } as unknown as View
  const lead = [{ act: 'error', slots: [seat(0, 1)], idle: [], lapse: '' }, ...may]
  const you = { id: 0, seat: me, host: false, creator: true, lead }
  const { table, sent, say } = seated<Fact, View>('cuba', { view, you, table: { people } } as never)
  const target = document.createElement('div')
  document.body.append(target)
  const shown = mount(Entries, { target, props: { table: table as Table } })
  for (const words of [speech.now.say('cuba-enter'), ...taps]) {
    flushSync()
    if (typeof words === 'function') {
      await words({ say, sent })
      continue
    }
    const found = [...document.querySelectorAll('button')].filter(one => one.textContent.trim() === words)
    found[0]?.click()
  }
  await unmount(shown)
  target.remove()
  return sent()
}

const ANYWHERE = [-1, 3] // who leads sits nowhere, or plays

it.each(ANYWHERE)('enters who is to be the next Godfather, for each who has no phone, from seat %i', async me => {
  const vote = (...winners: number[]) => correct(seat(...winners), word('vote_next'), seat(0, 1, 2, 3))
  expect(await entered(me, [vote(0, 1)], '2 R', '4 T')).toMatchObject([
    { do: 'answer', act: 'correct', args: [1, 'vote_next', 3], host: true },
  ])
  expect(await entered(me, [vote(0)], '4 T')).toMatchObject([{ args: [0, 'vote_next', 3] }])
})

it.each(ANYWHERE)('enters that the Godfather gives up, after a second tap, from seat %i', async me => {
  const may = [correct(seat(2), word('accuse'), seat(0, 1)), correct(seat(2), word('concede'))]
  const words = speech.now.say('cuba-enter-concede')
  expect(await entered(me, may, words)).toEqual([])
  expect(await entered(me, may, words, words)).toMatchObject([{ act: 'correct', args: [2, 'concede'], host: true }])
})

it('asks at a shot who has fired, and at an accusation whom', async () => {
  const may = [correct(seat(2), word('accuse'), seat(0, 1)), { act: 'bang', slots: [seat(0, 1)], idle: [], lapse: '' }]
  const asked = async (tap: string) => {
    let found = ''
    await entered(-1, may, tap, () => (found = document.body.textContent ?? ''))
    return found
  }
  expect(await asked(speech.now.say('cuba-enter-accuse'))).toContain(
    speech.now.say('cuba-enter-who', { act: 'accuse' }),
  )
  expect(await asked(speech.now.say('host-act-bang'))).toContain(speech.now.say('cuba-enter-who', { act: 'bang' }))
})

it('says before an entry is taken back what is no longer true then', async () => {
  const undo = { act: 'undo', slots: [], idle: [], lapse: '' }
  const words = speech.now.say('host-act-undo')
  let shown: string[] = []
  const sent = await entered(
    -1,
    [undo],
    words,
    async ({ say, sent }) => {
      const asked = sent().slice(-1)[0]
      expect(asked).toMatchObject({ do: 'foresee', act: 'undo', args: [] })
      say({ say: 'foreseen', id: asked!.id, told: [], unsaid: [{ fact: 'stolen_noted', number: 5 }] })
      say({ say: 'done', id: asked!.id })
      await vi.waitFor(() => {
        flushSync()
        shown = [...document.querySelectorAll('.then s')].map(one => one.textContent)
        expect(shown).toHaveLength(1)
      })
    },
    words,
  )
  expect(shown[0]).toContain('5')
  expect(sent.slice(-1)).toMatchObject([{ do: 'answer', act: 'undo', args: [], host: true }])
})
