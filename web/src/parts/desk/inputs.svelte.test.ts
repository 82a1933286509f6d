// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest'
import { FarEnd, seated } from '../../../tests/seated'
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
