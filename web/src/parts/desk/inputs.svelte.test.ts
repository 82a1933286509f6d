// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from 'vitest'
import { FarEnd, seated } from '../../../tests/seated'
import type { WireAsk } from '../../line/wire'
import { Inputs } from './inputs.svelte'

const AIM = { moment: 'first', step: '', seat: 1, act: 'aim', args: [2], aims: [2] }
const acts = (inputs: Inputs) => inputs.all.map(one => one.act)

beforeEach(() => localStorage.clear())

it('enters what was tapped as an act of the seat', async () => {
  const { table, sent, done } = seated('book', {})
  const inputs = new Inputs(table)
  const entered = inputs.enter(AIM)
  expect(sent().slice(-1)[0]).toMatchObject({ do: 'answer', act: 'correct', args: [1, 'aim', 2], host: true })
  done()
  expect(await entered).toBe(true)
  expect(inputs.of('first', 1)?.args).toEqual([2])
  expect(inputs.of('second', 1)).toBeUndefined()
})

it('forgets what is refused, and says why', async () => {
  const { table, say, sent } = seated('book', {})
  const inputs = new Inputs(table)
  const entered = inputs.enter(AIM)
  say({ say: 'refused', id: sent().slice(-1)[0]?.id, reason: 'too_late', text: 'Too late.' })
  expect(await entered).toBe(false)
  expect(acts(inputs)).toEqual([])
  expect(inputs.refused?.text).toBe('Too late.')
})

it('keeps what is tapped while the line is gone, and over a page that is loaded again', () => {
  const { table } = seated('book', {})
  const inputs = new Inputs(table)
  FarEnd.last.readyState = 3
  FarEnd.last.onclose({ code: 1006 })
  void inputs.enter(AIM)
  expect([table.there, inputs.sending, acts(inputs)]).toEqual([false, 1, ['aim']])
  expect(acts(new Inputs(table))).toEqual(['aim'])
})

/** The line is gone, something is tapped, and the page is loaded again, at this table and game. */
function reloaded(code: string, game: number) {
  const first = seated('book', { asks: [{ act: 'next', host: true, key: 'then' } as WireAsk] })
  const inputs = new Inputs(first.table)
  FarEnd.last.readyState = 3
  void inputs.enter(AIM)
  const tapped = JSON.parse(localStorage.getItem('citysleeps.desk') ?? '') as { inputs: { waits: string }[] }
  const again = seated('book', { game, code })
  return { id: tapped.inputs[0]?.waits, inputs: new Inputs(again.table), ...again }
}

it('sends what had no answer before the page was loaded again, as what it was', async () => {
  const { id, inputs, sent, done } = reloaded('CITYS', 1)
  expect(sent()).toMatchObject([{ do: 'answer', act: 'correct', args: [1, 'aim', 2], host: true, id, key: 'then' }])
  expect([inputs.sending, acts(inputs)]).toEqual([1, ['aim']])
  done()
  await vi.waitFor(() => expect(inputs.sending).toBe(0))
  const later = seated('book', {})
  expect(acts(new Inputs(later.table))).toEqual(['aim'])
  expect(later.sent()).toEqual([])
})

it('sends of several taps without a connection only the last answer to each question', async () => {
  const { table, sent, gone, back } = seated('book', { asks: [{ act: 'next', host: true, key: 'then' } as WireAsk] })
  const inputs = new Inputs(table)
  gone()
  for (const args of [[2], [3]]) void inputs.enter({ ...AIM, args, aims: args })
  void inputs.enter({ ...AIM, seat: 0 })
  expect(inputs.all.map(one => [one.seat, ...one.args])).toEqual([
    [1, 3],
    [0, 2],
  ])
  expect(sent()).toEqual([])
  expect((await back()).map(one => 'args' in one && one.args)).toEqual([
    [1, 'aim', 3],
    [0, 'aim', 2],
  ])
})

it('waits for no answer that came before the page was loaded again', () => {
  const first = seated('book', {})
  void new Inputs(first.table).enter(AIM)
  localStorage.removeItem('citysleeps.taps') // the table had answered
  const inputs = new Inputs(seated('book', {}).table)
  expect([inputs.sending, acts(inputs)]).toEqual([0, ['aim']])
})

it.each([
  ['OTHER', 1],
  ['CITYS', 2],
])('never sends what was tapped at another table or in another game (%s, %i)', (code, game) => {
  const { inputs, sent } = reloaded(code, game)
  expect([sent(), acts(inputs)]).toEqual([[], []])
})
