// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { seated } from '../../../tests/seated'
import type { Call, WireAsk } from '../../line/wire'
import { HOST } from '../../line/wire'
import { lineOf, votedOf } from './day'
import { numbersIn, written } from '../../table/settings'
import { decksIn, rolesIn } from './deck'
import { NOBODY, type Fact, type Table, type View } from './game'
import { toRead } from './host'
import { askFor, isPointing, keyOf, picksNow, waysNow, whispered, wordsNow } from './night'
import { falls, seatStates } from './seats'
import { Telling } from '../story'
import { lookOf } from './screen'
import { houseOf, story, storyOf } from './story'
import { moment } from '../../table/moment.svelte'
import { speech } from '../../words/words.svelte'

const VIEW: View = {
  where: ['night'],
  living: [0, 1, 2, 3],
  left: [],
  calls: [],
  prompts: [],
  terms: {},
  own: { side: '', steps: [] },
  over: false,
  winner: '',
  winners: [],
  night: 2,
  day: 1,
  composition: {},
  decks: {},
  cards: ['', '', '', ''],
  open_cards: ['', '', '', ''],
  sides: ['', '', '', ''],
  host: -1,
  jailed: [],
  executed: [],
  awake: [],
  met: {},
  crossed: false,
  recruited: [],
  leads: false,
  pointings: {},
  exposed: -1,
  deeds: [],
  answers: {},
  dying: [],
  speaker: -1,
  ready: [],
  could_write: false,
  false_answers: [],
  could_show: false,
  voters: [],
  candidates: [],
  named: -1,
  hands: {},
  could_vote: [],
  counts: {},
}

const call = (step: string, act: string): Call => ({ step, act, nights: [2], seconds: 0, seats: [], lines: [] })
const ask = (act: string, slots: WireAsk['slots'], idle: string[] = []): WireAsk => ({
  act,
  slots,
  idle,
  lapse: 'nothing',
  key: '',
})

/** A table in a call of the night, without words: each sentence is its own id. */
function called(step: string, act: string, facts: Fact[], asks: WireAsk[] = [], view: Partial<View> = {}): Table {
  return seated<Fact, View>('bigcity', {
    facts: [{ fact: 'night_begun', number: 2 }, { fact: 'called', step }, ...facts],
    view: { ...VIEW, where: ['night', step], calls: [call(step, act)], ...view },
    asks,
  }).table
}

beforeAll(openRulebooks)

describe('a call of the night', () => {
  it('asks as many of everybody as the book says, and between the same acts', () => {
    expect(picksNow(called('call_journalist', 'check', []))).toBe(2)
    expect(waysNow(called('call_sleuth', 'check', []))).toEqual(['check', 'shoot'])
    expect(waysNow(called('call_judge', 'jail', []))).toEqual([])
    expect(picksNow(called('call_mafia', '', []))).toBe(1)
  })

  it('answers with the act that is for the one chosen, or with the one that was chosen', () => {
    const judge = called(
      'call_judge',
      'jail',
      [],
      [ask('jail', [{ kind: 'seat', seats: [1, 2] }]), ask('release', [{ kind: 'seat', seats: [3] }])],
    )
    expect(askFor(judge, '', [3])?.act).toBe('release')
    expect(askFor(judge, '', [1])?.act).toBe('jail')
    const several = (act: string): WireAsk => ask(act, [{ kind: 'seats', seats: [1, 2], least: 1, most: 1 }])
    const sleuth = called('call_sleuth', 'check', [], [several('check'), several('shoot')])
    expect(askFor(sleuth, 'shoot', [2])?.act).toBe('shoot')
  })

  it('does not change for others when the gang may choose once more', () => {
    const before = called('call_mafia', 'point', [])
    const exposed = called('call_mafia', 'point', [], [], { where: ['night', 'call_mafia', 'second_choice'] })
    expect(keyOf(exposed)).toBe(keyOf(before))
  })

  it('does not point again where one points already', () => {
    const table = called('call_mafia', 'point', [], [], { pointings: { 0: 2 } })
    expect(isPointing(table, [2])).toBe(true)
    expect(isPointing(table, [3])).toBe(false)
    expect(isPointing(called('call_mafia', 'point', [], [], { pointings: { 0: 'up' } }), [])).toBe(true)
  })
})

describe('the whisper', () => {
  it('has the words of this call, and those that only I read', () => {
    const said = (text: string): Fact => ({ fact: 'faction_said', seat: 1, text })
    const facts: Fact[] = [said('before'), { fact: 'called', step: 'call_cartel' }, said('now')]
    expect(wordsNow(called('call_mafia', 'point', facts), ['mine'])).toEqual(['{faction-said}', '{city-night-jotted}'])
  })

  it('shows the sign of an answer, and crossed arms', () => {
    const answer: Fact = { fact: 'check_answer', me: 0, targets: [1], signal: 'thumb_sideways', meaning: 'outcast' }
    expect(whispered(called('call_detective', 'check', [answer]), '', [1])).toEqual({
      icon: 'level',
      text: '{check-answer}',
    })
    const crossed: Fact = { fact: 'crossed_arms', me: 0, step: 'call_doctor' }
    expect(whispered(called('call_doctor', 'heal', [crossed]), '', undefined).icon).toBe('blocked')
  })

  it('says who is awake with one, where they point, and what is still to be done', () => {
    const awake: Fact = { fact: 'awake', step: 'call_mafia', seats: [0, 1, 2] }
    const point = ask('point', [{ kind: 'seat_or', seats: [0, 1, 2, 3], words: ['up'] }])
    const first = whispered(called('call_mafia', 'point', [awake], [point]), '', undefined)
    expect(first).toEqual({ items: ['B', 'C', '{night-you}'], note: '{city-ask-point}' })
    const pointed: Fact = { fact: 'pointed', seat: 0, target: 3 }
    const done = { ...point, idle: ['done'] }
    const then = whispered(called('call_mafia', 'point', [awake, pointed], [done], { pointings: { 0: 3 } }), '', [3])
    expect(then).toEqual({ items: ['B', 'C', '{night-points}'], note: '{city-night-done}' })
    const exposed: Fact = { fact: 'agent_exposed', agent: 2 }
    expect(whispered(called('call_mafia', 'point', [awake, pointed, exposed], [point]), '', [3]).note).toBe(
      '{city-night-agent}',
    )
  })

  it('asks the same of a sleeper as of one in jail, and tells a recruit for the rest of the night', () => {
    const sleeper = whispered(called('call_doctor', 'heal', []), '', undefined)
    expect(sleeper).toEqual({ note: '{night-asleep}', text: '{night-suspect}' })
    const later: Fact[] = [
      { fact: 'recruited', me: 0 },
      { fact: 'called', step: 'call_lover' },
    ]
    expect(whispered(called('call_sect', 'recruit', later), '', undefined).text).toBe('{recruited}')
  })
})

describe('how many have voted', () => {
  it('counts each once, and nobody who has no vote', () => {
    const view = { voters: [0, 1, 2], hands: { 1: [0, 2], 3: [0, 4] } }
    expect(votedOf(called('', '', [], [], view))).toEqual({ number: 2, of: 3 })
  })
})

describe('the deck', () => {
  const advice = (settings: Record<string, string | string[]>, composition = {}, decks = {}) => ({
    ...{ preset: '', recommended: {}, host: 'engine', players: 9, least: 3, most: 32, lengths: {}, bounds: {} },
    ...{
      suggested: {},
      hindered: {},
      notices: [],
      settings: { faction: 'mafia', deck: 'default', ...settings },
      composition,
      decks,
      hands: {},
    },
  })

  it('is what was chosen, or else what is proposed', () => {
    expect(rolesIn(advice({ roles: ['mafia=2', 'doctor'] }))).toEqual({ mafia: 2, doctor: 1 })
    expect(rolesIn(advice({ roles: [] }, { mafia: 3 }))).toEqual({ mafia: 3 })
    expect(written({ mafia: 2, doctor: 0 })).toEqual(['mafia=2'])
    expect(numbersIn(undefined)).toEqual({})
  })

  it('is counted by sides under Who Is Who', () => {
    expect(decksIn(advice({ decks: [] }, {}, { citizens: 6, criminals: 3 }))).toEqual({ citizens: 6, criminals: 3 })
    expect(decksIn(advice({ decks: ['citizens=5', 'outcasts=1'] }))).toEqual({ citizens: 5, outcasts: 1 })
  })
})

describe('a vote', () => {
  const people = ['A', 'B', 'C', 'D'].map((name, i) => ({ id: i + 1, name, language: 'en', here: i !== 2 }))
  const line = (view: Partial<View>): string => {
    const { table } = seated<Fact, View>('bigcity', {
      view: { ...VIEW, where: ['day', 'voting', 'first_round'], named: 1, could_vote: [0, 2, 3], ...view },
      table: { manners: { absent: 'bot', grace_seconds: 90 }, people },
    })
    return lineOf(table, NOBODY)
  }

  it('names who may still raise a hand and is away', () => {
    expect(line({})).toBe('{city-vote-wait} {wait-away}')
    expect(line({ hands: { 1: [0] } })).toBe('{city-vote-up} {wait-away}')
  })

  it('waits for nobody else', () => {
    expect(line({ could_vote: [0, 3] })).toBe('{city-vote-wait}')
  })

  it('waits for a hand that is up at another name, where each may raise many', () => {
    expect(line({ hands: { 0: [2] } })).toBe('{city-vote-wait} {wait-away}')
  })
})

describe('the story', () => {
  const to = 2 ** HOST
  const FACTS: Fact[] = [
    { fact: 'game_set', seats: [0, 1, 2], settings: {}, roles: {}, decks: {} },
    { fact: 'night_begun', number: 1, quiet: true },
    { fact: 'day_begun', number: 1 },
    { fact: 'nobody_killed' },
    { fact: 'executed', seat: 1, card: 'mafia' },
    { fact: 'night_begun', number: 2 },
    { fact: 'called', step: 'call_doctor' },
    { fact: 'act_taken', me: 0, act: 'heal', targets: [2] },
    { fact: 'called', step: 'call_detective' },
    { fact: 'act_taken', me: 0, act: 'check', targets: [2] },
    { fact: 'check_answer', me: 0, targets: [2], signal: 'thumb_up', meaning: 'citizen' },
    { fact: 'day_begun', number: 2 },
    { fact: 'death_caused', seat: 2, cause: 'shot' },
    { fact: 'killed', seats: [2], cards: ['doctor'] },
    { fact: 'killed', seats: [0], cards: ['avenger'] },
  ]
  const told = FACTS.map(fact => ({ to, fact }))

  it('knows who fell at night and who by day', () => {
    expect(falls(FACTS)).toEqual([
      { seat: 1, kind: 'day', number: 1 },
      { seat: 2, kind: 'night', number: 2 },
      { seat: 0, kind: 'day', number: 2 },
    ])
    expect([...houseOf(told).fell]).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ])
  })

  it('has no column for a Host who was drawn, though the software hosts by now', () => {
    const named = (host: number): Fact => ({ fact: 'host_named', host })
    const set: Fact = { fact: 'game_set', seats: [0, 1, 2], settings: {}, roles: {}, decks: {} }
    expect(houseOf([set, named(1), named(NOBODY)].map(fact => ({ to, fact }))).seats).toEqual([0, 2])
  })

  it('says with whose fall it turned', () => {
    const turn = (at: number): string => story.turn!(told, at, new Telling([], speech.now, ['A', 'B', 'C']))
    expect(turn(4)).toBe('{day-title}: {story-turn-who} {stage-leaves}')
    expect(turn(13)).toBe('{night-title}: {story-turn-who} {stage-leaves}')
    expect(turn(2)).toBe('')
  })

  it('tells a call by its answer, and a death with its cause', () => {
    const lines = storyOf(told, new Telling([], speech.now, ['A', 'B', 'C'])).map(({ items }) =>
      items.map(item => [...item.lines, ...item.small]),
    )
    expect(lines[3]).toEqual([['{act-taken}'], ['{check-answer}']])
    expect(lines[4]).toEqual([['{killed}', '{death-caused}'], ['{killed}']])
  })
})

describe('the table screen', () => {
  it('bars the windows of those whom this morning sends to jail, in a view from before it', () => {
    const facts: Fact[] = [
      { fact: 'day_begun', number: 2 },
      { fact: 'jailed', seats: [2] },
      { fact: 'released', seats: [1] },
    ]
    const barred = (told: number, view: Partial<View> = {}): number[] => {
      const { table } = seated<Fact, View>('bigcity', {
        facts: facts.slice(0, told),
        view: { ...VIEW, jailed: [1], ...view },
      })
      return seatStates(table).flatMap(({ seat, isJailed }) => (isJailed ? [seat] : []))
    }
    expect([1, 2, 3].map(told => barred(told))).toEqual([[1], [1, 2], [2]])
    expect(barred(3, { living: [0, 1, 3], jailed: [] })).toEqual([]) // whoever is out is in no jail
  })

  it('does not say that the game is over as long as the last verdict is seen', () => {
    const { table } = seated<Fact, View>('bigcity', { view: { ...VIEW, where: ['over'] }, table: { phase: 'over' } })
    moment.seeLast()
    expect(lookOf(table).title).toBe(speech.now.say('day-title', { number: 1 }))
    moment.end()
    expect(lookOf(table).title).toBe(speech.now.say('phase-over'))
  })
})

describe('what the Host reads aloud', () => {
  const killed = { fact: 'killed', seats: [1], cards: ['doctor'] } as Fact
  const opened = { fact: 'discussion_opened', limit: 0 } as Fact
  const executed = { fact: 'executed', seat: 2, card: 'mafia' } as Fact
  const night = { fact: 'night_begun', number: 2, quiet: false } as Fact
  const called = { fact: 'called', step: 'call_doctor' } as Fact
  const before = (...facts: Fact[]) =>
    toRead(seated<Fact, View>('bigcity', { facts, view: VIEW }).table).before.join(' ')
  const words = (fact: Fact) => speech.now.tell(fact, seated<Fact, View>('bigcity', { view: VIEW }).table.told)

  it('is also who was killed and who was executed, where the game goes straight on', () => {
    expect(before(killed, opened)).toContain(words(killed))
    expect(before(opened, executed, night, called)).toContain(words(executed))
  })

  it('is how many hands each had, and not whose: all have seen them (CITY-1103)', async () => {
    const { book } = speech
    await speech.open('bigcity')
    speech.book = () => 'bigcity'
    onTestFinished(() => void (speech.book = book))
    const count = { fact: 'votes_counted', round: 'first_round', candidates: [0, 1, 2], numbers: [0, 2, 1] } as const
    const fact = { ...count, voters: [0, 2, 3], votes: [1, 1, 2] } as unknown as Fact
    const read = before(fact, executed, night, called)
    const names = seated<Fact, View>('bigcity', { view: VIEW }).table.told
    for (const text of ['2 votes', '1 vote', names[1]!, names[2]!]) expect(read).toContain(text)
    expect(read).not.toContain(' against ')
    expect(words(fact)).toContain(`${names[3]} against ${names[2]}`)
  })

  it('asks the Avenger, in words of which nobody learns who that is (CITY-692)', () => {
    const prompts = [{ id: 'prompt-avenger-window', args: {} }] as unknown as View['prompts']
    const read = (...where: string[]): string[] =>
      toRead(seated<Fact, View>('bigcity', { facts: [executed], view: { ...VIEW, where, prompts } }).table).now
    expect(read('day', 'evening', 'avenger_window')).toContain(speech.now.say('prompt-avenger-window'))
    expect(read('day', 'evening')).not.toContain(speech.now.say('prompt-avenger-window'))
  })

  it('is who goes back to sleep, before the next call and before all wake (CITY-322)', () => {
    const next = { fact: 'called', step: 'call_mafia' } as Fact
    const dawn = { fact: 'day_begun', number: 2 } as Fact
    const at = (where: string[], ...facts: Fact[]): string[] =>
      toRead(seated<Fact, View>('bigcity', { facts, view: { ...VIEW, where } }).table).before
    const asleep = (call: string): string =>
      speech.now.say('city-asleep', { step: call, name: speech.now.say(`phase-${call}`) })
    expect(at(['night'], night, called)).not.toContain(asleep('call-doctor'))
    expect(at(['night'], night, called, next)[0]).toBe(asleep('call-doctor'))
    expect(at(['discussion'], night, called, next, dawn, opened)[0]).toBe(asleep('call-mafia'))
    const prompt = { fact: 'word_prompt', me: 1 } as Fact
    expect(at(['discussion'], night, called, next, dawn, killed, prompt, opened)).not.toContain(asleep('call-mafia'))
  })

  it('begins anew after a last word', () => {
    const word = { fact: 'word_prompt', me: 1 } as Fact
    expect(before(killed, word, opened)).not.toContain(words(killed))
  })
})
