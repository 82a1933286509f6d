// @vitest-environment happy-dom
// What stands on the table screen while a tie is voted on.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { originalTable } from '../../../tests/original'
import { say, speech } from '../../words/words.svelte'
import type { Fact } from './game'
import { faces } from '../faces.svelte'
import Show from './Show.svelte'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await faces.open('original')
}, 60_000)

const SEATS = ['A', 'B', 'C', 'D', 'E']
const voters = SEATS.map((_, seat) => seat)
const vote = (kind: string): Fact => ({ fact: 'vote_opened', kind, candidates: [2, 0], voters }) as Fact
const hands = (candidate: number, seats: number[]): Fact => ({ fact: 'hands', candidate, seats })
const counted = {
  fact: 'counted',
  kind: 'vote',
  candidates: [2, 0],
  numbers: [2, 2],
  abstained: [3],
  added_to: 0,
} as Fact
const TIE: Fact[] = [
  { fact: 'day_began', number: 1 },
  vote('vote'),
  hands(2, [0, 1]),
  hands(0, [2]),
  counted,
  { fact: 'tied', seats: [2, 0] } as Fact,
]

function shown(kind: string, step: string, facts: Fact[], more: object): HTMLElement {
  const table = originalTable(
    { where: ['day', 'court', step], voters, candidates: [2, 0], ...more },
    { facts, seats: SEATS },
  )
  const screen = mount(Show, { target: document.body, props: { table, kind } })
  onTestFinished(() => unmount(screen))
  flushSync()
  return document.body
}

it('shows in a tie whose votes went to the last without a hand', () => {
  const sides = [...shown('tie', 'tie_speeches', TIE, {}).querySelectorAll('.tieside .voters')]
  expect(sides.map(side => side.textContent)).toEqual(['12', `3${say('court-abstained')}: 4`])
})

it('shows how many hands there were in a call that is over', () => {
  const facts = [...TIE, vote('second_vote'), hands(2, [0, 1, 3])]
  const screen = shown('vote', 'second_vote', facts, { called: 0, hands: { 2: [0, 1, 3] }, tally: { 2: 3 } })
  expect(screen.querySelector('output')?.textContent).toBe('3')
})

it('asks about all or none, and says of whom', () => {
  const screen = shown('vote', 'all_or_none', TIE, { called: 'execute', candidates: ['execute', 'spare'] })
  expect(screen.textContent).toContain(say('court-all-or-none'))
  expect(screen.textContent).toContain(say('screen-on-trial', { names: '3 C, 1 A' }))
  expect(screen.querySelectorAll('.count .pane')).toHaveLength(0)
})

it('says that the condemned has the last word, and no more who was on trial', () => {
  const trial = say('screen-on-trial', { names: '3 C, 1 A' })
  const heard = (step: string): string | null =>
    shown('speech', step, TIE, { floor: 2, accused: [2, 0], to_speak: [] }).textContent
  expect(heard('tie_speeches')).toContain(trial)
  document.body.replaceChildren()
  expect(heard('last_words')).toContain(say('phase-last-words'))
  expect(document.body.textContent).not.toContain(trial)
})
