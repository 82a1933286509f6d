// What this phone remembers: the last table, the language, my own notes. Never a role, but on the device of a person who
// leads without a card.

/** Of those who play on this phone the key to the seat. */
export type Key = { token: string; name: string }
/** The table, who sits at it with this phone, and who without one plays on it too. Whether the seat has still to be given
    back, after another phone was lost. */
export type Kept = Key & { code: string; creator: string; others?: Key[]; asks?: boolean }

const LAST = 'citysleeps.table'
export const COUNT = 'citysleeps.count' // by how many one has wanted to play last
export const USUAL = 8

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise // a browser that keeps nothing, or somebody else's words
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const lastTable = (): Kept | null => read<Kept | null>(LAST, null)
export const keepTable = (kept: Kept | null): void => write(LAST, kept)
