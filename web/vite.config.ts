import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { words } from './locales.ts'

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

export default defineConfig({
  plugins: [preloadMarks, svelte(), words()],
  build: {
    outDir: '../citysleeps/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What two screens share is one file: a phone that opens a table fetches a dozen files instead of fifty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', minShareCount: 2 }] } } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // Svelte as a browser has it
  server: { proxy: { '/api': { target: server, ws: true } } },
})
