import { expect, it } from 'vitest'
import { pairs } from './pairs'

it('names each cell by its column, and leaves out what is empty but for the first', () => {
  const columns = ['a', 'b', 'c'].map(id => ({ id, title: id.toUpperCase() }))
  const part = { id: 'part', title: '', columns, rows: [], note: '' }
  const shown = (...texts: string[]) =>
    pairs(
      part,
      texts.map(text => ({ text })),
    ).map(({ title, cell }) => `${title} ${cell.text}`)
  expect(shown('1', '', 'x')).toEqual(['A 1', 'C x'])
  expect(shown('', 'y', '')).toEqual(['A ', 'B y'])
})
