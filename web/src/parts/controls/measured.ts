// Measures at once, and again whenever the words of a node or the room of its box change.

import type { Attachment } from 'svelte/attachments'

export function measured(
  measure: (node: HTMLElement) => void,
  boxOf: (node: HTMLElement) => HTMLElement = node => node.parentElement!,
): Attachment<HTMLElement> {
  return node => {
    const again = (): void => measure(node)
    const changes = new MutationObserver(again)
    const sizes = new ResizeObserver(again)
    changes.observe(node, { childList: true, characterData: true, subtree: true })
    sizes.observe(boxOf(node))
    again()
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }
}
