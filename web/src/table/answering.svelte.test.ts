// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { seated } from '../../tests/seated'
import { Answering } from './answering.svelte'

it('forgets a refusal as soon as something else is asked', () => {
  const { table, news } = seated('book', {})
  let answering!: Answering
  const end = $effect.root(() => void (answering = Answering.ofNow(() => table)))
  flushSync()
  answering.refused = { reason: 'target_dead', text: 'Too late.' }
  news({ facts: [] })
  flushSync()
  expect(answering.refused).toBeDefined()
  news({ asks: [] })
  flushSync()
  expect(answering.refused).toBeUndefined()
  end()
})
