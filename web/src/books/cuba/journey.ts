// The way of the box, as it lies open at the end: what came to each seat and what it took. Pure functions.

import type { FinalReveal } from './wire'

export const A_STOP = 2500 // ms for each seat, on the table screen

export type Pip = 'went' | 'took' | 'gone'
export type Coin = { token: string; isTaken: boolean; isBagged: boolean }

/** The box at one seat. */
export type Stop = {
  seat: number
  came: number
  taken: number
  pips: Pip[]
  coins: Coin[]
}

const split = (words: string): string[] => (words ? words.split(' ') : [])

function pipsOf(total: number, came: number, taken: number): Pip[] {
  return Array.from({ length: total }, (_, i) =>
    i < came - taken ? 'went'
    : i < came ? 'took'
    : 'gone',
  )
}

/** The tokens that came, with the one that was taken and the one that went into the bag. */
function coinsOf(tokens: string[], taken: string[], bagged: string): Coin[] {
  const out = [...taken]
  let bag = bagged
  return tokens.map(token => {
    const isTaken = out.includes(token)
    if (isTaken) out.splice(out.indexOf(token), 1)
    const isBagged = !isTaken && token === bag
    if (isBagged) bag = ''
    return { token, isTaken, isBagged }
  })
}

/** How many diamonds there were before anybody took one; none where nobody has seen the box. */
export function totalOf(reveal: FinalReveal, order: number[]): number {
  const [first = -1] = order
  const seen = reveal.saw_diamonds[first] ?? -1
  return seen < 0 ? 0 : seen + Math.max(0, reveal.removed)
}

/** From the first player to the last, as far as the box has come. */
export function journeyOf(reveal: FinalReveal, order: number[]): Stop[] {
  const total = totalOf(reveal, order)
  return order.flatMap((seat, i) => {
    const came = reveal.saw_diamonds[seat] ?? -1
    if (came < 0) return []
    const taken = reveal.loot_diamonds[seat] ?? 0
    const coins = coinsOf(
      split(reveal.saw_tokens[seat] ?? ''),
      split(reveal.loot_tokens[seat] ?? ''),
      i === 0 ? reveal.bag : '',
    )
    return [{ seat, came, taken, pips: pipsOf(total, came, taken), coins }]
  })
}
