// The screen stays on during a game, on every phone alike: one that goes dark by itself would have to be woken in the
// middle of a night.

import nothing from './nothing.mp4?inline'

/** Keep the screen on until told otherwise: by the browser's own lock, or where it has none, by the film. */
export function keepAwake(): () => void {
  return 'wakeLock' in navigator ? lock(navigator.wakeLock) : film.want()
}

function lock(from: WakeLock): () => void {
  let held: WakeLockSentinel | null = null
  let isOver = false

  /** A browser takes the lock back whenever the page is hidden. */
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

/** Four seconds of darkness and silence, again and again: no screen goes dark while a film plays. Browsers give their lock to
 * secure addresses only, and guests come by plain http. Every engine asks for sound that is not muted, and WebKit leaves
 * out films that are set to loop; so this one has a silent track and is wound back. */
class Film {
  private video: HTMLVideoElement | null = null
  private wishes = 0

  /** Browsers begin a film only within a touch. The first touch begins it, and it stops at once if nobody wants it yet:
   * then it may begin later. Further touches leave it alone until somebody does, lest each of them stops a guest's music. */
  touched = (): void => {
    if (this.video && !this.wishes) return
    this.video ??= made()
    if (this.video.paused) void this.play().then(() => this.wishes || this.video?.pause())
  }

  /** Play until told otherwise. */
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

  /** A phone stops it when it is locked. */
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

/** From the first touch on a film may play, where one is needed. */
export function mayKeepAwake(): void {
  if (!('wakeLock' in navigator)) addEventListener('click', film.touched, { capture: true })
}
