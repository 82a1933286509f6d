// Words for people: every sentence of the screens, and what a fact is in a language.
// How a fact becomes words is the same as in citysleeps/views/words.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { read, write } from '../shell/keep'
import { FIELDS, NAMED } from '../line/wire'

export const LANGUAGES = ['en', 'pl', 'sk', 'ru', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, string | number>

const FIRST_BOOK = 'original'

export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  sk: 'Slovenčina',
  ru: 'Русский',
  es: 'Español',
}

type Texts<Found> = Record<Language, () => Promise<Found>>

// The words of the front door are few, and come first.
const door: Texts<{ default: string }> = {
  en: () => import('virtual:words/door/en'),
  pl: () => import('virtual:words/door/pl'),
  sk: () => import('virtual:words/door/sk'),
  ru: () => import('virtual:words/door/ru'),
  es: () => import('virtual:words/door/es'),
}
const table: Texts<{ default: string; books: Record<string, string> }> = {
  en: () => import('virtual:words/table/en'),
  pl: () => import('virtual:words/table/pl'),
  sk: () => import('virtual:words/table/sk'),
  ru: () => import('virtual:words/table/ru'),
  es: () => import('virtual:words/table/es'),
}

/** A later text may say something else by the same id. */
export function bundleOf(language: string, ...texts: (string | FluentResource)[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(typeof text === 'string' ? new FluentResource(text) : text, { allowOverrides: true })
  return bundle
}

type AnyFact = { fact: string } & Record<string, unknown>

export class Words {
  constructor(readonly bundle: FluentBundle) {}

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

  /** A fact as a sentence, to one who sits in the seat `reader`. */
  tell(book: string, fact: AnyFact, names: string[], reader = -1): string {
    return this.say(hyphened(fact.fact), this.arguments(book, fact, names, reader))
  }

  heading(book: string, fact: AnyFact, names: string[]): string {
    const id = hyphened(fact.fact)
    return this.has(id, 'heading') ? this.say(id, this.arguments(book, fact, names, -1), 'heading') : ''
  }

  arguments(book: string, fact: AnyFact, names: string[], reader: number): Args {
    const args: Args = {}
    for (const [field, mark, isMany] of FIELDS[book]?.[fact.fact] ?? []) {
      const value = fact[field]
      if (isMany && value !== null && typeof value === 'object') {
        args[field] = this.join(this.entries(book, fact, field, names))
        args[`${field}_count`] = Array.isArray(value) ? value.length : Object.keys(value).length
      } else {
        Object.assign(args, this.argument(field, value, mark, names))
      }
      if (mark === 'me') args.you = value === reader ? 'yes' : 'no'
    }
    return args
  }

  private entries(book: string, fact: AnyFact, field: string, names: string[]): string[] {
    const kinds = FIELDS[book]?.[fact.fact] ?? []
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
        found.push(this.say(hyphened(fact.fact), args, field))
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
      return { [field]: names[value as number] ?? '', [`${field}_kind`]: 'seat' }
    }
    if (NAMED[field] && typeof value === 'string')
      return { [field]: value && this.say(hyphened(`${NAMED[field]}-${value}`)), [`${field}_kind`]: value || 'none' }
    return { [field]: value as string | number }
  }
}

/** What is loaded of a language: the front door at least; then the screens of a table, and each book. */
type Loaded = { door: FluentResource; table?: FluentResource; books: Record<string, string> }
const loaded: Partial<Record<Language, Loaded>> = {}
const made = new Map<string, Words>()

async function loadDoor(language: Language): Promise<Loaded> {
  const { default: text } = await door[language]()
  return (loaded[language] ??= { door: new FluentResource(text), books: {} })
}

async function loadTable(language: Language): Promise<void> {
  const [found, { default: text, books }] = await Promise.all([loadDoor(language), table[language]()])
  found.table ??= new FluentResource(text)
  found.books = books
}

/** The words of a book in a language, as far as they are loaded; `spytown-kids` is spytown in other words. */
function wordsOf(language: Language, book: string): Words {
  const { door = '', table, books = {} } = loaded[language] ?? {}
  const key = `${language}/${book}/${table !== undefined}`
  const [plain = ''] = book.split('-')
  const own = plain === book ? [books[book] ?? ''] : [books[plain] ?? '', books[book] ?? '']
  const found = made.get(key) ?? new Words(bundleOf(language, door, table ?? '', ...own))
  if (loaded[language]) made.set(key, found)
  return found
}

/** All the words of a book in a language. */
export async function load(language: string, book = FIRST_BOOK): Promise<Words> {
  const known = LANGUAGES.find(one => one === language) ?? 'en'
  await loadTable(known)
  return wordsOf(known, book)
}

export const hyphened = (id: string): string => id.replaceAll('_', '-')

/** The language of this phone, and its words. */
class Speech {
  language = $state<Language>('en')
  /** Which book is played, and in which words: what is said by an id depends on it. */
  book: () => string = () => FIRST_BOOK
  ready = $state(false)
  private isAtTable = false
  private loads = $state(0)

  /** From now on the words of a table are needed. */
  async sitDown(): Promise<void> {
    this.isAtTable = true
    await loadTable(this.language)
    this.loads++
  }

  /** Speak a language from now on; until its words are there the old ones stay. */
  async speak(language: Language): Promise<void> {
    await loadDoor(language)
    if (this.isAtTable) await loadTable(language)
    this.language = language
    this.ready = true
    document.documentElement.lang = language
    write('citysleeps.language', language)
  }

  /** The language chosen before, or the first of the browser's that we have. */
  static preferred(): Language {
    const kept = read<string>('citysleeps.language', '')
    const wanted = [kept, ...navigator.languages].map(one => one.slice(0, 2).toLowerCase())
    return LANGUAGES.find(one => one === wanted.find(some => (LANGUAGES as readonly string[]).includes(some))) ?? 'en'
  }

  get now(): Words {
    void this.loads
    return wordsOf(this.language, this.book())
  }
}

export const speech = new Speech()
export const preferred = (): Language => Speech.preferred()
export const say = (id: string, args: Args = {}, attribute = ''): string => speech.now.say(id, args, attribute)
