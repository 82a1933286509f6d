// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { stayFresh } from './fresh'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('a page that is older than the server', () => {
  it('is fetched again when a file of it is gone, once a minute at most', () => {
    vi.useFakeTimers()
    const reload = vi.fn()
    stayFresh(reload)
    const miss = (): boolean => dispatchEvent(new Event('vite:preloadError'))
    miss()
    miss()
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(61_000)
    miss()
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
