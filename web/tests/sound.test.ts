// @vitest-environment happy-dom
// The sound of the table screen: one tap turns it off or on, and it is remembered; nothing is heard before a touch.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import TableScreen from '../src/screens/TableScreen.svelte'
import { read } from '../src/shell/keep'
import { narrator } from '../src/words/narrator.svelte'
import Host from '../src/books/original/Host.svelte'
import { originalTable } from './original'
import { seated } from './seated'

/** The browser's loudspeaker. */
class Sound {
  static resumes: () => void
  readonly currentTime = 0
  resume = (): void => Sound.resumes()
  createOscillator = (): object => ({ frequency: {}, connect: () => ({ connect: () => {} }), start() {}, stop() {} })
  createGain = (): object => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
  })
}

let screen: Record<string, unknown>

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')))
})
afterEach(async () => {
  await unmount(screen)
  narrator.stop()
  vi.unstubAllGlobals()
})

function open(): HTMLButtonElement {
  const { table } = seated('coins', {})
  screen = mount(TableScreen, { target: document.body, props: { table: table as never } })
  flushSync()
  return document.querySelector<HTMLButtonElement>('button.iconbtn')!
}

it('is turned on and off by one tap, and remembered', () => {
  const button = open()
  expect([narrator.isOn, read('citysleeps.sound', false)]).toEqual([false, false])
  button.click()
  expect([narrator.isOn, read('citysleeps.sound', false)]).toEqual([true, true])
  button.click()
  expect([narrator.isOn, read('citysleeps.sound', true)]).toEqual([false, false])
})

it('is on again after the first touch, where it was on before', () => {
  localStorage.setItem('citysleeps.sound', 'true')
  open()
  expect(narrator.isOn).toBe(false)
  const heard: string[] = []
  vi.stubGlobal('AudioContext', Sound)
  Sound.resumes = () => heard.push('resumed')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect([narrator.isOn, heard]).toEqual([false, []]) // WebKit allows no sound yet
  document.body.dispatchEvent(new Event('click', { bubbles: true }))
  expect([narrator.isOn, heard]).toEqual([true, ['resumed']])
  narrator.chime('dawn')
  expect(heard.length).toBe(2)
})

it('stays off at a touch, where it was off before', () => {
  open()
  document.body.dispatchEvent(new Event('click', { bubbles: true }))
  expect(narrator.isOn).toBe(false)
})

it('is turned on, and not off again, by a first tap on the loudspeaker', () => {
  localStorage.setItem('citysleeps.sound', 'true')
  const button = open()
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button.click()
  expect(narrator.isOn).toBe(true)
})

it('may begin at the desk within any touch, and is not made by a clock that ends later', () => {
  const heard: string[] = []
  vi.stubGlobal('AudioContext', Sound)
  Sound.resumes = () => heard.push('resumed')
  const people = ['A', 'B', 'C', 'D'].map((name, i) => ({ id: i + 1, name, language: 'en', at_desk: true }))
  const table = originalTable({ where: ['day', 'discussion', 'speech'] }, { table: { people } } as never)
  screen = mount(Host, { target: document.body, props: { table, onmenu: () => {} } })
  flushSync()
  expect(heard).toEqual([])
  document.body.click()
  expect([heard, narrator.isOn]).toEqual([['resumed'], false]) // this device still says nothing to the table
})
