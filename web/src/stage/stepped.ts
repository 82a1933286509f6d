// Where a name in a street is wider than its place, every other name steps down, and each has the room of two (stage.css).

import type { Attachment } from 'svelte/attachments'

export const stepped: Attachment<HTMLElement> = street => {
  const measure = (): void => {
    const names = [...street.querySelectorAll<HTMLElement>(':scope > li > .nm')]
    street.toggleAttribute('data-stepped', names.some(isWider))
  }
  const changes = new MutationObserver(measure)
  const sizes = new ResizeObserver(measure)
  changes.observe(street, { childList: true, characterData: true, subtree: true })
  sizes.observe(street)
  measure()
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}

/** Is a name, as large as all names are, wider than its place? */
function isWider(name: HTMLElement): boolean {
  const text = document.createRange()
  text.selectNodeContents(name)
  const { fontSize } = name.style
  name.style.fontSize = ''
  const { width } = text.getBoundingClientRect()
  name.style.fontSize = fontSize
  return width > name.parentElement!.clientWidth
}
