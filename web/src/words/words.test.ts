import { expect, it } from 'vitest'
import { bundleOf, Words } from './words.svelte'

it('knows whether what was done last was done to the one who speaks', () => {
  const claimed = [
    ['seat', 'seat', false],
    ['seats', 'seat', true],
  ] as const
  const words = new Words(bundleOf('en'), { FIELDS: { claimed }, NAMED: {} })
  const own = (target: number): unknown =>
    words.arguments({ fact: 'claimed', seat: 0, seats: [1, target] }, ['A', 'B', 'C'], -1).seats_own
  expect([own(2), own(0)]).toEqual(['no', 'yes'])
})
