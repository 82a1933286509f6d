// Counting the cards of a real box, while it is told who holds what.

type Numbers = Record<string, number>

/** So many of a card nobody is told to hold yet. */
export const leftOf = (due: Numbers, told: readonly string[], card: string): number =>
  (due[card] ?? 0) - told.filter(one => one === card).length

/** The one card that all others must hold, if it is only one. */
export function rest(due: Numbers, told: readonly string[]): string {
  const left = Object.keys(due).filter(card => leftOf(due, told, card) > 0)
  return left.length === 1 ? (left[0] ?? '') : ''
}

/** The order in which cards are called: what most hold comes last, and need not be called at all. */
export const inOrder = (due: Numbers): string[] => Object.keys(due).sort((a, b) => (due[a] ?? 0) - (due[b] ?? 0))
