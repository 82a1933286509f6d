// The words of a language, those that Python speaks too and those of the screens: the few that are said at the front
// door, then those that all tables need, then those of a book, as books say different things by the same ids.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '..', 'locales')
const PREFIX = 'virtual:words'
const COMMON = 'common.ftl'
const DOOR = ['common.ftl', 'web/home.ftl', 'web/menu.ftl', 'web/shared.ftl']

const languages = (): string[] => readdirSync(LOCALES)

/** The files of the books, by name: `spytown`, and its words in another theme, `spytown-kids`. */
const named = (language: string): string[] =>
  readdirSync(join(LOCALES, language))
    .filter(name => name.endsWith('.ftl') && name !== COMMON)
    .map(name => basename(name, '.ftl'))

const books = (language: string): string[] => named(language).filter(name => !name.includes('-'))

/** What all tables say, at the door and later. */
function shared(language: string): string[] {
  const own = books(language).map(book => `${book}.ftl`)
  const screens = readdirSync(join(LOCALES, language, 'web')).filter(name => !own.includes(name))
  return [COMMON, ...screens.map(name => `web/${name}`)]
}

/** What a book says, and its screens. */
const ofBook = (language: string, book: string): string[] =>
  [`${book}.ftl`, `web/${book}.ftl`].filter(name => existsSync(join(LOCALES, language, name)))

/** All that is said in a game of a book. */
export const files = (language: string, book: string): string[] =>
  [...shared(language), ...ofBook(language, book)].map(name => join(LOCALES, language, name))

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [, language = '', name = ''] = id.split('/')
      if (!language) return index()
      const text = (file: string): string => {
        const path = join(LOCALES, language, file)
        this.addWatchFile(path)
        return readFileSync(path, 'utf8').replace(/^#.*\n/gm, '')
      }
      const texts = (found: string[]): string => JSON.stringify(found.map(text).join('\n'))
      if (name === 'door') return `export default ${texts(DOOR)}`
      if (name === 'table') return `export default ${texts(shared(language).filter(file => !DOOR.includes(file)))}`
      const themes = named(language).filter(one => one.startsWith(`${name}-`))
      const inThemes = Object.fromEntries(themes.map(one => [one, text(`${one}.ftl`)]))
      return `export default ${texts(ofBook(language, name))}\nexport const themes = ${JSON.stringify(inThemes)}`
    },
  }
}

/** Where all of it is found: by language, and then the door, the table, the books. */
function index(): string {
  const load = (language: string, name: string): string =>
    `${JSON.stringify(name)}: () => import('${PREFIX}/${language}/${name}')`
  const entries = languages().map(language => {
    const own = books(language).map(book => load(language, book))
    return `${language}: { ${load(language, 'door')}, ${load(language, 'table')}, books: { ${own.join(', ')} } }`
  })
  return `export default { ${entries.join(', ')} }`
}
