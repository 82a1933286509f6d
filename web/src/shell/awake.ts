// Keeps the screen of every phone on during a game. Otherwise players would have to wake their phones in the night.

import nothing from './nothing.mp4?inline'

/** Keep the screen on, with the browser's wake lock or, where there is none, with a film. Returns a function that stops it. */
export function keepAwake(): () => void {
  return 'wakeLock' in navigator ? lock(navigator.wakeLock) : film.want()
}

function lock(from: WakeLock): () => void {
  let held: WakeLockSentinel | null = null
  let isOver = false

  /** A browser releases the lock whenever the page is hidden. */
  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    if (held && !held.released) return
    const given = await from.request('screen').catch(() => null) // the battery is low
    if (isOver) await given?.release()
    else held = given
  }

  const seen = (): void => void ask()
  document.addEventListener('visibilitychange', seen)
  seen()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', seen)
    void held?.release()
  }
}

/** Plays four seconds of darkness and silence again and again: a screen stays on while a film plays. Browsers give their
 * wake lock only to secure addresses, and guests come by plain http. Every engine requires sound that is not muted, and
 * WebKit ignores films that loop. So this film has a silent track and is rewound. */
class Film {
  private video: HTMLVideoElement | null = null
  private wishes = 0

  /** Browsers start a film only on a touch. The first touch starts it, and it stops at once if it is not needed yet. After
   * that it may start at any time. Further touches do not start it again, because that would stop a guest's music. */
  touched = (): void => {
    if (this.video && !this.wishes) return
    this.video ??= made()
    if (this.video.paused) void this.play().then(() => this.wishes || this.video?.pause())
  }

  /** Play until the returned function is called. */
  want(): () => void {
    this.wishes += 1
    document.addEventListener('visibilitychange', this.seen)
    void this.play()
    return () => {
      this.wishes -= 1
      if (this.wishes) return
      document.removeEventListener('visibilitychange', this.seen)
      this.video?.pause()
    }
  }

  /** Locking the phone stops the film. */
  private seen = (): void => void (document.visibilityState === 'visible' && this.play())

  private async play(): Promise<void> {
    await this.video?.play().catch(() => {}) // not allowed before the next touch
  }
}

function made(): HTMLVideoElement {
  const video = document.createElement('video')
  video.src = nothing
  video.setAttribute('playsinline', '')
  video.setAttribute('aria-hidden', 'true')
  video.tabIndex = -1
  video.style.cssText = 'position:fixed;left:0;top:0;width:1px;height:1px;opacity:0.01;pointer-events:none'
  video.ontimeupdate = () => {
    if (video.currentTime > video.duration / 2) video.currentTime = 0
  }
  document.body.append(video)
  return video
}

const film = new Film()

/** Prepare the film at the first touch, where one is needed. */
export function mayKeepAwake(): void {
  if (!('wakeLock' in navigator)) addEventListener('click', film.touched, { capture: true })
}
