// What stands in a box and would not fit is made smaller until it does.

import { measured } from './measured'

const SMALLEST = 0.35
const STEP = 0.05

export const fit = measured(node => {
  const box = node.parentElement!
  const isInside = (scale: number): boolean =>
    node.scrollHeight * scale <= box.clientHeight + 1 && node.scrollWidth * scale <= box.clientWidth + 1
  for (let scale = 1; scale >= SMALLEST; scale -= STEP) {
    node.style.width = `${box.clientWidth / scale}px`
    node.style.transform = `translate(-50%, -50%) scale(${scale})`
    if (isInside(scale)) break
  }
})
