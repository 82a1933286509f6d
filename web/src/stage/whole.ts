// A name that its place would cut is written smaller, and cut only where it would be too small to read.

import { measured } from '../parts/controls/measured'

const SMALLEST = 0.6 // of its size
const SLACK = 0.98 // browsers round widths

export const whole = measured(node => {
  node.style.fontSize = ''
  const share = (SLACK * node.clientWidth) / node.scrollWidth
  if (node.scrollWidth > node.clientWidth)
    node.style.fontSize = `${parseFloat(getComputedStyle(node).fontSize) * Math.max(SMALLEST, share)}px`
})
