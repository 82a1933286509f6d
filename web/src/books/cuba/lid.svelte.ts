// The lid of the box: open while it is held. Who cannot hold it and choose at once taps: then it stays open until the next
// tap, and shuts by itself.

import { prefs } from '../../shell/prefs.svelte'

const TAP = 350 // ms: what is shorter was no hold
const IDLE = 20_000 // ms without a touch, after which a lid that was tapped open shuts
const SLACK = 24 // px beside the pad that are still on it
const SAME = 700 // ms after a tap of a second finger in which a click is the same tap
const NONE = -1
const LARGE = '(max-width: 17rem)' // letters at 200 %: one hand turns the page

export class Lid {
  isOpen = $state(false)
  /** A finger is on the pad. */
  isHeld = $state(false)
  private pointer = NONE
  private since = 0 // when the finger came, or the latest touch
  private tapped = -SAME // when a second finger came

  down(event: PointerEvent): void {
    if (event.button !== 0 || this.pointer !== NONE) return
    if (this.isOpen) return this.shut()
    const pad = event.currentTarget as HTMLElement
    pad.setPointerCapture(event.pointerId)
    this.pointer = event.pointerId
    this.since = performance.now()
    this.isOpen = this.isHeld = true
  }

  /** A finger that slides off shuts it. */
  move(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return
    const { left, right, top, bottom } = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (Math.max(left - x, x - right, top - y, y - bottom) > SLACK) this.shut()
  }

  up(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return
    const isTap = performance.now() - this.since < TAP || prefs.tapToLook || matchMedia(LARGE).matches
    if (!isTap) return this.shut()
    this.pointer = NONE
    this.isHeld = false
    this.touch()
  }

  /** By a key, or by what reads the screen aloud: a click without a pointer. Is it open now by that? */
  click(event: MouseEvent): boolean {
    if (event.detail !== 0) return false
    this.isOpen = !this.isOpen
    this.touch()
    return this.isOpen
  }

  /** While one finger holds the lid another one taps, and no browser makes a click of that. */
  second(event: PointerEvent): void {
    if (event.isPrimary || event.pointerType !== 'touch') return
    ;(event.target as Element).closest<HTMLElement>('button, summary')?.click()
    this.tapped = performance.now()
  }

  /** If one does all the same, it was the same tap. */
  once(event: MouseEvent): void {
    if (event.isTrusted && performance.now() - this.tapped < SAME) event.stopPropagation()
  }

  /** Somebody is busy with what is in the box. */
  touch(): void {
    this.since = performance.now()
  }

  shut(): void {
    this.isOpen = this.isHeld = false
    this.pointer = NONE
  }

  /** It shuts when the page is left, and after a while; until the screen is gone. */
  watch(): () => void {
    const shut = (): void => this.shut()
    const beat = setInterval(() => {
      if (this.isOpen && !this.isHeld && performance.now() - this.since > IDLE) shut()
    }, 1000)
    addEventListener('blur', shut)
    addEventListener('orientationchange', shut)
    document.addEventListener('visibilitychange', shut)
    return () => {
      clearInterval(beat)
      removeEventListener('blur', shut)
      removeEventListener('orientationchange', shut)
      document.removeEventListener('visibilitychange', shut)
      shut()
    }
  }
}
