// Measures at once, and again whenever the words of a node, the room of its box or the letters change: a font may come late.

import type { Attachment } from 'svelte/attachments'

export function measured(
  measure: (node: HTMLElement) => void,
  boxOf: (node: HTMLElement) => HTMLElement = node => node.parentElement!,
): Attachment<HTMLElement> {
  return node => {
    const again = (): void => measure(node)
    const changes = new MutationObserver(again)
    const sizes = new ResizeObserver(again)
    const letters = (document as Partial<Document>).fonts
    changes.observe(node, { childList: true, characterData: true, subtree: true })
    sizes.observe(boxOf(node))
    letters?.addEventListener('loadingdone', again)
    again()
    return () => {
      changes.disconnect()
      sizes.disconnect()
      letters?.removeEventListener('loadingdone', again)
    }
  }
}
