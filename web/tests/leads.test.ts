// @vitest-environment happy-dom
// Every phone shows who leads, but that of whoever does.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { faces } from '../src/books/faces.svelte'
import Head from '../src/parts/phases/Head.svelte'
import { NOW } from '../src/parts/phases/Now.svelte'
import Menu from '../src/screens/Menu.svelte'
import TableScreen from '../src/screens/TableScreen.svelte'
import { leaderOf } from '../src/table/lead'
import type { Table } from '../src/table/table.svelte'
import { speech } from '../src/words/words.svelte'
import { openRulebooks } from './described'
import { originalTable } from './original'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('original')
  await faces.open('original')
})

afterEach(() => void vi.unstubAllGlobals())

const Z = { id: 9, name: 'Z', language: 'en' }
const people = [...['A', 'B', 'C', 'D'].map((name, i) => ({ id: i + 1, name, language: 'en' })), Z]
const led = (by: object, more: object = {}, view: object = {}) =>
  originalTable(view, { table: { people, ...by }, ...more } as never) as unknown as Table

async function head(table: Table): Promise<string> {
  const target = document.createElement('div')
  const shown = mount(Head, { target, props: { title: 'Day 1', step: 'Talk' }, context: new Map([[NOW, () => table]]) })
  flushSync()
  const text = target.querySelector('small')?.textContent ?? ''
  await unmount(shown)
  return text.trim()
}

it('names a person without a card, by day and by night, to everybody else', async () => {
  expect(await head(led({ host: 9 }))).toBe('Talk · Host: Z')
  expect(await head(led({ host: 9 }, { you: { id: 9, seat: -1, host: true, creator: false } }))).toBe('Talk')
})

it('names a player who hosts until somebody is out, and nobody where the software does', async () => {
  expect(await head(led({ host: 0 }, {}, { temporary_host: 2 }))).toBe('Talk · Host: C')
  expect(await head(led({ host: 0 }, {}, { host: 1 }))).toBe('Talk · Host: B')
  expect(await head(led({ host: 0 }))).toBe('Talk')
  expect(leaderOf(led({ host: 9, phase: 'lobby' }))).toBe('')
})

it('stands in the menu too, also that the software hosts', async () => {
  for (const [host, words] of [
    [9, 'Host: Z'],
    [0, 'Software hosts'],
  ] as const) {
    const target = document.createElement('div')
    document.body.append(target)
    const menu = mount(Menu, { target, props: { table: led({ host }), onclose: () => {} } })
    flushSync()
    expect(document.body.textContent).toContain(words)
    await unmount(menu)
    target.remove()
  }
})

it.each([
  ['lobby', { advice: { host: 'human', settings: {}, least: 6, most: 12 } }],
  ['game', {}],
])('stands on the table screen (%s)', async (phase, more) => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
  const target = document.createElement('div')
  document.body.append(target)
  const table = led({ host: 9, phase, ...more }, {}, { where: ['day', 'discussion', 'speech'] })
  const screen = mount(TableScreen, { target, props: { table } })
  flushSync()
  expect(target.textContent).toContain('Host: Z')
  await unmount(screen)
  target.remove()
})

it('stands in every scene of the table screen', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
  const target = document.createElement('div')
  document.body.append(target)
  const table = led({ host: 9 }, {}, { where: ['deal'] })
  await faces.of(table)!.stage!()
  const screen = mount(TableScreen, { target, props: { table } })
  await vi.waitFor(() => expect(target.querySelector('.scene')).not.toBeNull())
  expect(target.querySelector('.scene__head')?.textContent).toContain('Host: Z')
  await unmount(screen)
  target.remove()
})
