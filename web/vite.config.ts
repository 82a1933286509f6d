import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { words } from './locales.ts'
import { oldBrowsers } from './old.ts'

const PATIENCE = 120_000 // ms for a test: the machine may be busy with other things
const server = process.env.CITYSLEEPS ?? 'http://127.0.0.1:8000'

// rolldown 1.3.1 puts a hash behind the mark that this Vite looks for where it lists what to preload.
const preloadMarks: Plugin = {
  name: 'preload-marks',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/__VITE_PRELOAD__[0-9a-f]{32}/g, '__VITE_PRELOAD__')
    },
  },
}

type Modules = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null }

/** Is a module fetched before anybody has chosen anything? */
function isAtDoor(id: string, all: Modules, seen = new Set<string>()): boolean {
  const module = all.getModuleInfo(id)
  if (!module || seen.has(id)) return false
  seen.add(id)
  return module.isEntry || module.importers.some(one => isAtDoor(one, all, seen))
}

const STAGE = /\/src\/stage\// // for the table screen alone: phones never fetch it
const BOOK = /\/src\/books\/[^/]+\// // for those who play it

export default defineConfig({
  plugins: [preloadMarks, svelte(), words(), oldBrowsers()],
  build: {
    outDir: '../citysleeps/web',
    emptyOutDir: true,
    target: ['chrome80', 'firefox78', 'safari14'], // of 2020: televisions of 2021 keep theirs for good
    modulePreload: { polyfill: false },
    // What screens share is in two files, that of the front door and that of the house behind it, instead of thirty.
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no news
      output: {
        codeSplitting: {
          groups: [
            { name: (id, all) => (isAtDoor(id, all) ? 'door' : null), priority: 2 },
            { name: id => (STAGE.test(id) || BOOK.test(id) ? null : 'house'), minShareCount: 2, priority: 1 },
            { name: 'stage', test: STAGE },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // Svelte as a browser has it
  // A thread for many files: one for each would load the same again, and take twice the processor time.
  test: { pool: 'threads', isolate: false, setupFiles: 'tests/fresh.ts', testTimeout: PATIENCE, hookTimeout: PATIENCE },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
