// @vitest-environment happy-dom
// A real box: nobody is asked on a phone whether he shoots, so the screen asks the table.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import { say, speech } from '../../words/words.svelte'
import { breath } from './breath.svelte'
import Breath from './Breath.svelte'
import Floor from './Floor.svelte'
import { mayShoot, type Fact, type Table, type View } from './game'
import Reveal from './Reveal.svelte'

beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('cuba')
  speech.book = () => 'cuba'
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  breath.end()
  vi.useRealTimers()
})

const people = ['P', 'Q', 'R', 'S'].map((name, i) => ({ id: i + 1, name, language: 'en', at_desk: true }))
const ACCUSED = { fact: 'accused', seat: 1 } as unknown as Fact
const BANG = { fact: 'bang', seat: 3 } as unknown as Fact
const MIX = { loyal: 1, cleaner: 1 }
const BARE = {
  claims: [],
  silent: [],
  excess: [],
  differences: [],
  compensated: [],
  causes: {},
  jokers: 0,
  recovered: 0,
}

function at(where: string[], facts: Fact[], more: Partial<View> = {}): Table {
  const view = {
    ...{ where, living: [0, 1, 2, 3], assisted: true, godfather: 2, accused: 1, mix: MIX, ...BARE },
    ...{ roles: ['', '', 'godfather', ''], revealed: [], loots: {}, order: [3, 0, 1], ...more },
  } as unknown as View
  const lead = [
    {
      ...{ act: 'correct', idle: [], lapse: '', key: '', host: true },
      slots: [
        { kind: 'seat', seats: [2] },
        { kind: 'word', words: ['accuse'] },
        { kind: 'seat', seats: [0, 1] },
      ],
    },
  ]
  const you = { id: 0, seat: 0, host: false, creator: true, lead }
  return seated<Fact, View>('cuba', { view, facts, you, table: { people } } as never).table as Table
}

async function read(screen: typeof Breath, table: Table): Promise<string> {
  const shown = mount(screen as never, { target: document.body, props: { table, onmenu: () => {} } })
  flushSync()
  const text = document.body.textContent?.replace(/\s+/g, ' ') ?? ''
  await unmount(shown)
  return text
}

const POCKETS = ['investigation', 'pockets']
const hint = (bang: string): string => say('cuba-host-enters', { who: 'other', bang, name: 'Q' })

it('asks the table for a shot before pockets are emptied, if there is a Cleaner (CUBA-1404)', async () => {
  expect(await read(Breath, at(POCKETS, [ACCUSED]))).toContain(hint('yes'))
  expect(await read(Breath, at(POCKETS, [ACCUSED], { mix: { loyal: 2 } }))).toContain(hint('no'))
})

it('says who has shot until it is entered what the accused shows (CUBA-1011)', async () => {
  const shot = await read(Breath, at(POCKETS, [ACCUSED, BANG]))
  expect(shot).toContain(say('bang', { seat: 'S' }))
  expect(shot).toContain(hint('no'))
})

it('asks for no shot once the Cleaner is out, or is accused himself (CUBA-1014, CUBA-1016)', () => {
  const may = (more: Partial<View>): boolean => mayShoot(at(POCKETS, [ACCUSED], { revealed: [3], ...more }))
  const loots = { 3: { diamonds: 0, tokens: ['cleaner'] } }
  expect(may({ loots })).toBe(true)
  expect(may({ loots, living: [0, 1, 2] })).toBe(false)
  expect(may({ loots, accused: 3 })).toBe(false)
  expect(may({ loots: { 3: { diamonds: 0, tokens: ['loyal'] } } })).toBe(true)
})

it('tells whoever enters all that is said what to do, and that first', async () => {
  const floor = await read(Floor as never, at(['investigation'], []))
  expect(floor).toContain(say('cuba-enter-now', { name: 'R' }))
  expect(floor).not.toContain(say('cuba-floor'))
})

it('shows an error that was found without an accusation (CUBA-1406)', async () => {
  const found = [
    { fact: 'revealed', seat: 0, diamonds: 2, tokens: ['loyal'] },
    { fact: 'eliminated', seat: 0, cause: 'taking_error' },
  ] as unknown as Fact[]
  const table = at(['investigation'], [ACCUSED, { ...found[0], seat: 1 } as Fact, ...found])
  breath.watch({ ...table, where: ['investigation'], view: table.view, fresh: found } as unknown as Table)
  expect(breath.isTold).toBe(true)
  const shown = await read(Reveal as never, table)
  expect(shown).toContain(say('host-act-error'))
  expect(shown).toContain(
    say('eliminated', { seat: 'P', cause_kind: 'taking_error', cause: say('cause-taking-error') }),
  )
  expect(shown).not.toContain('Q')
})
