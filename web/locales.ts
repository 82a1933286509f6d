// The words of a language, those that Python speaks too and those of the screens: the few that are said at the front
// door, then all that are needed at a table; the words of each book apart, as books say different things by the same ids.

import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '..', 'locales')
const PREFIX = 'virtual:words/'
const COMMON = 'common.ftl'
const DOOR = ['common.ftl', 'web/home.ftl', 'web/menu.ftl', 'web/shared.ftl']

/** The files of the screens, and of what all books share. */
function screens(language: string): string[] {
  const folder = join(LOCALES, language)
  return [COMMON, ...readdirSync(join(folder, 'web')).map(name => `web/${name}`)].map(name => join(folder, name)).sort()
}

/** The file of each book. */
function books(language: string): string[] {
  const folder = join(LOCALES, language)
  return readdirSync(folder).filter(name => name.endsWith('.ftl') && name !== COMMON).map(name => join(folder, name))
}

/** All that is said in a game of a book. */
export const files = (language: string, book = 'original'): string[] =>
  [...screens(language), ...books(language).filter(file => basename(file, '.ftl') === book)].sort()

const text = (file: string): string => readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')
const texts = (found: string[]): string => JSON.stringify(found.map(text).join('\n'))

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [name = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const door = DOOR.map(file => join(LOCALES, language, file))
      const others = screens(language).filter(file => !door.includes(file))
      for (const file of [...door, ...others, ...books(language)]) this.addWatchFile(file)
      if (name === 'door') return `export default ${texts(door)}`
      const own = Object.fromEntries(books(language).map(file => [basename(file, '.ftl'), text(file)]))
      return `export default ${texts(others)}\nexport const books = ${JSON.stringify(own)}`
    },
  }
}
