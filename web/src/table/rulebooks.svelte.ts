// The rulebooks as the server describes them.

import { call } from '../shell/app.svelte'
import type { Book } from './settings'

class Shelf {
  books = $state.raw<Record<string, Book>>({})

  /** Fetch the books, once. */
  async open(): Promise<void> {
    if (Object.keys(this.books).length) return
    this.books = await call<Record<string, Book>>('/api/books').catch(() => this.books)
  }
}

export const shelf = new Shelf()
