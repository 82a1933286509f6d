// The words of a language, those that Python speaks too and those of the screens, in two files: the few that are said at
// the front door, and all the others, which are needed at a table.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '..', 'locales')
const PREFIX = 'virtual:words/'
const DOOR = ['common.ftl', 'web/home.ftl', 'web/menu.ftl', 'web/shared.ftl']

export function files(language: string): string[] {
  const folder = join(LOCALES, language)
  const shared = readdirSync(folder).filter(name => name.endsWith('.ftl')).map(name => join(folder, name))
  const own = readdirSync(join(folder, 'web')).map(name => join(folder, 'web', name))
  return [...shared, ...own].sort()
}

function part(name: string, language: string): string[] {
  const door = DOOR.map(file => join(LOCALES, language, file))
  return name === 'door' ? door : files(language).filter(file => !door.includes(file))
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [name = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const found = part(name, language)
      for (const file of found) this.addWatchFile(file)
      const text = found.map(file => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`
    },
  }
}
