// The words of a language, those that Python uses too and those of the screens: the few of the front door, then those
// that all tables need, then those of a book, because books say different things by the same ids, and those of its
// guide, when somebody opens it.
// A language is a folder of locales/. What it lacks is said in English, as in citysleeps/views/translating.py.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '..', 'locales')
const PREFIX = 'virtual:words'
const COMMON = 'common.ftl'
const PROTOCOL = 'protocol.ftl' // said by Python alone
const GUIDES = 'guide'
const DOOR = ['common.ftl', 'web/home.ftl', 'web/menu.ftl', 'web/shared.ftl']
const ENGLISH = 'en' // is complete, and has every file
const MESSAGES = /^([a-z][\w-]*) *=/gm
const ATTRIBUTES = /^ +\.([a-z][\w-]*) *=/gm

/** English first, the others by their ids. */
function languages(): string[] {
  const found = readdirSync(LOCALES).filter(name => existsSync(join(LOCALES, name, COMMON)))
  return [ENGLISH, ...found.filter(name => name !== ENGLISH).sort()]
}

/** The parts of a text that begin so, by name; under an empty name what is before the first. */
function parts(text: string, beginning: RegExp): Map<string, string> {
  const found = [...text.matchAll(beginning)]
  const starts = [...found.map(one => one.index), text.length]
  const named = found.map((one, i) => [one[1] ?? '', text.slice(one.index, starts[i + 1])] as const)
  return new Map([['', text.slice(0, starts[0])], ...named])
}

/** The words of a language, with every message and attribute that it lacks in English. */
export function filled(own: string, english: string): string {
  const found = parts(own, MESSAGES)
  for (const [id, theirs] of parts(english, MESSAGES)) if (id) found.set(id, whole(found.get(id) ?? '', theirs))
  return [...found.values()].join('')
}

/** One message, with what it lacks in English. */
function whole(own: string, english: string): string {
  const all = new Map([...parts(english, ATTRIBUTES), ...parts(own, ATTRIBUTES)])
  if (/(^|=)\s*$/.test(all.get('') ?? '')) all.set('', parts(english, ATTRIBUTES).get('') ?? '')
  return [...all.values()].map(part => `${part.trimEnd()}\n`).join('')
}

const textOf = (language: string, file: string): string => {
  const path = join(LOCALES, language, file)
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/^#.*\n/gm, '') : ''
}

/** A file of a language, filled up from the English one. */
const wordsIn = (language: string, file: string): string =>
  language === ENGLISH ? textOf(ENGLISH, file) : filled(textOf(language, file), textOf(ENGLISH, file))

/** What a language calls itself. */
const ownName = (language: string): string =>
  /^language-name = (.*)$/m.exec(wordsIn(language, COMMON))?.[1]?.trim() ?? language

/** The files of the books, by name: `spytown`, and its words in another theme, `spytown-kids`. */
const named = (): string[] =>
  readdirSync(join(LOCALES, ENGLISH))
    .filter(name => name.endsWith('.ftl') && name !== COMMON && name !== PROTOCOL)
    .map(name => basename(name, '.ftl'))

const books = (): string[] => named().filter(name => !name.includes('-'))

/** What all tables say, at the door and later. */
function shared(): string[] {
  const own = books().map(book => `${book}.ftl`)
  const screens = readdirSync(join(LOCALES, ENGLISH, 'web')).filter(name => !own.includes(name))
  return [COMMON, ...screens.map(name => `web/${name}`)]
}

/** What a book says, and its screens. */
const ofBook = (book: string): string[] =>
  [`${book}.ftl`, `web/${book}.ftl`].filter(name => existsSync(join(LOCALES, ENGLISH, name)))

/** The guides of the books, by the names of their files. */
const guides = (): string[] => readdirSync(join(LOCALES, ENGLISH, GUIDES)).map(name => basename(name, '.ftl'))

/** All that is said in a game of a book. */
export const files = (language: string, book: string): string[] =>
  [...shared(), ...ofBook(book)].map(name => join(LOCALES, language, name))

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [, language = '', name = '', guide = ''] = id.split('/')
      if (!language) return index()
      const text = (file: string): string => {
        for (const one of [language, ENGLISH]) this.addWatchFile(join(LOCALES, one, file))
        return wordsIn(language, file)
      }
      const texts = (found: string[]): string => JSON.stringify(found.map(text).join('\n'))
      if (name === 'door') return `export default ${texts(DOOR)}`
      if (name === 'table') return `export default ${texts(shared().filter(file => !DOOR.includes(file)))}`
      const inThemes = (all: string[], book: string, folder = ''): string =>
        JSON.stringify(
          Object.fromEntries(
            all.filter(one => one.startsWith(`${book}-`)).map(one => [one, text(join(folder, `${one}.ftl`))]),
          ),
        )
      return name === GUIDES ?
          `export default ${texts([`${GUIDES}/${guide}.ftl`])}\nexport const themes = ${inThemes(guides(), guide, GUIDES)}`
        : `export default ${texts(ofBook(name))}\nexport const themes = ${inThemes(named(), name)}`
    },
  }
}

/** Where all of it is found: by language its own name, and then the door, the table, the books. */
function index(): string {
  const load = (language: string, name: string, folder = ''): string =>
    `${JSON.stringify(name)}: () => import('${PREFIX}/${language}/${folder}${name}')`
  const entries = languages().map(language => {
    const shared = ['door', 'table'].map(name => load(language, name))
    const own = books().map(book => load(language, book))
    const told = guides()
      .filter(name => !name.includes('-'))
      .map(book => load(language, book, `${GUIDES}/`))
    const name = JSON.stringify(ownName(language))
    return `${JSON.stringify(language)}: { name: ${name}, ${shared.join(', ')}, books: { ${own.join(', ')} }, guides: { ${told.join(', ')} } }`
  })
  return `export default { ${entries.join(', ')} }`
}
