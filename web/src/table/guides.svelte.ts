// What a book says to players in plain words, with the words of its guide. The server sends what holds at a table; what
// is about me is picked out here, by the ids.

import { untrack } from 'svelte'
import { faces } from '../books/faces.svelte'
import { call } from '../line/call'
import type { Guide, Leaf, Moment, Paragraph } from '../line/wire'
import { loadGuide, speech, type Args, type Language, type Words } from '../words/words.svelte'
import type { Table } from './table.svelte'

export type Reading = { guide: Guide; words: Words }

const wording = ({ book, theme }: Guide): string => (theme ? `${book}-${theme}` : book)

class Guides {
  private told = $state.raw<Record<string, Guide>>({})
  private spoken = $state.raw<Record<string, Words>>({})
  /** Could the last one not be fetched? */
  lost = $state(false)

  /** What stands at a place, in my language; nothing until it has come. */
  of(place: string): Reading | undefined {
    const guide = this.told[place]
    const words = guide && this.spoken[`${speech.language}/${wording(guide)}`]
    return words && { guide, words }
  }

  /** Fetch it, with its words and pictures, once. An effect that opens it does not follow what it brings. */
  async open(place: string, language: Language): Promise<void> {
    const known = untrack(() => this.told[place])
    if (known && untrack(() => this.spoken[`${language}/${wording(known)}`])) return
    try {
      const guide = known ?? (await call<Guide>(place))
      const [words] = await Promise.all([loadGuide(language, wording(guide)), faces.open(guide.book)])
      this.told = { ...this.told, [place]: guide }
      this.spoken = { ...this.spoken, [`${language}/${wording(guide)}`]: words }
      this.lost = false
    } catch {
      this.lost = true // whoever shows it says so
    }
  }
}

export const guides = new Guides()

export const placeOfBook = (book: string): string => `/api/books/${book}/guide`

/** Another choice of settings, or another number of players, is another place. */
export function placeOf(table: Table): string {
  const { phase, game, settings } = table
  const lobby = { settings: table.table?.advice?.settings, count: table.table?.order.length }
  return `/api/tables/${table.code}/guide#${JSON.stringify(phase === 'lobby' ? lobby : { game, settings })}`
}

/** Its words: the numbers of several things are said as a list. */
export function told({ guide, words }: Reading, kind: string, part: Leaf | Moment | Paragraph): string {
  const args = Object.entries(part.values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'object' ?
      words.join(Object.entries(value).map(([id, count]) => words.say('role-count', { name: words.say(id), count })))
    : value,
  ])
  return words.say(`${kind}-${guide.book}-${part.id}`, Object.fromEntries(args) as Args)
}

/** Its title; empty if it has none. */
export function titleOf({ guide, words }: Reading, kind: string, id: string): string {
  const name = `${kind}-${guide.book}-${id}`
  return words.has(name, 'title') ? words.say(name, {}, 'title') : ''
}

/** What one can do where the game is: the narrowest part of it that says something counts. */
export function momentOf(guide: Guide, where: string[]): Moment | undefined {
  return where.flatMap(part => guide.moments.find(moment => moment.phases.includes(part)) ?? []).at(-1)
}

/** The paragraphs about the narrowest part of the game that has any. */
export function aboutNow(guide: Guide, where: string[]): Paragraph[] {
  const found = where.map(part => about(guide, [part])).filter(some => some.length)
  return found.at(-1) ?? []
}

/** The paragraphs that say these clauses to players. */
export const saying = (guide: Guide, clauses: string[]): Paragraph[] =>
  guide.chapters
    .flatMap(chapter => chapter.paragraphs)
    .filter(one => one.clauses.some(clause => clauses.includes(clause)))

/** The paragraphs about one of these: phases, roles, cards. */
export const about = (guide: Guide, ids: string[]): Paragraph[] =>
  guide.chapters.flatMap(chapter => chapter.paragraphs).filter(one => one.about.some(id => ids.includes(id)))
