// The rulebooks as the server describes them.

import { call } from '../line/call'
import type { Cover, Description } from '../line/wire'
import type { Table } from './table.svelte'

/** A book that is not loaded yet. */
const UNREAD: Description = {
  title: '',
  seats: [],
  presets: {},
  settings: {},
  groups: [],
  hosting: { setting: '', modes: {} },
  compositions: [],
  sides: [],
  roles: {},
  cards: {},
  steps: {},
  phases: {},
  facts: {},
  reasons: {},
}

class Rulebooks {
  all = $state.raw<Record<string, Description>>({})
  /** The covers: what a card in the choice of books says. */
  covers = $state.raw<Record<string, Cover>>({})
  /** Every clause by its id, in English, of the books whose law was fetched. */
  law = $state.raw<Record<string, Record<string, string>>>({})

  /** Fetch them, once. */
  async open(): Promise<void> {
    if (!Object.keys(this.all).length) this.all = await call<Record<string, Description>>('/api/books')
  }

  /** Fetch their covers, once. */
  async look(): Promise<void> {
    if (!Object.keys(this.covers).length) this.covers = await call<Record<string, Cover>>('/api/shelf')
  }

  /** Fetch the law of a book, once. */
  async read(book: string): Promise<void> {
    if (this.law[book]) return
    const found = Object.entries(await call<Record<string, string>>(`/api/books/${book}/rules`))
    const plain = Object.fromEntries(found.map(([id, text]) => [id, text.replaceAll('`', '')]))
    this.law = { ...this.law, [book]: plain }
  }

  /** The book that is played. */
  of(table: Table): Description {
    return this.all[table.book] ?? UNREAD
  }
}

export const rulebooks = new Rulebooks()
