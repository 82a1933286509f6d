// Where this phone is: at home, at a table, or a screen for all.

import { faces } from '../books/faces.svelte'
import { keepTable, lastTable, type Kept, type Key } from './keep'
import { placeOfBook } from '../table/guides.svelte'
import { Table } from '../table/table.svelte'
import { speech } from '../words/words.svelte'

class App {
  /** What is shown: the table with the eyes of whoever holds this phone. */
  table = $state.raw<Table | null>(null)
  /** All who play on this phone, each with a line of their own; its owner first. */
  hands = $state.raw<Table[]>([])
  /** To whom it is handed now, though it is not their turn. */
  handing = $state.raw<Table | null>(null)
  /** Out of turn it is with somebody, as long as it would be this one's turn. */
  lentBy = $state.raw<Table | null>(null)
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
    this.hangUp()
    this.keep(kept)
    this.hands = [
      new Table(kept.code, kept.token, kept.creator, () => speech.language, kept.asks ? kept.name : ''),
      ...(kept.others ?? []).map(other => this.ofOther(kept.code, other)),
    ]
    this.table = this.hands[0]!
    this.go(`/t/${kept.code}`)
  }

  /** Somebody without a phone has sat down, and plays on this one. */
  share(other: Key): void {
    if (!this.kept) return
    this.keep({ ...this.kept, others: [...(this.kept.others ?? []), other] })
    this.hands = [...this.hands, this.ofOther(this.kept.code, other)]
  }

  /** Now this one holds the phone; `turn` is whose turn it is. */
  handTo(to: Table, turn: Table | undefined): void {
    this.lentBy = turn !== undefined && turn !== to ? turn : null
    this.handing = null
    this.table = to
  }

  /** A screen in the middle of the table; with the creator's token if this device made it. */
  watch(code: string): void {
    this.hangUp()
    const creator = this.kept?.code === code ? this.kept.creator : ''
    this.table = new Table(code, '', creator, () => speech.language, '', true)
    this.isScreen = true
    this.go(`/t/${code}/screen`)
  }

  goHome(): void {
    this.hangUp()
    this.code = ''
    this.isScreen = false
    this.guide = ''
    this.go('/')
  }

  /** The seat is given up: nothing to come back to, but for whoever else plays on this phone. */
  forget(): void {
    const at = this.table ? this.hands.indexOf(this.table) : -1
    if (at > 0 && this.kept) {
      const others = (this.kept.others ?? []).filter((_, i) => i !== at - 1)
      return this.sit({ ...this.kept, others })
    }
    this.keep(null)
    this.goHome()
  }

  /** My place is gone, but not the table: in again by the front door. */
  comeAnew(): void {
    this.keep(null)
    this.hangUp()
  }

  private keep(kept: Kept | null): void {
    this.kept = kept
    keepTable(kept)
  }

  private ofOther(code: string, other: Key): Table {
    return new Table(code, other.token, '', () => speech.language)
  }

  private hangUp(): void {
    this.table?.leave()
    this.hands.forEach(hand => hand.leave())
    this.hands = []
    this.table = this.handing = this.lentBy = null
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
