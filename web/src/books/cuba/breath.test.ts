// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { breath } from './breath.svelte'
import type { Fact, Table } from './game'
import { voice } from './voice'

beforeAll(openRulebooks)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('keeps from the voice too what comes of an accusation, until the pockets are opened', () => {
  const fresh = [{ fact: 'accused' }] as Fact[]
  breath.watch({ fresh, where: [] as string[] } as Table)
  const [accused, revealed] = [{ fact: 'accused' }, { fact: 'revealed' }] as Fact[]
  expect([voice.isHeld?.(accused!), voice.isHeld?.(revealed!)]).toEqual([false, true])
  vi.advanceTimersByTime(4000)
  expect(voice.isHeld?.(revealed!)).toBe(false)
})
