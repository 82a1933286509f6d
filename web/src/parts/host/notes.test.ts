// @vitest-environment happy-dom
// What whoever leads writes is sent as it is typed, waits without a connection, and comes back to this person alone.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { seated } from '../../../tests/seated'
import { speech } from '../../words/words.svelte'
import OwnNotes from './OwnNotes.svelte'

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
})
beforeEach(() => localStorage.clear())

const you = (notes?: string) => ({ id: 1, seat: -1, host: true, creator: true, ...(notes && { notes }) })

function open(table: ReturnType<typeof seated>['table']) {
  const target = document.createElement('div')
  const sheet = mount(OwnNotes, { target, props: { table } })
  flushSync()
  const field = target.querySelector('textarea')!
  const write = (text: string): void => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
  }
  return { field, write, close: () => unmount(sheet) }
}

it('shows what was kept, and sends what is written when it is closed, once', async () => {
  const { table, sent } = seated('book', { you: you('B taps his glass.') })
  const { field, write, close } = open(table)
  expect(field.value).toBe('B taps his glass.')
  write('B taps his glass. C too.')
  expect(sent()).toEqual([])
  field.dispatchEvent(new Event('blur'))
  await close()
  expect(sent()).toMatchObject([{ do: 'jot', text: 'B taps his glass. C too.' }])
})

it('sends nothing if nothing was written', async () => {
  const { table, sent } = seated('book', { you: you('B') })
  await open(table).close()
  expect(sent()).toEqual([])
})

it('keeps the last of them while the network is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { table, gone, back } = seated('book', { you: you() })
  gone()
  const { write, close } = open(table)
  write('one')
  vi.runOnlyPendingTimers()
  write('one, two')
  await close()
  vi.useRealTimers()
  const again = open(table)
  expect(again.field.value).toBe('one, two')
  await again.close()
  expect(await back()).toMatchObject([{ do: 'jot', text: 'one, two' }])
})
