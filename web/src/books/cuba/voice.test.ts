// @vitest-environment happy-dom
// What is heard when the host takes something back.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import Voice from '../../parts/room/Voice.svelte'
import { narrator } from '../../words/narrator.svelte'
import { speech } from '../../words/words.svelte'
import { faces } from '../faces.svelte'
import type { Fact, View } from './game'

const REVEALED = { fact: 'revealed', seat: 2, diamonds: 3, tokens: [] } as Fact
const RETURNED = { fact: 'diamonds_returned', seat: 2, number: 3, total: 3 } as Fact
const CORRECTED = { fact: 'corrected', seat: 1, act: 'accuse' } as Fact

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await faces.open('cuba')
  speech.book = () => 'cuba'
}, 60_000)

it('says that it is taken back, and not again what is told anew (CUBA-1419)', async () => {
  const said = vi.spyOn(narrator, 'say')
  narrator.start('en')
  const { table, news } = seated<Fact, View>('cuba', { view: { where: ['investigation'] } as never })
  const voice = mount(Voice, { target: document.body, props: { table: table as never } })
  onTestFinished(async () => {
    await unmount(voice)
    narrator.stop()
    vi.restoreAllMocks()
  })
  flushSync()
  await vi.waitFor(() => {
    said.mockClear()
    news({ facts: [REVEALED] })
    flushSync()
    expect(said).toHaveBeenCalled()
  })
  said.mockClear()
  news({ facts: [CORRECTED, REVEALED, RETURNED] })
  flushSync()
  expect(said.mock.calls.flatMap(([lines]) => lines)).toEqual([speech.now.tell(CORRECTED, table.told, -1)])
})
