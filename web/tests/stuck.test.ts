import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Line } from '../src/line/line'

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    sockets.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
  }

  connect(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  get pings(): number {
    return this.sent.filter(text => text.includes('"ping"')).length
  }
}

let sockets: Socket[] = []
let heard: Record<string, () => void> = {}
let there: boolean[] = []
let old: number[] = []
let line: Line
const newest = (): Socket => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  heard = {}
  there = []
  old = []
  const addEventListener = (name: string, listener: () => void): void => void (heard[name] = listener)
  const removeEventListener = (): void => {}
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('removeEventListener', removeEventListener)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener })
  vi.advanceTimersByTime(1) // a browser's clock never stands at zero
  line = new Line('ws://table', {
    hello: () => ({}) as never,
    hear: () => {},
    there: is => there.push(is),
    old: since => old.push(since),
  })
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function leave(): void {
  vi.stubGlobal('document', { visibilityState: 'hidden', removeEventListener: () => {} })
  heard.visibilitychange?.()
}

function come(): void {
  vi.stubGlobal('document', { visibilityState: 'visible', removeEventListener: () => {} })
  heard.visibilitychange?.()
}

function welcome(socket: Socket): void {
  socket.connect()
  socket.say({ say: 'welcome' })
}

it('drops a line that never opens, and tries another', () => {
  vi.advanceTimersByTime(6000)
  expect(sockets.length).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(sockets.length).toBe(2)
  expect(sockets[0]?.readyState).toBe(3)
})

it('drops a line that opens and is never welcome', () => {
  newest().connect()
  vi.advanceTimersByTime(8000)
  expect(sockets.length).toBe(2)
})

it('keeps a line that is welcome late, but in time', () => {
  vi.advanceTimersByTime(5500)
  welcome(newest())
  vi.advanceTimersByTime(10_000)
  expect(sockets.length).toBe(1)
  expect(there).toEqual([true])
})

it('asks at once whether anybody is there when the page is seen again', () => {
  welcome(newest())
  heard.visibilitychange?.()
  expect(newest().pings).toBe(1)
  heard.online?.()
  expect(newest().pings).toBe(1)
  vi.advanceTimersByTime(200)
  newest().say({ say: 'done', id: 'any' })
  vi.advanceTimersByTime(4000)
  expect(sockets.length).toBe(1)
})

it('tries another line within a second when the old one does not answer, and keeps that', () => {
  welcome(newest())
  leave()
  expect(old.at(-1)).toBe(Infinity)
  vi.advanceTimersByTime(20_000)
  come()
  expect(old.at(-1)).toBe(Date.now())
  vi.advanceTimersByTime(400)
  expect(sockets.length).toBe(2)
  expect([there.at(-1), old.at(-1)]).toEqual([false, Date.now() - 400])
  welcome(newest())
  expect([there.at(-1), old.at(-1)]).toEqual([true, 0])
  expect(sockets[0]?.readyState).toBe(3)
  vi.advanceTimersByTime(10_000)
  expect(sockets.length).toBe(2)
})

it('keeps the old line if it answers first, although late', () => {
  welcome(newest())
  leave()
  come()
  vi.advanceTimersByTime(400)
  sockets[0]?.say({ say: 'done', id: 'any' })
  expect([there.at(-1), old.at(-1)]).toEqual([true, 0])
  expect(sockets[1]?.readyState).toBe(3)
  welcome(sockets[1]!)
  vi.advanceTimersByTime(10_000)
  expect(sockets.length).toBe(2)
  expect(there).toEqual([true, false, true])
})

it('keeps the other line when the old one is lost meanwhile', () => {
  welcome(newest())
  leave()
  come()
  vi.advanceTimersByTime(4000)
  expect(sockets[0]?.readyState).toBe(3)
  expect(sockets.length).toBe(2)
  welcome(newest())
  expect(there.at(-1)).toBe(true)
})

it('believes an old line again after the other one has failed', () => {
  welcome(newest())
  leave()
  come()
  vi.advanceTimersByTime(400)
  sockets[1]?.onclose?.({ code: 1006 })
  sockets[0]?.say({ say: 'done', id: 'any' })
  expect(there.at(-1)).toBe(true)
})

it('asks a line that was silent for long, once, and gives it up then', () => {
  welcome(newest())
  vi.advanceTimersByTime(14_000)
  expect(newest().pings).toBe(1)
  vi.advanceTimersByTime(3000)
  expect(newest().pings).toBe(1)
  vi.advanceTimersByTime(4000)
  expect(sockets.length).toBe(2)
})

it('does not wait for a line from before the network came back', () => {
  vi.advanceTimersByTime(1500)
  heard.online?.()
  expect(sockets.length).toBe(2)
  heard.pageshow?.()
  expect(sockets.length).toBe(2)
})

it('does nothing while nobody looks', () => {
  welcome(newest())
  leave()
  expect(newest().pings).toBe(0)
})
