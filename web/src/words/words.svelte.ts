// Words for people: every sentence of the screens, and what a fact is in a language.
// How a fact becomes words is the same as in citysleeps/views/words.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import texts from 'virtual:words'
import { read, write } from '../shell/keep'
import type { Fact } from '../table/facts'

/** The folders of locales/, English first. */
export const LANGUAGES = Object.keys(texts)
export type Language = string
export type Args = Record<string, string | number>

/** What a language calls itself. */
export const ownName = (language: Language): string => texts[language]?.name ?? language

/** The sound that a word begins with, as a small letter without accent; a silent h is skipped. */
const begins = (word: string): string => word.normalize('NFD').toLowerCase().replace(/^h/, '').slice(0, 1)

/** A later text replaces an earlier one with the same id. */
export function bundleOf(language: string, ...texts: (string | FluentResource)[]): FluentBundle {
  const functions = { BEGINS: ([word]: unknown[]) => begins(String(word)) }
  const bundle = new FluentBundle(language, { functions, useIsolating: false })
  for (const text of texts)
    bundle.addResource(typeof text === 'string' ? new FluentResource(text) : text, { allowOverrides: true })
  return bundle
}

type AnyFact = Fact & Record<string, unknown>

/** How the fields of a book's facts are read: what stands in its `wire.ts`. */
type Grammar = {
  FIELDS: Record<string, readonly (readonly [string, string, boolean])[]>
  NAMED: Record<string, string>
}

export class Words {
  constructor(
    readonly bundle: FluentBundle,
    private readonly grammar: Grammar = { FIELDS: {}, NAMED: {} },
  ) {}

  has(id: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(id)
    return message !== undefined && (!attribute || attribute in message.attributes)
  }

  say(id: string, args: Args = {}, attribute = ''): string {
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return `{${id}${attribute && `.${attribute}`}}`
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
    if (errors.length) console.error(id, errors)
    return text
  }

  join(items: string[]): string {
    if (items.length < 2) return items.join('')
    return this.say('list-and', { first: items.slice(0, -1).join(', '), last: items[items.length - 1] ?? '' })
  }

  /** A fact as a sentence, for the player in the seat `reader`. */
  tell(fact: AnyFact, names: string[], reader = -1): string {
    return this.say(hyphened(fact.fact), this.arguments(fact, names, reader))
  }

  heading(fact: AnyFact, names: string[]): string {
    const id = hyphened(fact.fact)
    return this.has(id, 'heading') ? this.say(id, this.arguments(fact, names, -1), 'heading') : ''
  }

  arguments(fact: AnyFact, names: string[], reader: number): Args {
    const args: Args = {}
    for (const [field, mark, isMany] of this.grammar.FIELDS[fact.fact] ?? []) {
      const value = fact[field]
      if (isMany && value !== null && typeof value === 'object') {
        args[field] = this.join(this.entries(fact, field, names))
        args[`${field}_count`] = Array.isArray(value) ? value.length : Object.keys(value).length
        if (Array.isArray(value) && value.length) {
          Object.assign(args, this.ends(field, value, mark, names))
          args[`${field}_own`] = mark && value[value.length - 1] === fact.seat ? 'yes' : 'no'
        }
      } else {
        Object.assign(args, this.argument(field, value, mark, names))
      }
      if (mark === 'me') args.you = value === reader ? 'yes' : 'no'
    }
    return args
  }

  /** The first and the last entry of a list in words, and the id of the first. */
  private ends(field: string, value: unknown[], mark: string, names: string[]): Args {
    const first = this.argument(field, value[0], mark, names)
    const last = this.argument(field, value[value.length - 1], mark, names)
    return {
      [`${field}_first`]: first[field] ?? '',
      [`${field}_last`]: last[field] ?? '',
      [`${field}_kind`]: first[`${field}_kind`] ?? '',
    }
  }

  private entries(fact: AnyFact, field: string, names: string[]): string[] {
    const kinds = this.grammar.FIELDS[fact.fact] ?? []
    const value = fact[field] as unknown[] | Record<string, number>
    const isList = Array.isArray(value)
    const list: unknown[] = isList ? value : Object.keys(value)
    const mark = kinds.find(([name]) => name === field)?.[1] ?? ''
    const isTold = this.has(hyphened(fact.fact), field)
    const found: string[] = []
    list.forEach((entry, i) => {
      const args = this.argument(field, entry, mark, names)
      if (isTold && entry !== '') {
        for (const [other, otherMark] of kinds) {
          const beside = fact[other]
          if (Array.isArray(beside) && beside.length === list.length)
            Object.assign(args, this.argument(other, beside[i], otherMark, names))
        }
        args.name = names[i] ?? ''
        args.number = isList ? i + 1 : (value[entry as string] ?? 0)
        const said = this.say(hyphened(fact.fact), args, field)
        if (said) found.push(said) // who has no votes is not counted up
      } else if (!isTold && !found.includes(String(args[field]))) {
        found.push(String(args[field])) // three cards of one name are said once
      }
    })
    return found
  }

  private argument(field: string, value: unknown, mark: string, names: string[]): Args {
    if (typeof value === 'boolean') return { [field]: value ? 'yes' : 'no' }
    if (mark) {
      if (typeof value === 'string') return { [field]: value, [`${field}_kind`]: value }
      if (value === -1) return { [field]: this.say('nobody'), [`${field}_kind`]: 'nobody' }
      if (value === -2) return { [field]: '', [`${field}_kind`]: 'host' } // a person who holds no card
      return { [field]: names[value as number] ?? '', [`${field}_kind`]: 'seat' }
    }
    const named = this.grammar.NAMED[field]
    if (named && typeof value === 'string')
      return { [field]: value && this.say(hyphened(`${named}-${value}`)), [`${field}_kind`]: value || 'none' }
    return { [field]: value as string | number }
  }
}

/** The loaded words of a language: first those of the front page, then those of all tables, then those of a book. */
type Loaded = { door: FluentResource; table?: FluentResource; books: Record<string, string> }
const loaded: Partial<Record<Language, Loaded>> = {}
const grammars: Record<string, Grammar> = {}
const made = new Map<string, Words>()
const wires = import.meta.glob<Grammar>('../books/*/wire.ts')

async function loadDoor(language: Language): Promise<Loaded> {
  const { default: text } = await texts[language]!.door()
  return (loaded[language] ??= { door: new FluentResource(text), books: {} })
}

async function loadTable(language: Language): Promise<void> {
  const [found, { default: text }] = await Promise.all([loadDoor(language), texts[language]!.table()])
  found.table ??= new FluentResource(text)
}

/** The words of a book in all its themes, and how its facts are read. */
async function loadBook(language: Language, book: string): Promise<void> {
  const [found, own, grammar] = await Promise.all([
    loadDoor(language),
    texts[language]!.books[book]?.(),
    wires[`../books/${book}/wire.ts`]?.(),
  ])
  if (grammar) grammars[book] = grammar
  if (own) Object.assign(found.books, { [book]: own.default, ...own.themes })
}

/** The name of a theme begins with the name of its book. */
const plain = (book: string): string => book.split('-')[0] ?? ''

/** The loaded words of a book in a language. */
function wordsOf(language: Language, book: string): Words {
  const { door = '', table, books = {} } = loaded[language] ?? {}
  const key = `${language}/${book}/${table !== undefined}/${book in books}`
  const own = plain(book) === book ? [books[book] ?? ''] : [books[plain(book)] ?? '', books[book] ?? '']
  const found = made.get(key) ?? new Words(bundleOf(language, door, table ?? '', ...own), grammars[plain(book)])
  if (loaded[language]) made.set(key, found)
  return found
}

/** All the words of a book in a language. */
export async function load(language: string, book: string): Promise<Words> {
  const known = LANGUAGES.includes(language) ? language : 'en'
  await Promise.all([loadTable(known), loadBook(known, plain(book))])
  return wordsOf(known, book)
}

/** The same with the words of its guide. */
export async function loadGuide(language: string, book: string): Promise<Words> {
  const words = await load(language, book)
  const own = await texts[words.bundle.locales[0] ?? '']?.guides[plain(book)]?.()
  for (const text of [own?.default, own?.themes[book]])
    if (text) words.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return words
}

export const hyphened = (id: string): string => id.replaceAll('_', '-')

/** The language of this phone, and its words. */
class Speech {
  language = $state<Language>('en')
  /** The book or theme whose words are used. */
  book: () => string = () => ''
  private isAtTable = false
  private readonly opened = new Set<string>()
  private loads = $state(0)

  /** Load the words of tables. */
  async sitDown(): Promise<void> {
    this.isAtTable = true
    await loadTable(this.language)
    this.loads++
  }

  /** Load the words of this book. */
  async open(book: string): Promise<void> {
    this.opened.add(book)
    await loadBook(this.language, book)
    this.loads++
  }

  /** Change the language. Until its words are loaded, the old ones stay. */
  async speak(language: Language): Promise<void> {
    await loadDoor(language)
    if (this.isAtTable) await loadTable(language)
    await Promise.all([...this.opened].map(book => loadBook(language, book)))
    this.language = language
    document.documentElement.lang = language
    write('citysleeps.language', language)
  }

  /** The language chosen before, or the first of the browser's languages that we have. */
  static preferred(): Language {
    const kept = read<string>('citysleeps.language', '')
    const wanted = [kept, ...navigator.languages].map(one => one.slice(0, 2).toLowerCase())
    return wanted.find(one => LANGUAGES.includes(one)) ?? 'en'
  }

  get now(): Words {
    void this.loads
    return wordsOf(this.language, this.book())
  }
}

export const speech = new Speech()
export const preferred = (): Language => Speech.preferred()
const THINGS = 26 // that bots are called; those beyond are the second of their kind

/** The name of a bot. */
export function botName(thing: number): string {
  const others = Math.floor((thing - 1) / THINGS)
  const word = speech.now.say('bot-name', { thing: ((thing - 1) % THINGS) + 1 })
  return others ? `${word} ${others + 1}` : word
}

export const say = (id: string, args: Args = {}, attribute = ''): string => speech.now.say(id, args, attribute)
