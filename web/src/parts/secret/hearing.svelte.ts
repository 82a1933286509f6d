// For a screen reader (section 11 of the design): what is hidden stands in a focused region until the focus leaves it.

const LONGEST = 8000 // ms

export class Hearing {
  on = $state(false)
  private timer = 0
  private from: HTMLElement | null = null

  start = (): void => {
    this.from = document.activeElement as HTMLElement | null
    this.on = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      this.from?.focus()
      this.end()
    }, LONGEST)
  }

  end = (): void => {
    clearTimeout(this.timer)
    this.on = false
  }

  /** Attached to the region: it has the focus while it is heard. */
  region = (node: HTMLElement): (() => void) | undefined => {
    if (!this.on) return undefined
    node.tabIndex = -1
    node.focus()
    node.addEventListener('focusout', this.leave)
    return () => {
      node.removeEventListener('focusout', this.leave)
      node.removeAttribute('tabindex')
    }
  }

  private leave = (event: FocusEvent): void => {
    const region = event.currentTarget as HTMLElement
    if (!region.contains(event.relatedTarget as Node | null)) this.end()
  }
}
