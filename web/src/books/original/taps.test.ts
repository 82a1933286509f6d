// @vitest-environment happy-dom
// What whoever leads taps while the network is gone: nothing of it is lost, nothing is done twice, nothing comes too late.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { originalSeated } from '../../../tests/original'
import Host from './Host.svelte'
import HostSheet from './HostSheet.svelte'
import type { Command } from '../../line/wire'
import { speech } from '../../words/words.svelte'
import { tapsOf } from '../../parts/host/taps.svelte'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('original')
})
beforeEach(() => localStorage.clear())

const people = ['A', 'B', 'C', 'D'].map((name, i) => ({ id: i + 1, name, language: 'en', at_desk: true }))
const ask = (act: string, seats?: number[]) => ({
  act,
  slots: seats ? [{ kind: 'seat', seats }] : [],
  idle: [],
  lapse: '',
  key: 'then',
  host: true,
})

/** Somebody speaks. */
function speaking() {
  const view = { where: ['day', 'discussion', 'speech'], speaker: 1, floor: 1 }
  const asks = [ask('next'), ask('warn', [0, 1, 2, 3]), ask('silence', [1])]
  const you = { id: 0, seat: -1, host: true, creator: true }
  return originalSeated(view, { asks, you, table: { people } } as never)
}

const acts = (commands: Command[]): string[] =>
  commands.flatMap(one =>
    one.do === 'answer' ? [[one.act, ...(one.args ?? []), one.key].join(' ')]
    : one.do === 'pause' ? ['pause']
    : [],
  )

async function shown(table: ReturnType<typeof speaking>['table'], led: (desk: HTMLElement) => Promise<void>) {
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  await led(target)
  await unmount(desk)
}

const press = (target: HTMLElement, what: string) => {
  target.querySelector<HTMLElement>(what)?.click()
  flushSync()
}

it('keeps a warning and going on until the network is back, in their order', async () => {
  const { table, sent, gone, back } = speaking()
  await shown(table, async desk => {
    gone()
    flushSync()
    await vi.waitFor(() => {
      if (!tapsOf(table).findAct('warn')) press(desk, '[data-warn="2"]')
      expect(tapsOf(table).findAct('warn')).toBeDefined() // right after a change a tap is a slip
    })
    expect(desk.querySelector('[data-warn="2"] .times')?.textContent).toBe('!')
    press(desk, '.sill .btn--go')
    expect(desk.textContent).toContain(speech.now.say('desk-kept', { count: 2 }))
    for (let i = 0; i < 2; i++) press(desk, '[data-warn="1"]')
    press(desk, '.btn--against')
    expect(tapsOf(table).waiting.length).toBe(2) // nothing more is taken and then refused
    expect(acts(sent())).toEqual([])
    expect(acts(await back())).toEqual(['warn 2 then', 'next then'])
  })
})

it('goes on once however often it is tapped, and takes it back as long as it was never sent', async () => {
  const { table, gone, back } = speaking()
  await shown(table, async desk => {
    gone()
    flushSync()
    const goOn = () => press(desk, '.sill .btn--go')
    const takeBack = () =>
      [...desk.querySelectorAll('button')].find(one => one.textContent.includes(speech.now.say('desk-kept-back')))
    await vi.waitFor(() => {
      goOn()
      expect(takeBack()).toBeDefined()
    })
    goOn()
    expect(tapsOf(table).waiting.length).toBe(1)
    takeBack()?.click()
    flushSync()
    expect([tapsOf(table).waiting.length, takeBack()]).toEqual([0, undefined])
    expect(acts(await back())).toEqual([])
    flushSync()
    goOn()
    gone()
    flushSync()
    expect([tapsOf(table).waiting.length, takeBack()]).toEqual([1, undefined]) // the table may have it
  })
})

it('keeps what is done about a player, and pausing, and sends it from a page that is loaded again', async () => {
  const { table, sent, gone } = speaking()
  gone()
  const target = document.createElement('div')
  const onclose = vi.fn()
  const sheet = mount(HostSheet, { target, props: { table, seat: 3, onclose } })
  flushSync()
  const button = (id: string) =>
    [...target.querySelectorAll('button')].find(one => one.textContent === speech.now.say(id))
  button('host-act-warn')?.click()
  expect(onclose).toHaveBeenCalled()
  await unmount(sheet)
  void tapsOf(table).tap({ do: 'pause' })
  expect(acts(sent())).toEqual([])
  const again = speaking()
  tapsOf(again.table)
  expect(acts(again.sent())).toEqual(['warn 3 then', 'pause'])
})
