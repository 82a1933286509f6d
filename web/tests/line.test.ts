// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from '../src/line/line'
import type { Message } from '../src/line/wire'
import { FarEnd } from './seated'

const heard: Message[] = []
let line: Line

beforeEach(() => {
  vi.stubGlobal('WebSocket', FarEnd)
  heard.length = 0
  line = new Line('ws://table', {
    hello: () => ({}),
    hear: message => heard.push(message),
    there: () => {},
    old: () => {},
  })
})
afterEach(() => {
  line.close()
  vi.unstubAllGlobals()
})

test('a frame of the night has any number of messages, or only blanks', () => {
  const far = FarEnd.last
  far.onmessage({ data: '{"say":"welcome"}' })
  far.onmessage({ data: ' '.repeat(2048) })
  far.onmessage({ data: '{"say":"news","n":1}\n{"say":"news","n":2}'.padEnd(2048) })
  expect(heard.map(message => ('n' in message ? message.n : 0))).toEqual([0, 1, 2])
})

test('an act, a hunch and a word in Russian are of one length on their way', () => {
  const far = FarEnd.last
  far.onmessage({ data: '{"say":"welcome"}' })
  void line.send({ do: 'answer', act: 'check', args: [3], key: '17.4' })
  void line.send({ do: 'hunch', seat: -1 })
  void line.send({ do: 'answer', act: 'write', args: ['Да'] })
  const sizes = far.heard.map(text => new TextEncoder().encode(text).length)
  expect(sizes).toEqual([256, 256, 256])
})

test('whoever is sent elsewhere goes at once; where there is nobody he waits between two tries', () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1)
  const first = FarEnd.last
  first.onmessage({ data: '{"say":"welcome"}' })
  first.onclose({ code: 1012 })
  vi.advanceTimersByTime(1)
  const second = FarEnd.last
  expect(second).not.toBe(first)
  second.onclose({ code: 1012 })
  vi.advanceTimersByTime(100)
  expect(FarEnd.last).toBe(second)
  vi.advanceTimersByTime(1000)
  expect(FarEnd.last).not.toBe(second)
  vi.useRealTimers()
})

test('a line that breaks is not tried again at once', () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1)
  const first = FarEnd.last
  first.onmessage({ data: '{"say":"welcome"}' })
  first.onclose({ code: 1006 })
  vi.advanceTimersByTime(100)
  expect(FarEnd.last).toBe(first)
  vi.useRealTimers()
})

test('what waits for the connection can be taken back, and what may have reached the table cannot', () => {
  const far = FarEnd.last
  void line.send({ do: 'pause' }, 'waits')
  void line.send({ do: 'resume' }, 'too')
  expect([line.withdraw('waits'), line.withdraw('waits')]).toEqual([true, false])
  far.onmessage({ data: '{"say":"welcome"}' })
  expect(far.heard.map(text => (JSON.parse(text) as { id: string }).id)).toEqual(['too'])
  void line.send({ do: 'pause' }, 'sent')
  expect([line.withdraw('too'), line.withdraw('sent')]).toEqual([false, false])
})
