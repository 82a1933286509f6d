// The words of a language, those that Python speaks too and those of the screens: the few that are said at the front
// door, then those that all tables need, then those of a book, as books say different things by the same ids, and those
// of its guide, when somebody opens it.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '..', 'locales')
const PREFIX = 'virtual:words'
const COMMON = 'common.ftl'
const GUIDES = 'guide'
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

/** The guides of the books, by the names of their files. */
function guides(language: string): string[] {
  const folder = join(LOCALES, language, GUIDES)
  return existsSync(folder) ? readdirSync(folder).map(name => basename(name, '.ftl')) : []
}

/** All that is said in a game of a book. */
export const files = (language: string, book: string): string[] =>
  [...shared(language), ...ofBook(language, book)].map(name => join(LOCALES, language, name))

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [, language = '', name = '', guide = ''] = id.split('/')
      if (!language) return index()
      const text = (file: string): string => {
        const path = join(LOCALES, language, file)
        this.addWatchFile(path)
        return readFileSync(path, 'utf8').replace(/^#.*\n/gm, '')
      }
      const texts = (found: string[]): string => JSON.stringify(found.map(text).join('\n'))
      if (name === 'door') return `export default ${texts(DOOR)}`
      if (name === 'table') return `export default ${texts(shared(language).filter(file => !DOOR.includes(file)))}`
      const inThemes = (all: string[], book: string, folder = ''): string =>
        JSON.stringify(
          Object.fromEntries(
            all.filter(one => one.startsWith(`${book}-`)).map(one => [one, text(join(folder, `${one}.ftl`))]),
          ),
        )
      return name === GUIDES ?
          `export default ${texts([`${GUIDES}/${guide}.ftl`])}\nexport const themes = ${inThemes(guides(language), guide, GUIDES)}`
        : `export default ${texts(ofBook(language, name))}\nexport const themes = ${inThemes(named(language), name)}`
    },
  }
}

/** Where all of it is found: by language, and then the door, the table, the books. */
function index(): string {
  const load = (language: string, name: string, folder = ''): string =>
    `${JSON.stringify(name)}: () => import('${PREFIX}/${language}/${folder}${name}')`
  const entries = languages().map(language => {
    const shared = ['door', 'table'].map(name => load(language, name))
    const own = books(language).map(book => load(language, book))
    const told = guides(language)
      .filter(name => !name.includes('-'))
      .map(book => load(language, book, `${GUIDES}/`))
    return `${language}: { ${shared.join(', ')}, books: { ${own.join(', ')} }, guides: { ${told.join(', ')} } }`
  })
  return `export default { ${entries.join(', ')} }`
}
