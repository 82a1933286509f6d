// What stands in a box and would not fit is made smaller until it does.

import type { Attachment } from 'svelte/attachments'

const SMALLEST = 0.35
const STEP = 0.05

export const fit: Attachment<HTMLElement> = node => {
  const box = node.parentElement!
  const isInside = (scale: number): boolean =>
    node.scrollHeight * scale <= box.clientHeight + 1 && node.scrollWidth * scale <= box.clientWidth + 1
  const measure = (): void => {
    for (let scale = 1; scale >= SMALLEST; scale -= STEP) {
      node.style.width = `${box.clientWidth / scale}px`
      node.style.transform = `translate(-50%, -50%) scale(${scale})`
      if (isInside(scale)) break
    }
  }
  const changes = new MutationObserver(measure)
  const sizes = new ResizeObserver(measure)
  changes.observe(node, { childList: true, characterData: true, subtree: true })
  sizes.observe(box)
  measure()
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}
