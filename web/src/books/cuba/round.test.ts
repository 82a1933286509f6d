// @vitest-environment happy-dom

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { speech } from '../../words/words.svelte'
import type { Fact, Table, View } from './game'
import Round from './Round.svelte'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
})

it('says of a real box who the Godfather is and who takes it first', async () => {
  const view = {
    where: ['theft'],
    living: [0, 1, 2, 3],
    left: [],
    calls: [],
    prompts: [],
    terms: {},
    own: {},
    assisted: true,
    godfather: 2,
    first_player: 3,
    last_player: 1,
    holder: 2,
    order: [3, 0, 1],
    mix: {},
    claims: [],
    revealed: [],
    roles: [],
    compensated: [],
    out: [],
  } as unknown as View
  const { table } = seated<Fact, View>('cuba', { view, seats: ['Q', 'R', 'S', 'T'] })
  const said = vi.spyOn(speech.now, 'say')
  const target = document.createElement('div')
  const round = mount(Round, { target, props: { table: table as Table, onmenu: () => {} } })
  flushSync()
  await unmount(round)
  const line = said.mock.calls.find(([id]) => id === 'cuba-real-fill')
  expect(line?.[1]).toMatchObject({ godfather: 'S', first: 'T' })
})
