// Dark is secret, light is open: the time of day of the whole page.

export type Theme = 'night' | 'hush' | 'day'

export function theme(name: Theme, isOut = false): void {
  const root = document.documentElement
  root.dataset.theme = name
  if (isOut) root.dataset.out = ''
  else delete root.dataset.out
  const colour = getComputedStyle(root).getPropertyValue('--bg').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}
