// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { seated } from './seated'
import type { Fact } from '../src/table/facts'

const told = (first: number, last: number): Fact[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ fact: 'said', seat: 0, text: `${first + i}` }) as Fact)

describe('a long past', () => {
  it('is asked for in parts, and everything is taken in when it is whole, in order', () => {
    const { table, say, news, sent } = seated('original', { n: 6, facts: told(5, 6), left_out: 4 })
    expect(sent().at(-1)).toMatchObject({ do: 'recall', before: 4 })
    news({ n: 7, facts: told(7, 7) })
    expect(table.facts).toEqual([])
    say({ say: 'past', game: 1, after: 2, before: 4, facts: told(3, 4) })
    expect(sent().at(-1)).toMatchObject({ do: 'recall', before: 2 })
    say({ say: 'past', game: 1, after: 2, before: 4, facts: told(3, 4) }) // asked for twice over a broken line
    say({ say: 'past', game: 1, after: 0, before: 2, facts: told(1, 2) })
    expect(table.facts).toEqual(told(1, 7))
    expect(table.fresh).toEqual(told(7, 7))
  })

  it('is asked for only as far as it is not known', () => {
    const { table, say, sent } = seated('original', { n: 3, facts: told(1, 3) })
    const { table: known, you } = table
    const rest = { view: null, asks: [], corrections: [], clock: null, table: known, you, chat: [] }
    say({ say: 'welcome', n: 8, game: 1, after: 3, facts: told(7, 8), left_out: 3, ...rest })
    expect(sent().at(-1)).toMatchObject({ do: 'recall', before: 6 })
    say({ say: 'past', game: 1, after: 1, before: 6, facts: told(2, 6) })
    expect(table.facts).toEqual(told(1, 8))
  })
})
