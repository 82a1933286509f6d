// @vitest-environment happy-dom
// A book that nothing in src/ has heard of is played with the screens and parts that all books share.

import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { faces } from '../src/books/faces.svelte'
import { SHELF } from '../src/books/shelf'
import Person from '../src/parts/people/Person.svelte'
import Rules from '../src/parts/rules/Rules.svelte'
import Story from '../src/parts/story/Story.svelte'
import Lobby from '../src/screens/Lobby.svelte'
import Phone from '../src/screens/Phone.svelte'
import Settings from '../src/screens/Settings.svelte'
import TableScreen from '../src/screens/TableScreen.svelte'
import { speech } from '../src/words/words.svelte'
import { HOST, type Advice, type Description } from '../src/line/wire'
import type { Fact, View } from './coins/game'
import { until } from './patience'
import { seated } from './seated'

const ALL = 2 ** (HOST + 2) - 1
const FACTS: Fact[] = [
  { fact: 'game_set', seats: [0, 1, 2, 3], settings: {}, purses: 4 },
  { fact: 'own_purse', me: 0, coins: 7 },
]
const VIEW: View = {
  where: ['purses'],
  living: [0, 1, 2, 3],
  left: [],
  calls: [],
  prompts: [],
  terms: {},
  own: { side: '', steps: [] },
  over: false,
  winner: '',
  winners: [],
  floor: -1,
  purses: [7, 2, 5, 0],
  round: 1,
}
const BOOK: Description = {
  title: 'Coins',
  seats: [2, 8],
  presets: { plain: { purse: 7 }, poor: { purse: 1 } },
  settings: {
    purse: { values: '1 to 9', default: 7, clause: 'COIN-1', group: 'main', roles: [], when: {}, bounds: [1, 9] },
    pace: {
      values: ['slow', 'fast'],
      default: 'slow',
      clause: 'COIN-2',
      group: 'haste',
      roles: [],
      when: {},
      bounds: [],
    },
    whip: {
      values: ['short', 'long'],
      default: 'short',
      clause: 'COIN-4',
      group: 'whips',
      roles: [],
      when: { pace: ['fast'] },
      bounds: [],
    },
    banker: { values: ['no', 'yes'], default: 'no', clause: 'COIN-3', group: '', roles: [], when: {}, bounds: [] },
  },
  groups: ['main', 'haste', 'whips'],
  hosting: { setting: 'banker', modes: { no: 'engine', yes: 'human' } },
  compositions: [],
  sides: [],
  roles: {
    purse: {
      words: 'table',
      icon: 'coin',
      clause: 'COIN-1',
      copies: 8,
      becomes: false,
      side: '',
      steps: [],
      users: [],
      phase: '',
      moment: '',
      notes: [],
    },
  },
  cards: {},
  steps: {},
  phases: {},
  facts: {},
  reasons: { no_host: ['COIN-3'] },
}
const ADVICE: Advice = {
  settings: { purse: 7, pace: 'slow', whip: 'short', banker: 'no' },
  preset: 'plain',
  recommended: {},
  host: 'engine',
  players: 4,
  least: 2,
  most: 8,
  composition: { purse: 4 },
  decks: {},
  hands: {},
  lengths: {},
  bounds: { purse: 1 },
  suggested: {},
  hindered: {},
  notices: [],
}
const RECORD = FACTS.map(fact => JSON.stringify({ to: ALL, fact })).join('\n')

let shown: Record<string, unknown>[] = []

/** What a screen shows to this phone. */
function show<Props extends Record<string, unknown>>(screen: Component<Props>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'))
  shown.push(mount(screen, { target, props }))
  flushSync()
  return target
}

const press = (within: ParentNode, words: string): void => {
  const buttons = [...within.querySelectorAll<HTMLElement>('button, summary')]
  const found = buttons.find(button => (button.getAttribute('aria-label') ?? button.textContent ?? '').includes(words))
  if (!found) throw new Error(`no button says ${words}: ${buttons.map(button => button.textContent).join(' | ')}`)
  found.click()
  flushSync()
}

const answerFetches = (): void => {
  vi.stubGlobal('fetch', async (path: string) => {
    const content =
      path === '/api/books' ? JSON.stringify({ coins: BOOK })
      : path.endsWith('/rules') ? '{"COIN-1":"Hide it."}'
      : RECORD
    return new Response(content)
  })
}

beforeAll(async () => {
  answerFetches()
  SHELF.coins = () => import('./coins')
  await speech.speak('en')
  await speech.sitDown()
  await faces.open('coins')
})

beforeEach(answerFetches)

afterEach(async () => {
  await Promise.all(shown.map(one => unmount(one)))
  shown = []
  vi.unstubAllGlobals()
})

describe('a book that is only on this shelf', () => {
  const lobby = { phase: 'lobby', order: [1, 2, 3, 4], seats: [], advice: ADVICE }
  const creator = { id: 1, seat: -1, host: false, creator: true }

  it('has a lobby with its own mode, deck and settings', () => {
    const { table } = seated<Fact, View>('coins', {
      table: lobby,
      you: creator,
    })
    const screen = show(Lobby, { table, onmenu: () => {} })
    expect(screen.querySelector('.comp')?.textContent).toContain('4')
    expect(screen.textContent).toContain('Purse of 7')
    const settings = show(Settings, { table, players: 4, onprint: () => {}, onweigh: () => {}, onclose: () => {} })
    expect(settings.textContent).not.toContain('Settings of haste')
    press(settings, speech.now.say('lobby-all-settings'))
    for (const words of ['Mode plain', 'How plain goes', 'Purses', 'Settings of haste'])
      expect(settings.textContent).toContain(words)
  })

  it.each([
    [320, 240],
    [568, 320],
  ])('has the whole names of ten guests in %i by %i px', (width, height) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
    const guests = [...'ABCDEFGHIJ'].map(letter => letter.repeat(12))
    const order = guests.map((_, i) => i + 1)
    const { table } = seated<Fact, View>('coins', {
      seats: guests,
      table: { ...lobby, order, seats: [] },
      you: creator,
    })
    const screen = show(Lobby, { table, onmenu: () => {} })
    const names = [...screen.querySelectorAll('.circle:not(.is-nameless) .seat__name, .long .name')]
    expect(names.map(one => one.textContent?.trim())).toEqual(guests)
    vi.restoreAllMocks()
  })

  it('lets the creator choose how the bots play, and tells the others', () => {
    const people = [1, 2, 3, 4].map(id => ({ id, name: `${id}`, language: 'en', bot: id > 1 ? 'table' : '' }))
    const manners = { bots: 'sharp', talk: 'quiet' }
    const words = speech.now.say('lobby-bots-are', manners)
    const { table, sent } = seated<Fact, View>('coins', { table: { ...lobby, people, manners }, you: creator })
    const screen = show(Lobby, { table, onmenu: () => {} })
    press(screen, words)
    press(screen, speech.now.say('lobby-bots-play-way', { way: 'gentle' }))
    expect(sent().slice(-1)[0]).toMatchObject({ do: 'choose', bots: 'gentle' })
    press(screen, speech.now.say('lobby-bots-talk-way', { way: 'talkative' }))
    expect(sent().slice(-1)[0]).toMatchObject({ do: 'choose', talk: 'talkative' })
    press(screen, speech.now.say('lobby-add-bot'))
    expect(sent().slice(-1)[0]).not.toHaveProperty('bot')

    const guest = { ...creator, creator: false }
    const other = seated<Fact, View>('coins', { table: { ...lobby, people, manners }, you: guest })
    const seen = show(Lobby, { table: other.table, onmenu: () => {} })
    expect(seen.textContent).toContain(words)
    expect([...seen.querySelectorAll('button')].some(button => button.textContent?.includes(words))).toBe(false)
    const alone = seated<Fact, View>('coins', { table: lobby, you: creator })
    expect(show(Lobby, { table: alone.table, onmenu: () => {} }).textContent).not.toContain(
      speech.now.say('lobby-bots'),
    )
  })

  it('says in the words of players why it cannot be dealt, and on tap the clause', () => {
    const { table } = seated<Fact, View>('coins', {
      table: { ...lobby, missing: 'no_host', detail: 'banker is yes' },
      you: creator,
    })
    const screen = show(Phone, { table })
    expect(screen.querySelector('.why')?.textContent).toContain(speech.now.say('reason-no-host'))
    press(screen, speech.now.say('why-ask'))
    expect(screen.querySelector('dialog .clause')?.textContent?.trim()).toBe('COIN-3')
  })

  it('sends what is chosen, and says what the book says to it', () => {
    const notice = { id: 'by_hand', kind: 'warning' as const, clause: 'COIN-1', about: 'purse', numbers: {} }
    const poor = {
      ...ADVICE,
      preset: 'poor',
      settings: { ...ADVICE.settings, purse: 1, pace: 'fast' },
      recommended: { pace: 'slow' },
      notices: [notice],
    }
    const chosen = { preset: 'poor', pace: 'fast', banker: 'yes' }
    const { table, sent } = seated<Fact, View>('coins', {
      table: { ...lobby, settings: chosen, advice: poor },
      you: creator,
    })
    const settings = show(Settings, { table, players: 4, onprint: () => {}, onweigh: () => {}, onclose: () => {} })
    expect(settings.textContent).toContain('{advice-by-hand}')
    expect(settings.textContent).toContain(speech.now.say('lobby-changed', { count: 1 }))
    press(settings, speech.now.say('lobby-advise'))
    expect(sent().at(-1)).toMatchObject({ do: 'choose', settings: { banker: 'yes', preset: 'poor' } })
    press(settings, 'Mode plain')
    expect(sent().at(-1)).toMatchObject({ do: 'choose', settings: { preset: 'plain', banker: 'yes' } })
  })

  it('offers a number no further than the book lets it be', () => {
    const ends = (purse: number): boolean[] => {
      const advice = { ...ADVICE, settings: { ...ADVICE.settings, purse } }
      const { table } = seated<Fact, View>('coins', { table: { ...lobby, advice }, you: creator })
      const settings = show(Settings, { table, players: 4, onprint: () => {}, onweigh: () => {}, onclose: () => {} })
      return [...settings.querySelectorAll('.stepper button')].map(button => button.hasAttribute('aria-disabled'))
    }
    expect([1, 5, 9].map(ends)).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
  })

  it('shows no setting, and no group, that does not matter now', () => {
    const shows = (pace: string, recommended: object): string => {
      const advice = { ...ADVICE, settings: { ...ADVICE.settings, pace, whip: 'long' }, recommended }
      const { table } = seated<Fact, View>('coins', { table: { ...lobby, advice }, you: creator })
      const settings = show(Settings, { table, players: 4, onprint: () => {}, onweigh: () => {}, onclose: () => {} })
      press(settings, speech.now.say('lobby-all-settings'))
      return settings.textContent ?? ''
    }
    for (const words of ['Settings of whips', '{setting-whip}', speech.now.say('lobby-advise')]) {
      expect(shows('slow', { whip: 'short' })).not.toContain(words)
      expect(shows('fast', { whip: 'short' })).toContain(words)
    }
  })

  it('is hosted by a person as its own setting says it', () => {
    const { table, sent } = seated<Fact, View>('coins', { table: lobby, you: creator })
    const sheet = show(Person, { table, id: 2, onclose: () => {} })
    press(sheet, speech.now.say('lobby-make-host', { mode: 'engine' }))
    expect(sent().at(-1)).toMatchObject({ do: 'choose', settings: { banker: 'yes' } })
  })

  it('is void after an update: every screen says so, and a phone what its player was told', () => {
    const { table } = seated<Fact, View>('coins', {
      facts: FACTS,
      view: VIEW,
      table: { phase: 'over', void: true },
    })
    const phone = show(Phone, { table })
    for (const words of ['void-title', 'void-text', 'void-told', 'end-again'])
      expect(phone.textContent).toContain(speech.now.say(words))
    expect(phone.querySelectorAll('.story li').length).toBeGreaterThan(0)
    const screen = show(TableScreen, { table })
    for (const words of ['void-title', 'void-text', 'end-title'])
      expect(screen.textContent).toContain(speech.now.say(words))
  })

  it('is void without anything to tell, if it could not even be dealt again', () => {
    const { table } = seated<Fact, View>('coins', { table: { phase: 'over', void: true, names: [] } })
    expect(show(Phone, { table }).textContent).toContain(speech.now.say('void-title'))
    expect(show(TableScreen, { table }).textContent).toContain(speech.now.say('void-text'))
  })

  it('is dealt: the purse is in the page only while it is looked at', () => {
    const { table, news, sent } = seated<Fact, View>('coins', {
      facts: FACTS,
      view: VIEW,
      asks: [{ act: 'ready', slots: [], idle: [], lapse: 'ready', key: 'k' }],
    })
    const phone = show(Phone, { table })
    expect(phone.textContent).toContain('Purses are dealt.')
    expect(phone.textContent).not.toContain('7 coins')
    const pad = phone.querySelector<HTMLElement>('.hold')!
    pad.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    flushSync()
    expect(phone.querySelector('.blind')?.textContent).toContain('7 coins')
    pad.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }))
    flushSync()
    expect(phone.textContent).not.toContain('7 coins')
    press(phone, 'I know my role')
    expect(sent().at(-1)).toMatchObject({ do: 'answer', act: 'ready', key: 'k' })
    news({ view: { where: ['hiding'] } })
    flushSync()
    expect(phone.querySelector('h1')?.textContent).toBe('Hiding')
    expect(document.documentElement.dataset.theme).toBe('hush')
  })

  it('has its night: an act of whoever is called, a hunch of the others', () => {
    const hide = {
      act: 'hide',
      slots: [{ kind: 'seat' as const, seats: [1, 2, 3] }],
      idle: [],
      lapse: 'nothing',
      key: '',
    }
    const called = seated<Fact, View>('coins', {
      facts: FACTS,
      view: { ...VIEW, where: ['hiding'], round: 8 },
      asks: [hide],
    })
    const asleep = seated<Fact, View>('coins', { facts: FACTS, view: { ...VIEW, where: ['hiding'], round: 9 } })
    for (const [{ table, sent }, order] of [
      [called, { do: 'answer', act: 'hide', args: [2] }],
      [asleep, { do: 'hunch', seat: 2 }],
    ] as const) {
      const phone = show(Phone, { table })
      phone.querySelector<HTMLElement>('[data-seat="2"]')!.click()
      flushSync()
      phone.querySelector<HTMLElement>('.sill .pair .btn--go')!.click()
      expect(sent().at(-1)).toMatchObject(order)
    }
  })

  it('has its day, with a sheet about a seat, and its own answers', () => {
    const { table, sent } = seated<Fact, View>('coins', { facts: FACTS, view: { ...VIEW, where: ['counting'] } })
    const phone = show(Phone, { table })
    phone.querySelector<HTMLElement>('[data-seat="1"]')!.click()
    flushSync()
    expect(phone.querySelector('dialog')?.textContent).toContain('is rich')
    expect(phone.querySelector('dialog')?.textContent).toContain('a coin')
    press(phone, 'Count')
    expect(sent().at(-1)).toMatchObject({ do: 'answer', act: 'ready' })
  })

  it('has a console for a host, who goes on and corrects', () => {
    const next = { act: 'next', slots: [], idle: [], lapse: 'nothing', key: '', host: true }
    const remove = {
      act: 'remove',
      slots: [{ kind: 'seat' as const, seats: [1] }],
      idle: [],
      lapse: 'nothing',
      key: '',
      host: true,
    }
    const { table, sent } = seated<Fact, View>('coins', {
      facts: FACTS,
      view: { ...VIEW, where: ['counting'] },
      asks: [next, remove],
      you: { id: 1, seat: -1, host: true, creator: false },
    })
    const phone = show(Phone, { table })
    expect(phone.textContent).toContain('Hide your purse!')
    expect(phone.textContent).not.toContain('7,2,5,0')
    press(phone, 'Players')
    press(phone, '2 B')
    press(phone, 'Out')
    expect(sent().at(-1)).toMatchObject({ do: 'answer', act: 'remove', args: [1], host: true })
  })

  it('ends, and is told from its record', async () => {
    const facts: Fact[] = [...FACTS, { fact: 'ended', richest: 0 }]
    const { table } = seated<Fact, View>('coins', { facts, view: VIEW, table: { phase: 'over' } })
    const phone = show(Phone, { table })
    expect(phone.textContent).toContain('A is the richest.')
    expect(phone.textContent).toContain('0 coins')
    const story = show(Story, { table, record: '/record', onclose: () => {} })
    await until(() => expect(story.textContent).toContain('A has 7'))
    expect(story.textContent).toContain('4 purses')
    expect(story.textContent).toContain('A window for each purse')
    press(story, 'Another seat')
    press(story, '2B')
    expect(story.textContent).toContain('Through B')
    expect(story.querySelector('.chips')).toBeNull()
  })

  const series = {
    games: 2,
    people: [
      { person: 1, won: 1, played: 2 },
      { person: 2, won: 2, played: 2 },
    ],
    ends: [
      { book: 'coins', winner: 'richest', times: 2 },
      { book: 'another', winner: 'nobody', times: 1 },
    ],
    story: 'coins',
  }

  it('has an evening: who has won how often, and the last story in the lobby after it', async () => {
    const { table } = seated<Fact, View>('coins', { table: { ...lobby, seats: [1, 2, 3, 4], game: 2, series } })
    const phone = show(Phone, { table })
    press(phone, 'The evening so far')
    const scores = [...phone.querySelectorAll('.scores li')].map(one => one.textContent)
    expect(scores).toEqual(['Bwon 2 of 2', 'Awon 1 of 2'])
    expect(phone.textContent).toContain('The richest wins × 2')
    expect(phone.textContent).not.toContain('× 1')
    press(phone, 'The story of the last game')
    await until(() => expect(phone.textContent).toContain('A has 7'))
    expect(phone.textContent).toContain('My own eyes')
    press(phone, 'Back')
    expect(phone.textContent).toContain('The evening so far')
    const screen = show(TableScreen, { table })
    expect(screen.textContent).toContain('2 games at this table · B: 2 · A: 1')
  })

  it('offers no story of a book that is not chosen now', () => {
    const { table } = seated<Fact, View>('coins', { table: { ...lobby, series: { ...series, story: 'another' } } })
    const phone = show(Phone, { table })
    press(phone, 'The evening so far')
    expect(phone.textContent).not.toContain('The story of the last game')
  })

  it('has the middle of the table screen, its own title, its pictures and its words in the rules', async () => {
    const { table } = seated<Fact, View>('coins', { facts: FACTS, view: { ...VIEW, where: ['counting'] } })
    const screen = show(TableScreen, { table })
    expect(screen.querySelector('h1')?.textContent).toBe('Round 1')
    expect(screen.textContent).toContain('4 purses lie on the table.')
    expect(document.querySelectorAll('#i-coin')).toHaveLength(1)
    expect(show(Rules, { table, onclose: () => {} }).textContent).toContain('A purse of 4 players.')
  })
})
