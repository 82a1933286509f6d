// What a phone shows changes: those who do not see it are told by the focus.

/** A change of scene moves the focus to where one is to write, or else to its heading. */
export function followScene(scene: () => string, onchange?: () => void): void {
  let before = ''
  $effect(() => {
    const now = scene()
    if (before && now !== before) {
      onchange?.()
      requestAnimationFrame(() => {
        const first = document.querySelector<HTMLElement>('[autofocus]') ?? document.querySelector('h1')
        first?.focus({ preventScroll: true })
      })
    }
    before = now
  })
}
