import { expect, it } from 'vitest'
import { whatNext } from './absence.svelte'

it('a bot takes over, or the player leaves, when the time of grace is over', () => {
  expect(whatNext('bot', 90, 0, null)).toEqual({ then: 'bot', seconds: 90 })
  expect(whatNext('leave', 90, 60.5, null)).toEqual({ then: 'leave', seconds: 30 })
  expect(whatNext('bot', 90, 100, null)).toEqual({ then: 'bot', seconds: 0 })
})

it('the box goes on when its clock runs out sooner', () => {
  expect(whatNext('bot', 90, 0, 40)).toEqual({ then: 'goes_on', seconds: 40 })
  expect(whatNext('bot', 90, 80, 40)).toEqual({ then: 'bot', seconds: 10 })
})

it('a table that waits for its people has only the clock', () => {
  expect(whatNext('wait', 90, 100, 40)).toEqual({ then: 'goes_on', seconds: 40 })
  expect(whatNext('wait', 90, 100, null)).toEqual({ then: 'wait', seconds: 0 })
})
