// The screen stays on during a game, on every phone alike: one that goes dark by itself would have to be woken in the
// middle of a night.

/** Keep the screen on until told otherwise; where a browser cannot, nothing happens. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false

  /** A browser takes the lock back whenever the page is hidden. */
  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    if (lock && !lock.released) return
    const given = await navigator.wakeLock.request('screen').catch(() => null) // the battery is low
    if (isOver) await given?.release()
    else lock = given
  }

  const seen = (): void => void ask()
  document.addEventListener('visibilitychange', seen)
  seen()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
