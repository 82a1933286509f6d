// Where a name in a street is wider than its place, every other name steps down, and each has the room of two (stage.css).

import { measured } from '../parts/controls/measured'

export const stepped = measured(
  street => {
    const names = [...street.querySelectorAll<HTMLElement>(':scope > li > .nm')]
    street.toggleAttribute('data-stepped', names.some(isWider))
  },
  street => street,
)

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
