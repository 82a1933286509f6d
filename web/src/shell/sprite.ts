// The pictures that icons are drawn with.

/** From now on an icon may be one of these. */
export function addIcons(svg: string): void {
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = svg
  document.body.prepend(sprite)
}
