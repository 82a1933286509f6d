// When the scene on a phone changes, the focus moves, so that a screen reader says so.

/** On a change of scene, move the focus to its text field, or to its heading. */
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
