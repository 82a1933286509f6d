// The faces of the books, as far as they are here.

import { addIcons } from '../shell/sprite'
import { rulebooks } from '../table/rulebooks.svelte'
import type { Table } from '../table/table.svelte'
import { speech } from '../words/words.svelte'
import type { Face } from './face'
import { SHELF } from './shelf'

class Faces {
  private opened = $state.raw<Record<string, Face>>({})
  private readonly coming = new Set<string>()

  /** The face of the book that is played; none until it has come. */
  of(table: Table): Face | undefined {
    return this.opened[table.book]
  }

  /** Fetch a book's face, its words and what it says of itself, once. */
  async open(book: string): Promise<void> {
    const fetched = SHELF[book]
    if (!fetched || this.opened[book] || this.coming.has(book)) return
    this.coming.add(book)
    try {
      const [{ default: face }] = await Promise.all([fetched(), speech.open(book), rulebooks.open()])
      addIcons(face.icons)
      this.opened = { ...this.opened, [book]: face }
    } finally {
      this.coming.delete(book)
    }
  }

  /** The book whose words are said at a table, and where it has chosen so, its other words. */
  wording(table: Table): string {
    const theme = this.of(table)?.setup.wording(table.dealt?.settings ?? table.table?.advice?.settings ?? {})
    return theme ? `${table.book}-${theme}` : table.book
  }
}

export const faces = new Faces()
