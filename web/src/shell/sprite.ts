// The pictures that icons are drawn with.

/** Add these pictures to those that icons can use. */
export function addIcons(svg: string): void {
  const sprite = document.createElement('div')
  sprite.hidden = true
  sprite.innerHTML = svg
  document.body.prepend(sprite)
}
