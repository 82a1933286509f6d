// @vitest-environment happy-dom
// The desk: what stands on it, and what was told of a real box.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import Host from '../src/books/original/Host.svelte'
import HostSheet from '../src/books/original/HostSheet.svelte'
import { Inputs, inputsOf } from '../src/parts/desk/inputs.svelte'
import LastInputs from '../src/parts/desk/LastInputs.svelte'
import { Ahead } from '../src/parts/host/ahead.svelte'
import { lookAtAll } from '../src/parts/desk/looked.svelte'
import { speech } from '../src/words/words.svelte'
import { openRulebooks } from './described'
import { originalSeated, originalTable } from './original'

const people = ['A', 'B', 'C', 'D'].map((name, i) => ({ id: i + 1, name, language: 'en', at_desk: true }))

beforeEach(() => localStorage.clear())
beforeAll(async () => {
  openRulebooks()
  await speech.speak('en')
  await speech.sitDown()
  await speech.open('original')
})

async function shown(table: ReturnType<typeof originalTable>): Promise<string> {
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  await closeEyes(target)
  const text = (target.textContent ?? '').replace(/\s+/g, ' ')
  await unmount(desk)
  return text
}

/** By night whoever leads says first that all eyes are closed. */
async function closeEyes(target: HTMLElement): Promise<void> {
  const closed = () => target.querySelector<HTMLElement>('[data-eyes]')
  await vi.waitFor(
    () => {
      closed()?.click() // right after a change it is taken for a slip
      flushSync()
      expect(closed()).toBeNull()
    },
    { timeout: 60_000 },
  )
}

it('shows no card by night before all eyes are closed', async () => {
  const calls = [{ step: 'mafia', act: 'mark', seats: [0], lines: [], asks: [], nights: [], seconds: 0 }]
  const cards = ['mafia', 'commissar', 'resident', 'resident']
  const table = originalTable({ where: ['night', 'mafia'], night: 2, calls, cards }, { table: { people } } as never)
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  const card = speech.now.say('card-commissar')
  expect(target.innerHTML).not.toContain(card)
  expect(target.querySelector('[data-seat]')).toBeNull()
  await closeEyes(target)
  expect(target.innerHTML).toContain(card)
  await unmount(desk)
})

it('asks again whether eyes are closed if it comes back in another night', async () => {
  const calls = [{ step: 'mafia', act: 'mark', seats: [0], lines: [], asks: [], nights: [], seconds: 0 }]
  const cards = ['mafia', 'commissar', 'resident', 'resident']
  const where = ['night', 'mafia']
  const { table, news, done } = originalSeated({ where, night: 2, calls, cards }, { table: { people } } as never)
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  await closeEyes(target)
  done()
  news({ view: { night: 3 } } as never) // the day between them was never seen
  flushSync()
  expect(target.querySelector('[data-eyes]')).not.toBeNull()
  expect(target.querySelector('[data-seat]')).toBeNull()
  await unmount(desk)
})

it('names nights in a plan, not the seats of the same numbers', async () => {
  const plan = [
    { kind: 'seat', seats: [0, 1, 2, 3] },
    { kind: 'number', least: 2, most: 3 },
  ]
  const corrections = [{ seat: 0, act: 'plan', slots: plan, idle: ['done'], asked: true }]
  const table = originalTable({ where: ['first_night', 'mafia'], night: 1 }, {
    corrections,
    table: { people },
  } as never)
  const text = await shown(table)
  for (const night of [2, 3]) expect(text).toContain(speech.now.say('desk-plan-for', { night }))
})

it('hands no cards round that people hold in their hands', async () => {
  const table = originalTable({ where: ['deal'] }, { table: { people } } as never)
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  expect(target.textContent).toContain(speech.now.say('desk-pass'))
  expect(target.querySelector('.sill .is-later')).not.toBeNull()
  lookAtAll(table, 4) // the desk may be there before the answer to the deal
  flushSync()
  const text = target.textContent
  expect(target.querySelector('.sill .is-later')).toBeNull()
  await unmount(desk)
  expect(text).not.toContain(speech.now.say('desk-pass'))
  expect(text).toContain(speech.now.say('host-ready', { left: 0, ready: 4, count: 4 }))
})

it('begins anew with each who is to put somebody on trial', async () => {
  const asked = (seat: number) => [
    { seat, act: 'nominate', slots: [{ kind: 'seat', seats: [1, 3] }], idle: ['pass'], asked: true },
  ]
  const where = ['day', 'discussion', 'nomination']
  const asks = [{ act: 'next', slots: [], idle: [], lapse: '', key: 'k', host: true }]
  const { table, news, done } = originalSeated({ where, speaker: 0 }, {
    asks,
    corrections: asked(0),
    table: { people },
  } as never)
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  const goOn = () => target.querySelector('.sill .btn--go')?.textContent
  expect(goOn()).toBe(speech.now.say('desk-next-nobody'))
  await vi.waitFor(() => {
    target.querySelector<HTMLElement>('[data-seat="1"]')?.click()
    flushSync()
    expect(goOn()).toBe(speech.now.say('host-act-next'))
  })
  done()
  news({ view: { speaker: 2 }, corrections: asked(2) } as never)
  flushSync()
  expect(goOn()).toBe(speech.now.say('desk-next-nobody'))
  await unmount(desk)
})

it('corrects what was entered in the call before as long as the table lists it, and none that is asked anew', async () => {
  const made = { at: 0, step: '', act: 'nominate', args: [1], aims: [1] }
  const mends = async (asked: boolean, ...seats: number[]) => {
    const corrections = [0, 2].map(seat => ({
      seat,
      act: 'nominate',
      slots: [{ kind: 'seat', seats }],
      idle: ['pass'],
      asked,
    }))
    const table = originalTable({}, { corrections, table: { people } } as never)
    const inputs = new Inputs(table)
    inputs.all = [
      { ...made, moment: 'first', seat: 0 },
      { ...made, moment: 'second', seat: 2 },
    ]
    const target = document.createElement('div')
    const props = { table, inputs, moment: 'third', isDark: false, wordOf: String, onclose: () => {} }
    const sheet = mount(LastInputs, { target, props })
    flushSync()
    const found = [...target.querySelectorAll('li')].map(row => row.querySelector('button') !== null)
    await unmount(sheet)
    return found
  }
  expect(await mends(false, 1, 3)).toEqual([true, true])
  expect(await mends(true, 1, 3)).toEqual([false, false])
  expect(await mends(false, 3)).toEqual([false, false]) // another question
})

it('asks for whom the hands are before it takes any', async () => {
  const vote = (...seats: number[]) => {
    const slots = [{ kind: 'seat', seats }]
    const corrections = [0, 1].map(seat => ({ seat, act: 'vote', slots, idle: ['pass'], asked: true }))
    return shown(originalTable({ where: ['day', 'court', 'vote'] }, { corrections, table: { people } } as never))
  }
  const hands = speech.now.say('desk-why-hands')
  expect(await vote(2, 3)).not.toContain(hands)
  expect(await vote(2)).toContain(hands)
})

it('shows by day what was entered in the dark only on request', async () => {
  const table = originalTable({}, { table: { people } } as never)
  const inputs = new Inputs(table)
  const made = { at: 0, moment: '', step: '', args: [1], aims: [1] }
  inputs.all = [
    { ...made, seat: 0, act: 'check', isSecret: true },
    { ...made, seat: 2, act: 'nominate' },
  ]
  const rows = async (isDark: boolean, isAll = false) => {
    const target = document.createElement('div')
    const sheet = mount(LastInputs, {
      target,
      props: { table, inputs, moment: '', isDark, wordOf: String, onclose: () => {} },
    })
    flushSync()
    if (isAll) target.querySelector<HTMLElement>('.btn--quiet')?.click()
    flushSync()
    const count = target.querySelectorAll('li').length
    await unmount(sheet)
    return count
  }
  expect(await rows(true)).toBe(2)
  expect(await rows(false)).toBe(1)
  expect(await rows(false, true)).toBe(2)
})

it('offers whom an input was for as soon as it is to be corrected', async () => {
  const slots = [{ kind: 'seat', seats: [1, 3] }]
  const corrections = [{ seat: 0, act: 'nominate', slots, idle: ['pass'], asked: false }]
  const table = originalTable({}, { corrections, table: { people } } as never)
  const inputs = new Inputs(table)
  inputs.all = [{ at: 0, moment: 'now', step: '', act: 'nominate', args: [1], aims: [1], seat: 0 }]
  const target = document.createElement('div')
  const props = { table, inputs, moment: 'now', isDark: false, wordOf: String, onclose: () => {} }
  const sheet = mount(LastInputs, { target, props })
  flushSync()
  target.querySelector<HTMLElement>('li .btn')?.click()
  flushSync()
  expect(target.textContent).toContain('4 D')
  await unmount(sheet)
})

it('asks who has opened their eyes while that is not told, and shows no card that may be another', async () => {
  const calls = [{ step: 'commissar', act: 'check', nights: [1], seconds: 0, seats: [2], lines: [] }]
  const slots = [{ kind: 'seat', seats: [0, 1, 3] }]
  const corrections = [{ seat: 2, act: 'check', slots, idle: ['pass'], asked: true }]
  const asks = [{ act: 'next', slots: [], idle: [], lapse: '', key: 'k', host: true }]
  const view = {
    where: ['first_night', 'commissar'],
    night: 1,
    calls,
    cards: ['mafia', 'mafia', 'commissar', 'resident'],
  }
  const at = (groups: number[][], told = 0) =>
    originalTable(view, {
      corrections,
      asks,
      you: { id: 0, seat: -1, host: true, creator: true, groups, told },
      table: { people },
    } as never)
  const who = speech.now.say('desk-wake-who', { count: 1 })
  const untold = await shown(at([[0, 1, 2, 3]]))
  expect(untold).toContain(who)
  expect(untold).toContain(speech.now.say('desk-wake-later'))
  expect(untold).not.toContain(speech.now.say('desk-wakes'))
  expect(untold).not.toContain(speech.now.say('desk-wake-back-last'))
  expect(await shown(at([[0, 1, 2, 3]], 1)), 'a call later').toContain(speech.now.say('desk-wake-back-last'))
  const told = await shown(at([[0, 1]], 1))
  expect(told).not.toContain(who)
  expect(told).toContain(speech.now.say('desk-wakes'))
  expect(told).toContain(speech.now.say('desk-wake-back'))
})

/** The Don is known, and points; who the other mafioso is was taken back. Here it is B, whom the Don could not check. */
function donPoints() {
  const calls = [{ step: 'don', act: 'check', nights: [1], seconds: 0, seats: [0], lines: [] }]
  const corrections = [{ seat: 0, act: 'check', slots: [{ kind: 'seat', seats: [2, 3] }], idle: ['pass'], asked: true }]
  const asks = [{ act: 'next', slots: [], idle: [], lapse: '', key: 'k', host: true }]
  const cards = ['don', 'mafia', 'commissar', 'resident']
  const you = { id: 0, seat: -1, host: true, creator: true, groups: [[1, 2, 3]], told: 1 }
  return originalSeated({ where: ['first_night', 'don'], night: 1, calls, cards }, {
    corrections,
    asks,
    you,
    table: { people },
  } as never)
}

it.each([
  ['could be taken', 2],
  ['could not be taken as long as it is not known', 1],
])('asks for the card of a seat that %s, and enters then what it was tapped for', async (_, seat) => {
  const { table, sent, say } = donPoints()
  const target = document.createElement('div')
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  await closeEyes(target)
  const question = speech.now.say('desk-wake-card', { name: `${seat + 1} ${'ABCD'[seat]}` })
  const last = () => sent().slice(-1)[0]
  await vi.waitFor(() => {
    target.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.click() // right after a change it is taken for a slip
    flushSync()
    if (seat === 1) expect(target.textContent).toContain(question)
    else expect(last()).toMatchObject({ do: 'answer', args: [0, 'check', 2] })
  })
  if (seat === 2) say({ say: 'refused', id: last()?.id, reason: 'card_needed', text: 'Look.' })
  await vi.waitFor(() => {
    flushSync()
    expect(target.textContent).toContain(question)
  })
  const way = target.querySelector('.sill .btn--go')
  expect(way?.getAttribute('aria-disabled'), 'not before its card is told').toBe('true')
  expect(way?.textContent).toBe(speech.now.say('host-act-next'))
  const resident = [...target.querySelectorAll('fieldset button')].find(
    one => one.textContent.trim() === speech.now.say('card-resident'),
  ) as HTMLElement
  resident.click()
  expect(last()).toMatchObject({ do: 'identify', held: [3], seats: [seat] })
  say({ say: 'done', id: last()?.id })
  await vi.waitFor(() => expect(last()).toMatchObject({ do: 'answer', act: 'correct', args: [0, 'check', seat] }))
  await unmount(desk)
})

it('asks for a card on which a correction depends, in place of the sheet', async () => {
  const { table, sent, say } = donPoints()
  const inputs = inputsOf(table)
  inputs.all = [{ at: 0, moment: 'now', step: '', act: 'check', args: [3], aims: [3], seat: 0 }]
  const target = document.createElement('div')
  const onclose = vi.fn()
  const props = { table, inputs, moment: 'now', isDark: true, wordOf: String, onclose }
  const sheet = mount(LastInputs, { target, props })
  const press = (what: string) => {
    flushSync()
    ;[...target.querySelectorAll('button')].find(one => one.textContent.trim() === what)?.click()
    flushSync()
  }
  const refuse = () => say({ say: 'refused', id: sent().slice(-1)[0]?.id, reason: 'card_needed', text: 'Look at it.' })
  const right = speech.now.say('host-act-correct')
  press(right)
  press('3 C')
  refuse()
  await vi.waitFor(() => expect(target.textContent).toContain('Look at it.'))
  press(right)
  refuse()
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled())
  expect(inputs.unanswered).toMatchObject({ seat: 0, act: 'check', args: [2], aims: [2] })
  await unmount(sheet)
})

it('says that one tap counts for all who are called, and at whom each of them points', async () => {
  const calls = [{ step: 'mafia', act: 'mark', nights: [], seconds: 0, seats: [0, 1], lines: [] }]
  const slots = [{ kind: 'seat', seats: [2, 3] }]
  const asked = (seat: number, given?: unknown[]) => ({
    seat,
    act: 'mark',
    slots,
    idle: ['pass'],
    asked: !given,
    given,
  })
  const at = (...corrections: unknown[]) =>
    originalTable({ where: ['night', 'mafia'], night: 2, calls, cards: [] }, {
      corrections,
      table: { people },
    } as never)
  const open = await shown(at(asked(0), asked(1)))
  expect(open).toContain(speech.now.say('desk-each'))
  expect(open).toContain('1 A: –')
  const entered = await shown(at(asked(0, ['mark', 2]), asked(1, ['mark', 3])))
  expect(entered).toContain('1 A: 3')
  expect(entered).toContain('2 B: 4')
})

it('does not ask for a plan on which nothing depends', async () => {
  const calls = [{ step: 'mafia', act: 'plan', nights: [1], seconds: 0, seats: [0], lines: [] }]
  const slots = [{ kind: 'seat', seats: [1, 2, 3] }]
  const asks = [{ act: 'next', slots: [], idle: [], lapse: '', key: 'k', host: true }]
  const corrections = [{ seat: 0, act: 'plan', slots, idle: ['done'], asked: true }]
  const view = { where: ['first_night', 'mafia'], night: 1, calls, cards: [] }
  const text = await shown(originalTable(view, { asks, corrections, table: { people } } as never))
  expect(text).toContain(speech.now.say('desk-why-free'))
  expect(text).not.toContain(speech.now.say('desk-next-nobody'))
})

it('strikes out what was corrected since', async () => {
  const table = originalTable({}, { table: { people } } as never)
  const inputs = new Inputs(table)
  const made = (seat: number, act: string, args: number[], moment = 'call') =>
    ({ at: 1, moment, step: '', act, args, aims: args, seat }) as const
  inputs.all = [
    made(0, 'vote', [1], 'before'),
    made(0, 'vote', [2]),
    made(0, 'pass', []),
    made(1, 'nominate', [3]),
    made(1, 'nominate', [2]),
  ] as never
  const target = document.createElement('div')
  const props = { table, inputs, moment: 'now', isDark: false, wordOf: String, onclose: () => {} }
  const sheet = mount(LastInputs, { target, props })
  flushSync()
  const struck = [...target.querySelectorAll('s')].map(one => one.textContent?.slice(-3))
  await unmount(sheet)
  expect(struck).toEqual(['4 D', '3 C'])
})

it('says what a correction under the players changes before it is made, and lists it', async () => {
  const slots = [{ kind: 'seat', seats: [1, 3] }]
  const seat = originalSeated({ where: ['day', 'discussion', 'nomination'] }, {
    mends: [{ act: 'nominate', slots }],
    table: { people },
  } as never)
  const { table, say, sent } = seat
  const target = document.createElement('div')
  const sheet = mount(HostSheet, { target, props: { table, seat: 0, onclose: () => {} } })
  const press = (text: string) => {
    flushSync()
    ;[...target.querySelectorAll('button')]
      .filter(one => one.textContent.trim() === text)
      .slice(-1)[0]
      ?.click()
    flushSync()
  }
  const last = () => sent().slice(-1)[0]
  const right = speech.now.say('host-act-correct')
  press(speech.now.say('desk-enter')) // they are without a phone
  press(speech.now.say('act-nominate'))
  press('4 D')
  expect(last()).toMatchObject({ do: 'foresee', act: 'correct', args: [0, 'nominate', 3] })
  press(right)
  expect(last()).toMatchObject({ do: 'foresee' }) // nothing is corrected unseen
  const nominated = (accused: number) => ({ fact: 'nominated', seat: accused, by: 0 })
  say({ say: 'foreseen', told: [nominated(3)], unsaid: [nominated(1)] })
  say({ say: 'done', id: last()?.id })
  await vi.waitFor(() => {
    flushSync()
    expect(target.querySelectorAll('.then s, .then b').length).toBe(2)
  })
  press(right)
  expect(last()).toMatchObject({ do: 'answer', act: 'correct', args: [0, 'nominate', 3], host: true })
  expect(inputsOf(table).all).toMatchObject([{ seat: 0, act: 'nominate', args: [3], aims: [3] }])
  await unmount(sheet)
})

it.each([
  ['wrong_phase', true],
  ['not_host', false], // a host with a card may not know what comes of it
])('corrects nothing that would be refused (%s)', async (reason, isRefused) => {
  const slots = [{ kind: 'seat', seats: [1, 3] }]
  const corrections = [{ seat: 0, act: 'nominate', slots, idle: ['pass'], asked: false }]
  const { table, say, sent } = originalSeated({}, { corrections, table: { people } } as never)
  const ahead = new Ahead(table)
  const looking = ahead.look([0, 'nominate', 3])
  expect(ahead.isKnown).toBe(false)
  say({ say: 'refused', id: sent().slice(-1)[0]?.id, reason, text: 'No.' })
  await looking
  expect([ahead.isKnown, ahead.refused !== undefined]).toEqual([!isRefused, isRefused])
})

it('lists at a desk that takes over what was entered in this step at another', async () => {
  const slots = [{ kind: 'seat', seats: [1, 3] }]
  const given = ['nominate', 3]
  const corrections = [
    { seat: 0, act: 'nominate', slots, idle: ['pass'], asked: false, given },
    { seat: 2, act: 'last_shot', slots, idle: ['pass'], asked: false, given: ['last_shot', 3] }, // not before all eyes
  ]
  const view = { where: ['day', 'discussion', 'nomination'], speaker: 0 }
  const table = originalTable(view, { corrections, table: { people } } as never)
  const target = document.createElement('div')
  document.body.append(target) // sheets are put there
  const desk = mount(Host, { target, props: { table, onmenu: () => {} } })
  flushSync()
  target.querySelector<HTMLElement>(`[aria-label="${speech.now.say('desk-inputs')}"]`)?.click()
  flushSync()
  const rows = [...document.querySelectorAll('dialog li, .sheet li')].map(row => row.textContent)
  expect(rows.length).toBe(1)
  expect(rows[0]).toContain('4 D')
  expect(rows[0]).toContain(speech.now.say('host-act-correct'))
  await unmount(desk)
  target.remove()
})
