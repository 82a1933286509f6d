// Cards of a real box that are told as roles wake. The table says which seats hold cards together; what it shows that they hold
// one by one means nothing until it is told.

/** What is to be told: the cards that these seats hold so far, and among whom those who hold them in truth are sought. */
export type Telling = { held: number[]; among: number[] }

type Groups = readonly (readonly number[])[]

/** Those who are called: it is to be told who they are, if they are some of a group. */
export function toTell(groups: Groups, called: readonly number[]): Telling | undefined {
  const parts = groups.filter(group => {
    const here = group.filter(seat => called.includes(seat)).length
    return here > 0 && here < group.length
  })
  const among = parts.flat().sort((a, b) => a - b)
  return among.length ? { held: among.filter(seat => called.includes(seat)), among } : undefined
}

/** The cards that are told of nobody yet, the rarest first; the last of them need not be called. */
export function untoldCards(groups: Groups, cards: readonly string[]): string[] {
  const untold = groups.flat().map(seat => cards[seat] ?? '')
  const count = (card: string): number => untold.filter(one => one === card).length
  return [...new Set(untold)].sort((a, b) => count(a) - count(b))
}

/** Those who hold such a card are sought. */
export function toTellCard(groups: Groups, cards: readonly string[], card: string): Telling {
  const among = groups.filter(group => group.some(seat => cards[seat] === card)).flat()
  return { held: among.filter(seat => cards[seat] === card), among: among.sort((a, b) => a - b) }
}

/** What one seat may hold, each card with a seat of its group that holds it so far. */
export function mayHold(groups: Groups, cards: readonly string[], seat: number): Map<string, number> {
  const group = groups.find(one => one.includes(seat)) ?? []
  return new Map(group.map(one => [cards[one] ?? '', one]))
}
