// The rulebooks as the server describes them.

import { call } from '../line/call'
import type { Description } from '../line/wire'
import type { Table } from './table.svelte'

/** A book that has not come yet. */
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
}

class Rulebooks {
  all = $state.raw<Record<string, Description>>({})

  /** Fetch them, once. */
  async open(): Promise<void> {
    if (!Object.keys(this.all).length) this.all = await call<Record<string, Description>>('/api/books')
  }

  /** The book that is played. */
  of(table: Table): Description {
    return this.all[table.book] ?? UNREAD
  }
}

export const rulebooks = new Rulebooks()
