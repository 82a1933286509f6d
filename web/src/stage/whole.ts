// A name that its place would cut is written smaller, and cut only where it would be too small to read.

import type { Attachment } from 'svelte/attachments'

const SMALLEST = 0.6 // of its size
const SLACK = 0.98 // browsers round widths

export const whole: Attachment<HTMLElement> = node => {
  const measure = (): void => {
    node.style.fontSize = ''
    const share = (SLACK * node.clientWidth) / node.scrollWidth
    if (node.scrollWidth > node.clientWidth)
      node.style.fontSize = `${parseFloat(getComputedStyle(node).fontSize) * Math.max(SMALLEST, share)}px`
  }
  const changes = new MutationObserver(measure)
  const sizes = new ResizeObserver(measure)
  changes.observe(node, { childList: true, characterData: true, subtree: true })
  sizes.observe(node.parentElement!)
  measure()
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}
