// @vitest-environment happy-dom
// Cards to print: every piece of every book has a face in every language, and fits on its card.

import { beforeAll, expect, it } from 'vitest'
import type { Printed } from '../src/line/wire'
import { faced, sheets } from '../src/parts/paper/cards'
import { fitted, TALLEST } from '../src/parts/paper/fit'
import { rulebooks } from '../src/table/rulebooks.svelte'
import { LANGUAGES, load } from '../src/words/words.svelte'
import { openRulebooks } from './described'

const LONGEST = 130 // letters that fit on a card
const THEMES: Record<string, string[]> = { spytown: ['', 'kids'] }

beforeAll(openRulebooks)

const printed = (book: string, theme: string): Printed => {
  const { roles, cards, settings } = rulebooks.all[book]!
  const once = (pieces: object): Record<string, number> => Object.fromEntries(Object.keys(pieces).map(id => [id, 1]))
  const chosen = Object.entries(settings).flatMap(([id, { default: value }]) => (value === null ? [] : [[id, value]]))
  return { book, theme, players: 9, settings: Object.fromEntries(chosen), roles: once(roles), cards: once(cards) }
}

it.each(LANGUAGES)('every card has a name and a few words on it in %s', async language => {
  for (const book of Object.keys(rulebooks.all)) {
    for (const theme of THEMES[book] ?? ['']) {
      const words = await load(language, theme ? `${book}-${theme}` : book)
      for (const face of faced(printed(book, theme), rulebooks.all[book]!, words)) {
        expect(face.name + face.text + face.side).not.toContain('{')
        expect(face.text.length, `${book} ${face.name}: ${face.text}`).toBeLessThan(LONGEST)
        expect(face.text).toMatch(/^\p{Lu}/u)
      }
    }
  }
})

it('a card is printed as often as it is dealt, nine to a sheet', async () => {
  const [book] = Object.keys(rulebooks.all) as [string]
  const [first, second] = Object.keys(rulebooks.all[book]!.roles) as [string, string]
  const words = await load('en', book)
  const cards = faced(
    { ...printed(book, ''), roles: { [first]: 8, [second]: 2 }, cards: {} },
    rulebooks.all[book]!,
    words,
  )
  expect(cards.map(({ name }) => name === cards[0]!.name)).toEqual([...Array(8).fill(true), false, false])
  expect(sheets(cards).map(({ length }) => length)).toEqual([9, 1])
  expect(sheets([])).toEqual([])
})

it('a page is written smaller until it fits on a sheet', () => {
  const tall = (lines: number): HTMLElement => {
    const page = document.createElement('div')
    const fit = (): number => Number(page.style.getPropertyValue('--fit'))
    Object.defineProperty(page, 'offsetHeight', { get: () => lines * fit() })
    return page
  }
  expect(fitted(tall(TALLEST))).toBe(1)
  const fit = fitted(tall(2 * TALLEST))
  expect(fit).toBeLessThan(0.5)
  expect(fit).toBeGreaterThan(0.45)
})
