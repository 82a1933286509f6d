// The rulebooks as the server describes them.

import { call } from '../line/call'
import type { Rulebook } from './settings'

class Rulebooks {
  all = $state.raw<Record<string, Rulebook>>({})

  /** Fetch them, once. */
  async open(): Promise<void> {
    if (Object.keys(this.all).length) return
    this.all = await call<Record<string, Rulebook>>('/api/books').catch(() => this.all)
  }
}

export const rulebooks = new Rulebooks()
