// @vitest-environment happy-dom
// The desk: what stands on it, and what was told of a real box.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import Host from '../src/books/original/Host.svelte'
import { Inputs } from '../src/parts/desk/inputs.svelte'
import LastInputs from '../src/parts/desk/LastInputs.svelte'
import { lookAtAll } from '../src/parts/desk/looked.svelte'
import { speech } from '../src/words/words.svelte'
import { openRulebooks } from './described'
import { originalSeated, originalTable } from './original'

const people = ['A', 'B', 'C', 'D'].map((name, i) => ({ id: i + 1, name, language: 'en', at_desk: true }))

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('original')
})

async function shown(table: ReturnType<typeof originalTable>): Promise<string> {
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  const text = (target.textContent ?? '').replace(/\s+/g, ' ')
  await unmount(desk)
  return text
}

it('names nights in a plan, not the seats of the same numbers', async () => {
  const plan = [
    { kind: 'seat', seats: [0, 1, 2, 3] },
    { kind: 'number', least: 2, most: 3 },
  ]
  const corrections = [{ seat: 0, act: 'plan', slots: plan, idle: ['done'], asked: true }]
  const table = originalTable({ where: ['first_night', 'mafia'], night: 1 }, {
    corrections,
    table: { people },
  } as never)
  const text = await shown(table)
  for (const night of [2, 3]) expect(text).toContain(speech.now.say('desk-plan-for', { night }))
})

it('hands no cards round that people hold in their hands', async () => {
  const table = originalTable({ where: ['deal'] }, { table: { people } } as never)
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  expect(target.textContent).toContain(speech.now.say('desk-pass'))
  lookAtAll(table, 4) // the desk may be there before the answer to the deal
  flushSync()
  const text = target.textContent
  await unmount(desk)
  expect(text).not.toContain(speech.now.say('desk-pass'))
  expect(text).toContain(speech.now.say('host-ready', { left: 0, ready: 4, count: 4 }))
})

it('begins anew with each who is to put somebody on trial', async () => {
  const asked = (seat: number) => [
    { seat, act: 'nominate', slots: [{ kind: 'seat', seats: [1, 3] }], idle: ['pass'], asked: true },
  ]
  const where = ['day', 'discussion', 'nomination']
  const asks = [{ act: 'next', slots: [], idle: [], lapse: '', key: 'k', host: true }]
  const { table, news, done } = originalSeated({ where, speaker: 0 }, {
    asks,
    corrections: asked(0),
    table: { people },
  } as never)
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  const goOn = () => target.querySelector('.sill .btn--go')?.textContent
  expect(goOn()).toBe(speech.now.say('desk-next-nobody'))
  await vi.waitFor(() => {
    target.querySelector<HTMLElement>('[data-seat="1"]')?.click()
    flushSync()
    expect(goOn()).toBe(speech.now.say('host-act-next'))
  })
  done()
  news({ view: { speaker: 2 }, corrections: asked(2) } as never)
  flushSync()
  expect(goOn()).toBe(speech.now.say('desk-next-nobody'))
  await unmount(desk)
})

it('corrects the last input too if it has ended its call, and none that is asked anew', async () => {
  const made = { at: 0, step: '', act: 'nominate', args: [1], aims: [1] }
  const mends = async (asked: boolean) => {
    const corrections = [0, 2].map(seat => ({
      seat,
      act: 'nominate',
      slots: [{ kind: 'seat', seats: [1, 3] }],
      idle: ['pass'],
      asked,
    }))
    const table = originalTable({}, { corrections, table: { people } } as never)
    const inputs = new Inputs(table)
    inputs.all = [
      { ...made, moment: 'first', seat: 0 },
      { ...made, moment: 'second', seat: 2 },
    ]
    const target = document.createElement('div')
    const props = { table, inputs, moment: 'third', wordOf: String, onclose: () => {} }
    const sheet = mount(LastInputs, { target, props })
    flushSync()
    const found = [...target.querySelectorAll('li')].map(row => row.querySelector('button') !== null)
    await unmount(sheet)
    return found
  }
  expect(await mends(false)).toEqual([true, false])
  expect(await mends(true)).toEqual([false, false])
})

it('asks for whom the hands are before it takes any', async () => {
  const vote = (...seats: number[]) => {
    const slots = [{ kind: 'seat', seats }]
    const corrections = [0, 1].map(seat => ({ seat, act: 'vote', slots, idle: ['pass'], asked: true }))
    return shown(originalTable({ where: ['day', 'court', 'vote'] }, { corrections, table: { people } } as never))
  }
  const hands = speech.now.say('desk-why-hands')
  expect(await vote(2, 3)).not.toContain(hands)
  expect(await vote(2)).toContain(hands)
})
