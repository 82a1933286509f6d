// Words for people: every sentence of the screens, and what a fact is in a language.
// How a fact becomes words is the same as in citysleeps/views/words.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { read, write } from './keep'
import { FIELDS, NAMED } from './wire'

export const LANGUAGES = ['en', 'pl', 'sk', 'ru', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, string | number>

export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  sk: 'Slovenčina',
  ru: 'Русский',
  es: 'Español',
}

type Texts = Record<Language, () => Promise<{ default: string }>>

// The words of the front door are few, and come first.
const door: Texts = {
  en: () => import('virtual:words/door/en'),
  pl: () => import('virtual:words/door/pl'),
  sk: () => import('virtual:words/door/sk'),
  ru: () => import('virtual:words/door/ru'),
  es: () => import('virtual:words/door/es'),
}
const table: Texts = {
  en: () => import('virtual:words/table/en'),
  pl: () => import('virtual:words/table/pl'),
  sk: () => import('virtual:words/table/sk'),
  ru: () => import('virtual:words/table/ru'),
  es: () => import('virtual:words/table/es'),
}

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
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
      } else if (!isTold) {
        found.push(String(args[field]))
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
    if (NAMED[field] && value) return { [field]: this.say(hyphened(`${NAMED[field]}-${String(value)}`)) }
    return { [field]: value as string | number }
  }
}

const loaded: Partial<Record<Language, Words>> = {}
const whole = new Set<Language>()

/** The words of a language, of the front door at least. */
async function loadDoor(language: Language): Promise<Words> {
  const { default: text } = await door[language]()
  return (loaded[language] ??= new Words(bundleOf(language, text)))
}

/** All the words of a language. */
export async function load(language: string): Promise<Words> {
  const known = LANGUAGES.find(one => one === language) ?? 'en'
  const [words, { default: text }] = await Promise.all([loadDoor(known), table[known]()])
  if (!whole.has(known)) words.bundle.addResource(new FluentResource(text))
  whole.add(known)
  return words
}

export const hyphened = (id: string): string => id.replaceAll('_', '-')

/** The language of this phone, and its words. */
class Speech {
  language = $state<Language>('en')
  private words = $state.raw<Words>(new Words(bundleOf('en', '')))
  ready = $state(false)
  private isAtTable = false

  /** From now on the words of a table are needed. */
  async sitDown(): Promise<void> {
    this.isAtTable = true
    await load(this.language)
  }

  /** Speak a language from now on; until its words are there the old ones stay. */
  async speak(language: Language): Promise<void> {
    const words = await loadDoor(language)
    if (this.isAtTable) await load(language)
    this.words = words
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
    return this.words
  }
}

export const speech = new Speech()
export const preferred = (): Language => Speech.preferred()
export const say = (id: string, args: Args = {}, attribute = ''): string => speech.now.say(id, args, attribute)
