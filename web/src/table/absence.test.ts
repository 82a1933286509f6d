// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { seated } from '../../tests/seated'
import { speech } from '../words/words.svelte'
import { absence, waiting } from './absence'

const GONE = { id: 2, name: 'B', language: 'en' }
const HERE = { id: 1, name: 'A', language: 'en', here: true }
const CLOCK = { left: 5000, of: 60, runs: true }

beforeAll(async () => {
  await speech.speak('en')
  await speech.sitDown()
})

/** What is said to everybody who waits for B. */
function said(absent: string, person: object = GONE, clock: typeof CLOCK | null = CLOCK): string {
  const manners = { absent, grace_seconds: 90 }
  const { table } = seated('', { clock, table: { manners, people: [HERE, person], seats: [1, 2] }, seats: ['A', 'B'] })
  return absence(table, [0, 1])
}

it('names who is away, and says what will happen by the manners of the table', () => {
  for (const absent of ['bot', 'leave', 'wait'])
    expect(said(absent)).toBe(speech.now.say('wait-away', { name: 'B', absent, seconds: 90 }))
  expect(said('bot')).toContain('90')
  expect(said('wait', GONE, null)).toBe(speech.now.say('wait-away', { name: 'B', absent: 'stuck', seconds: 90 }))
})

it('says nothing of who is here, of a bot, or where one stands in already', () => {
  for (const more of [{ here: true }, { bot: 'careful' }, { stand_in: 'careful' }])
    expect(said('bot', { ...GONE, ...more })).toBe('')
})

it('leaves the line as it is where nobody is away', () => {
  const { table } = seated('', { table: { manners: { absent: 'bot', grace_seconds: 90 } } })
  expect(waiting(table, 'B speaks.', [1])).toBe('B speaks.')
})
