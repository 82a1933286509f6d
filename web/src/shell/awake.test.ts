import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAwake, mayKeepAwake } from './awake'

class Lock {
  released = false
  release = vi.fn(async () => void (this.released = true))
}

let locks: Lock[] = []
let visibilityState = 'visible'
let seen: Record<string, () => void> = {}
const settled = (): Promise<void> => new Promise(done => setTimeout(done))

/** The page is hidden, for which a browser takes the lock back, or is seen again. */
async function show(is: boolean): Promise<void> {
  visibilityState = is ? 'visible' : 'hidden'
  if (!is) for (const lock of locks) lock.released = true
  seen.visibilitychange?.()
  await settled()
}

beforeEach(() => {
  locks = []
  seen = {}
  visibilityState = 'visible'
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState
    },
    addEventListener: (name: string, listener: () => void) => (seen[name] = listener),
    removeEventListener: (name: string) => delete seen[name],
  })
  const request = async (): Promise<Lock> => locks[locks.push(new Lock()) - 1]!
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the screen on until it is over', async () => {
  const sleep = keepAwake()
  await settled()
  expect(locks.length).toBe(1)
  sleep()
  expect(locks[0]?.release).toHaveBeenCalled()
  await show(true)
  expect(locks.length).toBe(1)
})

it('asks again when the page is seen again, and not before', async () => {
  keepAwake()
  await settled()
  await show(false)
  expect(locks.length).toBe(1)
  await show(true)
  await show(true)
  expect(locks.length).toBe(2)
})

it('gives back a lock that comes when it is over', async () => {
  keepAwake()()
  await settled()
  expect(locks[0]?.release).toHaveBeenCalled()
})

it('does without where a browser will not', async () => {
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('the battery is low')) } })
  keepAwake()()
  await settled()
})

/** Where there is no lock: a film that may begin only within a touch. */
class Video {
  paused = true
  currentTime = 0
  duration = 4
  style = {}
  isTouched = false
  begun = 0
  ontimeupdate = (): void => {}
  setAttribute = (): void => {}
  play = async (): Promise<void> => {
    if (!this.isTouched) throw new Error('not within a touch')
    this.paused = false
    this.begun += 1
  }
  pause = (): void => void (this.paused = true)
}

it('plays a film of nothing where there is no lock, from the first touch on', async () => {
  const video = new Video()
  let touch = (): void => {}
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (touch = listener))
  Object.assign(document, { createElement: () => video, body: { append: () => {} } })
  mayKeepAwake()
  const first = keepAwake()
  await settled()
  expect(video.paused).toBe(true)
  first()

  video.isTouched = true
  touch()
  await settled()
  expect(video.paused, 'nobody wants it yet').toBe(true)
  touch()
  await settled()
  expect(video.begun, 'once is enough').toBe(1)
  const sleep = keepAwake()
  const another = keepAwake()
  await settled()
  expect(video.paused).toBe(false)

  video.currentTime = 3
  video.ontimeupdate()
  expect(video.currentTime, 'it is wound back before its end').toBe(0)

  video.pause()
  await show(true)
  expect(video.paused, 'the phone was unlocked').toBe(false)
  another()
  expect(video.paused, 'one still wants it').toBe(false)
  sleep()
  expect(video.paused).toBe(true)
  await show(true)
  expect(video.paused).toBe(true)
})
