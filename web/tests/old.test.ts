// What old browsers are given: styles that they can read, and a sentence for those that are older still.

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { buttons, margins, readable } from '../old'

describe('styles', () => {
  it('have no word that Chromium 80 does not know', () => {
    expect(readable('.a.svelte-1 b:where(.svelte-1){inset:0 calc(1px + 2px) auto;padding-inline:env(x) 3px}')).toBe(
      '.a.svelte-1 b.svelte-1{top:0;right:calc(1px + 2px);bottom:auto;left:calc(1px + 2px);' +
        'padding-inline-start:env(x);padding-inline-end:3px}',
    )
    expect(readable('.a{height:calc(100dvh - var(--b))}')).toBe('.a{height:calc(calc(100*var(--dvh)) - var(--b))}')
    const supported = '@supports (height:1dvh){:root{--dvh:1dvh}}'
    expect(readable(supported)).toBe(supported)
  })

  it('part what stands in a row or a column, and leave grids alone', () => {
    expect(margins('.a{gap:1px;display:flex}')).toContain('.no-gaps #app .a>*+*{margin-left:1px}')
    expect(margins('.a{flex-flow:column;gap:1px;display:flex}')).toBe('.no-gaps #app .a>*+*{margin-top:1px}')
    expect(margins('.a{flex-wrap:wrap;gap:1px 2px;display:flex}')).toContain('.no-gaps #app .a>*{margin:0 2px 1px 0}')
    expect(margins('.a{gap:1px;display:grid}')).toBe('')
  })

  it('know a row by its class, but not by that of another file', () => {
    expect(margins('.a{display:flex}.a.svelte-1{gap:1px}')).toContain('.no-gaps #app .a.svelte-1>*+*')
    expect(margins('.a.svelte-2{display:flex}.a.svelte-1{gap:1px}')).toBe('')
    expect(margins('.a{display:flex}@media (x){.a{gap:1px}}')).toMatch(/^@media \(x\)\{\.no-gaps/)
  })
})

describe('a button that is a grid', () => {
  it('is a column, or a row if it has columns', () => {
    expect(buttons('.a .b{place-items:start center;gap:1px;display:grid}')).toBe(
      '.no-gaps #app .a button.b{display:flex;flex-direction:column;align-items:center;justify-content:flex-start}' +
        '.no-gaps #app .a button.b>*+*{margin-top:1px}',
    )
    expect(buttons('.b{grid-template-columns:1fr 2fr;display:grid}')).toContain('flex-direction:row')
    expect(buttons('.a li,.b{display:flex}')).toBe('')
    expect(buttons('.a li{display:grid}')).toBe('')
  })
})

describe('the script that runs first', () => {
  const script = readFileSync('public/old.js', 'utf8')

  /** The page after it, in a browser that knows modules or not, and can read the program or not. */
  function page(has: { modules: boolean; errors: boolean; runs: boolean }): string[] {
    const shown: string[] = []
    const element = (): object => ({
      style: {},
      scrollHeight: 1,
      setAttribute() {},
      appendChild(text: unknown) {
        if (typeof text === 'string') shown.push(text)
      },
      ...(has.modules ? { noModule: false } : {}),
    })
    const root = { ...element(), className: '', removeChild() {}, hasAttribute: () => has.runs }
    const window: Record<string, unknown> = { HTMLDialogElement: {} }
    const document = {
      documentElement: root,
      body: element(),
      createElement: element,
      createTextNode: (text: string) => text,
      getElementById: element,
    }
    runInNewContext(script, { window, document })
    if (has.errors) (window.onerror as () => void)()
    ;(window.onload as () => void)()
    return shown
  }

  it('can be read by browsers of 2011', () => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
  })

  it('says in five languages what to use instead, if the program cannot be read', () => {
    expect(page({ modules: true, errors: true, runs: false })).toHaveLength(5)
    expect(page({ modules: false, errors: false, runs: false })).toHaveLength(5)
  })

  it('says nothing while the program runs, or its file did not come', () => {
    expect(page({ modules: true, errors: true, runs: true })).toEqual([])
    expect(page({ modules: true, errors: false, runs: false })).toEqual([])
  })
})
