// What the browser's words say of facts, for the test that holds them against Python's:
// games in (`[{ book, theme, names, readers, facts }]`), and for each language and game the heading and the sentences of every fact out.
// With a third argument, a language, the others are only named.

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer } from 'vite'

const [, , given, told, only] = process.argv
const games = JSON.parse(readFileSync(given, 'utf8'))
const vite = await createServer({
  appType: 'custom',
  cacheDir: join(dirname(told), 'vite'), // its own: two tests at once would take each other's away
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const { LANGUAGES, load } = await vite.ssrLoadModule('/src/words/words.svelte.ts')
const found = {}
for (const language of LANGUAGES) {
  found[language] = []
  if (only && language !== only) continue
  for (const { book, theme, names, readers, facts } of games) {
    const words = await load(language, theme ? `${book}-${theme}` : book)
    found[language].push(
      facts.map(fact => [words.heading(fact, names), ...readers.map(reader => words.tell(fact, names, reader))]),
    )
  }
}
writeFileSync(told, JSON.stringify(found))
await vite.close()
