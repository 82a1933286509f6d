// A real table at the near end of a line whose far end is this test.

import { expect, onTestFinished, vi } from 'vitest'
import type { Command, News, Welcome } from '../src/line/wire'
import type { Fact } from '../src/table/facts'
import { Table, type View } from '../src/table/table.svelte'

export class FarEnd {
  static readonly OPEN = 1
  static last: FarEnd
  readyState = FarEnd.OPEN
  onopen = (): void => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  readonly heard: string[] = []

  constructor() {
    FarEnd.last = this
  }

  send(text: string): void {
    this.heard.push(text)
  }

  close(): void {}
}

/** What the far end may leave out; facts and view are those of any book. */
type Some<Message, F, V> = Partial<Omit<Message, 'facts' | 'view' | 'table'>> & {
  facts?: F[]
  view?: V
  table?: object
  seats?: string[]
  code?: string
}

const person = (name: string, id: number): object => ({ id: id + 1, name, language: 'en', here: true })

/** A table that has been welcomed; and what is said to it from then on, and what it has sent. */
export function seated<F extends Fact, V extends View>(
  book: string,
  { seats = ['A', 'B', 'C', 'D'], code = 'CITYS', table: more, ...welcome }: Some<Welcome, F, V>,
) {
  vi.stubGlobal('WebSocket', FarEnd)
  const table = new Table<F, V>(code, '', '', () => 'en')
  onTestFinished(() => table.leave())
  const far = FarEnd.last
  const say = (message: object): void => far.onmessage({ data: JSON.stringify(message) })
  const lost: FarEnd[] = []
  const people = seats.map(person)
  const asEverybodySees = {
    code,
    language: 'en',
    book,
    settings: {},
    manners: {},
    phase: 'game',
    game: 1,
    people,
    order: [],
    seats: people.map((_, i) => i + 1),
    names: seats,
    host: 0,
    missing: '',
    detail: '',
    commitment: '',
    paused: false,
    lasted: 0,
    lead: false,
    hunches: [],
    series: { games: 0, people: [], ends: [], story: '', turn: -1, chosen: 0, drawn: false, moving: [] },
    ...more,
  }
  const you = { id: 1, seat: 0, host: false, creator: false }
  const welcomed = {
    say: 'welcome',
    n: 0,
    game: 1,
    after: 0,
    facts: [],
    view: null,
    asks: [],
    corrections: [],
    mends: [],
    clock: null,
    table: asEverybodySees,
    you,
    chat: [],
    ...welcome,
  }
  say(welcomed)
  return {
    table,
    say,
    /** The connection is lost. */
    gone: (): void => {
      lost.push(FarEnd.last)
      FarEnd.last.readyState = 3
      FarEnd.last.onclose({ code: 1006 })
    },
    /** There is another one, and nothing has changed at the table; what is sent over it at once. */
    back: async (): Promise<Command[]> => {
      await vi.waitFor(() => expect(FarEnd.last).not.toBe(lost.slice(-1)[0]))
      FarEnd.last.onmessage({ data: JSON.stringify({ ...welcomed, table: table.table, you: table.you }) })
      return FarEnd.last.heard.map(text => JSON.parse(text) as Command)
    },
    news: (news: Some<News, F, Partial<V>>): void => say({ say: 'news', n: 1, ...news }),
    done: (): void => say({ say: 'done', id: (JSON.parse(far.heard.at(-1) ?? '{}') as Command).id }),
    sent: (): Command[] => far.heard.map(text => JSON.parse(text) as Command),
  }
}
