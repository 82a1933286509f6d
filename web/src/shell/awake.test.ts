import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAwake } from './awake'

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

it('does nothing where a browser cannot, or will not', async () => {
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('the battery is low')) } })
  keepAwake()()
  vi.stubGlobal('navigator', {})
  keepAwake()()
  await settled()
})
