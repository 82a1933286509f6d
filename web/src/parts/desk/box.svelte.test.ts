// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest'
import { seated } from '../../../tests/seated'
import { Box, HANDS, ROLES } from './box.svelte'

const at = (settings = {}, game = 1, code = 'CITYS') => seated('book', { code, game, table: { settings } }).table

beforeEach(() => localStorage.clear())

it('keeps who holds what over a page that is loaded again', () => {
  const box = new Box(at())
  box.tell({ 1: 'first', 3: 'second' })
  box.turn(HANDS)
  box.tell({ 2: 'third' })
  const again = new Box(at())
  expect([again.round, again.held]).toEqual([HANDS, [{ 1: 'first', 3: 'second' }, { 2: 'third' }]])
})

it('knows nothing of another table, another game or another deck', () => {
  new Box(at()).tell({ 1: 'first' })
  for (const other of [at({}, 2), at({ more: 'yes' }), at({}, 1, 'OTHER')])
    expect(new Box(other).held).toEqual([{}, {}])
})

it('leaves nothing on the device once the cards are dealt', () => {
  const box = new Box(at())
  box.tell({ 1: 'first' })
  box.forget()
  expect(localStorage.getItem('citysleeps.box')).toBe('null')
  expect([new Box(at()).round, new Box(at()).held]).toEqual([ROLES, [{}, {}]])
})
