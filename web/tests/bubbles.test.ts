// @vitest-environment happy-dom
// What seats say at their windows on the table screen is never cut where it says which side somebody is on.
import { describe, expect, it } from 'vitest'
import { faces } from '../src/books/faces.svelte'
import { withBubbles } from '../src/parts/talk/bubbles'
import type { Description } from '../src/line/wire'
import { rulebooks } from '../src/table/rulebooks.svelte'
import type { View } from '../src/table/table.svelte'
import { LANGUAGES, speech } from '../src/words/words.svelte'
import { seated } from './seated'

const SIDES = { original: ['red', 'black'], bigcity: ['citizens', 'criminals', 'outcasts'] }
const SEEN = { ...SIDES, spytown: ['police', 'mafia', 'new_gang'] }
const CASES = LANGUAGES.flatMap(language => Object.entries(SIDES).map(([book, sides]) => ({ language, book, sides })))

rulebooks.all = Object.fromEntries(Object.keys(SEEN).map(book => [book, { roles: {}, cards: {} } as Description]))

describe('a bubble on the table screen', () => {
  it.each(CASES)('in $language names the sides of $book whole', async ({ language, book, sides }) => {
    await speech.speak(language)
    await faces.open(book)
    speech.book = () => book
    const facts = sides.map((side, seat) => ({
      ...{ fact: 'claimed', number: seat, seat, kind: 'am', seats: [], words: [side], count: 0 },
    }))
    const { table } = seated(book, { facts, view: {} as View })
    const seats = sides.map((_, seat) => ({ seat, name: 'ABCD'[seat]! }))
    for (const { bubble } of withBubbles(table, seats, true)) {
      const words = bubble!.signs.map(sign => ('text' in sign ? sign.text : '')).join('')
      expect(words).toMatch(/^\p{L}{3,12}$/u)
    }
  })
})

describe('a bubble on a phone', () => {
  it.each(Object.entries(SEEN))('shows in %s which side is meant', async (book, sides) => {
    await faces.open(book)
    const facts = sides.map((side, seat) => ({
      ...{ fact: 'claimed', number: seat, seat, kind: 'think', seats: [9], words: [side], count: 0 },
    }))
    const { table } = seated(book, { facts, view: {} as View })
    const found = withBubbles(
      table,
      sides.map((_, seat) => ({ seat, name: 'ABCD'[seat]! })),
    )
    const last = found.map(({ bubble }) =>
      bubble!.signs
        .slice(2)
        .map(sign => ('icon' in sign ? sign.icon : ''))
        .join(),
    )
    expect(last.filter(Boolean)).toHaveLength(sides.length)
    expect(new Set(last).size).toBe(sides.length)
  })
})
