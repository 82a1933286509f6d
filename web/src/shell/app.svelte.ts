// Where this phone is: at home, at a table, or a screen for all.

import { faces } from '../books/faces.svelte'
import { keepTable, lastTable, type Kept } from './keep'
import { placeOfBook } from '../table/guides.svelte'
import { Table } from '../table/table.svelte'
import { speech } from '../words/words.svelte'

class App {
  table = $state.raw<Table | null>(null)
  /** The code in the address: somebody has followed a link. */
  code = $state(codeInAddress())
  isScreen = $state(location.pathname.endsWith('/screen'))
  /** Where the guide is that the address wants; empty: it wants none. */
  guide = $state(guideInAddress())
  kept = $state.raw<Kept | null>(lastTable())

  constructor() {
    speech.book = () => (this.table ? faces.wording(this.table) : '')
    addEventListener('popstate', () => {
      this.code = codeInAddress()
      this.isScreen = location.pathname.endsWith('/screen')
      this.guide = guideInAddress()
      if (!this.code && this.table) this.goHome()
    })
  }

  /** Back at the table that this phone was at last, if the address does not say otherwise. */
  comeBack(): void {
    if (this.guide) return
    if (this.isScreen && this.code) this.watch(this.code)
    else if (this.kept && this.kept.code === this.code) this.sit(this.kept)
  }

  sit(kept: Kept): void {
    this.table?.leave()
    this.kept = kept
    keepTable(kept)
    this.table = new Table(kept.code, kept.token, kept.creator, () => speech.language)
    this.go(`/t/${kept.code}`)
  }

  /** A screen in the middle of the table; with the creator's token if this device made it. */
  watch(code: string): void {
    this.table?.leave()
    const creator = this.kept?.code === code ? this.kept.creator : ''
    this.table = new Table(code, '', creator, () => speech.language)
    this.isScreen = true
    this.go(`/t/${code}/screen`)
  }

  goHome(): void {
    this.table?.leave()
    this.table = null
    this.code = ''
    this.isScreen = false
    this.guide = ''
    this.go('/')
  }

  /** The seat is given up: nothing to come back to. */
  forget(): void {
    keepTable(null)
    this.kept = null
    this.goHome()
  }

  /** My place is gone, but not the table: in again by the front door. */
  comeAnew(): void {
    keepTable(null)
    this.kept = null
    this.table?.leave()
    this.table = null
  }

  private go(path: string): void {
    this.code = codeIn(path)
    if (location.pathname !== path) history.pushState(null, '', path)
  }
}

function codeIn(path: string): string {
  return /^\/t\/([A-Za-z]{5})(?:\/|$)/.exec(path)?.[1]?.toUpperCase() ?? ''
}

function codeInAddress(): string {
  return codeIn(location.pathname)
}

/** `/guide/BOOK` is a book as it is; `/t/CODE/guide` as it is played at a table. */
function guideInAddress(): string {
  const [, book] = /^\/guide\/([a-z]+)$/.exec(location.pathname) ?? []
  if (book) return placeOfBook(book)
  return location.pathname.endsWith('/guide') ? `/api/tables/${codeInAddress()}/guide` : ''
}

export const app = new App()
