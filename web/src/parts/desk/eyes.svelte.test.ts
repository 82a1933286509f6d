// @vitest-environment happy-dom

import { flushSync } from 'svelte'
import { expect, it, onTestFinished } from 'vitest'
import { Eyes } from './eyes.svelte'
import type { Face } from './face'

type Now = Pick<Face, 'isDark' | 'night' | 'moment'>

/** The desk by day; and what comes then. */
function desk() {
  const face = $state<Now>({ isDark: false, night: 0, moment: 'day' })
  let eyes!: Eyes
  onTestFinished($effect.root(() => void (eyes = new Eyes(face as Face))))
  flushSync()
  const comes = (now: Partial<Now>): void => {
    Object.assign(face, now)
    flushSync()
  }
  return { eyes, comes }
}

const FIRST = { isDark: true, night: 1, moment: 'the first call of the first night' }
const DAY = { isDark: false, moment: 'day' }

it('asks once a night whether eyes are closed, and not by day', () => {
  const { eyes, comes } = desk()
  expect(eyes.mayBeOpen).toBe(false)
  comes(FIRST)
  expect(eyes.mayBeOpen).toBe(true)
  eyes.close()
  expect(eyes.mayBeOpen).toBe(false)
  comes({ moment: 'the second call' })
  expect(eyes.mayBeOpen).toBe(false)
  comes(DAY)
  comes({ isDark: true, night: 2, moment: 'another call' })
  expect(eyes.mayBeOpen).toBe(true)
})

it('asks again in the first night of a second game, and reads all out before it', () => {
  const { eyes, comes } = desk()
  comes(FIRST)
  expect(eyes.haveHeard).toBe(false)
  eyes.close()
  expect(eyes.haveHeard).toBe(true)
  comes(DAY)
  comes(FIRST)
  expect([eyes.mayBeOpen, eyes.haveHeard]).toEqual([true, false])
  eyes.close()
  expect([eyes.mayBeOpen, eyes.haveHeard]).toEqual([false, true])
})

it('asks again on a desk that was away all day and is back in another night', () => {
  const { eyes, comes } = desk()
  comes(FIRST)
  eyes.close()
  comes({ night: 2 })
  expect([eyes.mayBeOpen, eyes.haveHeard]).toEqual([true, false])
})
