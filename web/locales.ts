// The words of a language in one file: those that Python speaks too, and those of the screens.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '..', 'locales')
const PREFIX = 'virtual:words/'

export function files(language: string): string[] {
  const folder = join(LOCALES, language)
  const shared = readdirSync(folder).filter(name => name.endsWith('.ftl')).map(name => join(folder, name))
  const own = readdirSync(join(folder, 'web')).map(name => join(folder, 'web', name))
  return [...shared, ...own].sort()
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const found = files(id.slice(PREFIX.length + 1))
      for (const file of found) this.addWatchFile(file)
      const text = found.map(file => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`
    },
  }
}
