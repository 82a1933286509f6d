// The focus, for people who use a keyboard or a screen reader. When the focused element goes away, the focus moves to
// the line above the actions, or to the heading. It is never lost.

const SILL = '.sill .why'
const HEADING = 'h1, h2'

/** Where the focus belongs now: in the topmost sheet, if there is one. */
function place(wasInSill: boolean): HTMLElement | null {
  const sheet = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  if (sheet) return sheet.querySelector<HTMLElement>(HEADING)
  return (wasInSill ? document.querySelector<HTMLElement>(SILL) : null) ?? document.querySelector('h1')
}

/** Watch the focus. Returns a function that stops it. */
export function keepFocus(): () => void {
  let last: Element | null = null // what has the focus, or had it when it went away
  let wasInSill = false

  function come(event: FocusEvent): void {
    last = event.target as Element
    wasInSill = last.closest('.sill') !== null
  }

  /** Somebody has tapped beside it, and means to have no focus. */
  function go(event: FocusEvent): void {
    const left = event.target as Element
    if (event.relatedTarget === null) queueMicrotask(() => left.isConnected && left === last && (last = null))
  }

  const watch = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled')) || document.activeElement !== document.body) return
    last = null
    const to = place(wasInSill)
    if (!to) return
    to.tabIndex = -1
    to.focus({ preventScroll: true })
  })

  document.addEventListener('focusin', come)
  document.addEventListener('focusout', go)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', come)
    document.removeEventListener('focusout', go)
    watch.disconnect()
  }
}
