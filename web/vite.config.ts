import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { words } from './locales'

const server = process.env.CITYSLEEPS ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), words()],
  build: { outDir: '../citysleeps/web', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
