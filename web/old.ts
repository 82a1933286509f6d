// Styles for browsers from Chromium 80 and Safari 14 on. What they cannot read and the build does not rewrite by itself is
// rewritten here; what parts boxes in a row, where `gap` does not, is in a file of its own that only they fetch.

import type { Plugin } from 'vite'

type Rule = { around: string; selectors: string[]; body: string }
const FILE = 'old.css'

/** The rules of a minified sheet, each with what stands around it: `@media (…)`. */
function rulesOf(css: string, around = ''): Rule[] {
  const found: Rule[] = []
  for (let from = 0, open = css.indexOf('{'); open >= 0; open = css.indexOf('{', from)) {
    const head = css.slice(from, open).replace(/^.*;/s, '').trim()
    let depth = 1
    let end = open + 1
    for (; depth; end++)
      depth +=
        css[end] === '{' ? 1
        : css[end] === '}' ? -1
        : 0
    const body = css.slice(open + 1, end - 1)
    if (/^@(media|supports)/.test(head)) found.push(...rulesOf(body, head))
    else if (!head.startsWith('@')) found.push({ around, selectors: parts(head, ','), body })
    from = end
  }
  return found
}

/** A text cut at a sign that stands in no brackets. */
function parts(text: string, sign: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of text) {
    depth +=
      letter === '(' ? 1
      : letter === ')' ? -1
      : 0
    if (letter === sign && !depth) found.push('')
    else found[found.length - 1] += letter
  }
  return found
}

const valueOf = (body: string, name: string): string | undefined => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(body)?.[1]

/** By what a box is known: each of its classes, within a file of Svelte together with that file's own. */
function namesOf(selector: string): string[] {
  const box = /[^ >+~]*$/.exec(selector)?.[0] ?? ''
  const file = /\.svelte-\w+/.exec(box)?.[0] ?? ''
  const own = box.match(/\.[\w-]+/g)?.filter(one => one !== file) ?? []
  if (!own.length) return [selector]
  return file ? own.flatMap(one => [one, one + file]) : own
}

/** The names of boxes of which something is said. */
function boxesWith(rules: Rule[], isSo: (body: string) => boolean): Set<string> {
  const found = rules.filter(rule => isSo(rule.body)).flatMap(rule => rule.selectors)
  return new Set(
    found.flatMap(one => namesOf(one).filter(name => name.includes('.svelte-') === one.includes('.svelte-'))),
  )
}

/** Margins instead of gaps, between the boxes of all rows and columns that are no grids. */
export function margins(css: string): string {
  const rules = rulesOf(css.replace(/\/\*.*?\*\//gs, ''))
  const rows = boxesWith(rules, body => /flex$/.test(valueOf(body, 'display') ?? ''))
  const grids = boxesWith(rules, body => /grid$/.test(valueOf(body, 'display') ?? ''))
  const columns = boxesWith(rules, body => /(?:^|;)flex-(?:direction|flow):column/.test(body))
  const folded = boxesWith(rules, body => /(?:^|;)flex-(?:wrap|flow):[^;]*wrap(?:;|$)/.test(body))
  const written = rules.flatMap(({ around, selectors, body }) => {
    const [down, along = down] = parts(valueOf(body, 'gap') ?? valueOf(body, 'column-gap') ?? '', ' ')
    const display = valueOf(body, 'display')
    const lines = selectors.flatMap(one => {
      const isOf = (set: Set<string>): boolean => namesOf(one).some(name => set.has(name))
      const isRow = display ? display.endsWith('flex') : isOf(rows) && !isOf(grids)
      if (!down || !isRow || one.includes(':before') || one.includes(':after')) return []
      const box = `.no-gaps #app ${one}`
      if (isOf(folded)) return `${box}>*{margin:0 ${along} ${down} 0}${box}>:last-child{margin-right:0}`
      if (isOf(columns)) return `${box}>*+*{margin-top:${down}}`
      return `${box}>*+*{margin-left:${along}}${box}>svg:only-child{margin-right:${along}}`
    })
    return lines.length ? wrapped(around, lines.join('')) : []
  })
  const pushed = rules.flatMap(({ around, selectors, body }) => {
    const own = body.split(';').filter(one => /^margin[\w-]*:.*\bauto\b/.test(one))
    if (!own.length) return []
    const boxes = selectors.map(one => `.no-gaps #app ${one}`)
    return wrapped(around, `${boxes.join()}{${own.map(one => `${one}!important`).join(';')}}`)
  })
  return [...written, ...pushed].join('\n')
}

/** Chromium makes a button a grid from 83 on; before, its boxes stand in one column, or in one row. */
export function buttons(css: string): string {
  const written = rulesOf(css.replace(/\/\*.*?\*\//gs, '')).flatMap(({ around, selectors, body }) => {
    if (!/grid$/.test(valueOf(body, 'display') ?? '')) return []
    const [down = '0', along = down] = parts(valueOf(body, 'gap') ?? '0', ' ')
    const isRow = /(?:^|;)grid-(?:template|template-columns|auto-flow):/.test(body)
    const [inner = 'stretch', across = inner] = parts(valueOf(body, 'place-items') ?? '', ' ').filter(Boolean)
    const sides = { down: valueOf(body, 'align-items') ?? inner, across: valueOf(body, 'justify-items') ?? across }
    const content = valueOf(body, 'align-content') ?? valueOf(body, 'place-content') ?? sides.down
    const style =
      isRow ?
        `flex-direction:row;align-items:${sides.down}`
      : `flex-direction:column;align-items:${sides.across};justify-content:${content}`
    const side = isRow ? `margin-left:${along}` : `margin-top:${down}`
    const lines = selectors.flatMap(one => {
      const button = one.replace(/(^|[ >+~])(?:button)?([.:][^ >+~]*)$/, '$1button$2')
      if (!/(^|[ >+~])button[^ >+~]*$/.test(button) || /:(?:before|after)/.test(button)) return []
      const box = `.no-gaps #app ${button}`
      return `${box}{display:flex;${style.replace(/\b(start|end)\b/g, 'flex-$1')}}${box}>*+*{${side}}`
    })
    return lines.length ? wrapped(around, lines.join('')) : []
  })
  return written.join('\n')
}

const wrapped = (around: string, text: string): string => (around ? `${around}{${text}}` : text)

const SIDES = ['top', 'right', 'bottom', 'left']

/** A sheet that they can read too: classes for `:where`, `--dvh` for `dvh`, four sides for `inset`. */
export function readable(css: string): string {
  return css
    .replace(/:where\((\.svelte-[\w-]+)\)/g, '$1')
    .replace(/(?<!--dvh: ?|\(height: ?)\b(\d+)dvh/g, 'calc($1*var(--dvh))')
    .replace(/(^|[{;])inset:([^;}]*)/g, (_, sign, own) => {
      const [top = '', right = top, bottom = top, left = right] = parts(own, ' ')
      return sign + [top, right, bottom, left].map((value, i) => `${SIDES[i]}:${value}`).join(';')
    })
    .replace(/(^|[{;])((?:margin|padding)-inline):([^;}]*)/g, (_, sign, name, own) => {
      const [start = '', end = start] = parts(own, ' ')
      return `${sign}${name}-start:${start};${name}-end:${end}`
    })
}

// Without dialogs: a box above all others, with the page dark around it.
const DIALOGS = `
.no-dialogs dialog{position:fixed;left:0;right:0;bottom:0;z-index:10;box-shadow:0 0 0 100vmax rgba(0,0,0,.5)}
.no-dialogs dialog:not([open]){display:none}
.no-dialogs dialog.learn{top:0}
`

export function oldBrowsers(): Plugin {
  return {
    name: 'old-browsers',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(one => one.type === 'asset' && one.fileName.endsWith('.css'))
      let all = ''
      for (const sheet of sheets)
        if (sheet.type === 'asset') {
          sheet.source = readable(String(sheet.source))
          all += sheet.source
        }
      this.emitFile({ type: 'asset', fileName: FILE, source: margins(all) + buttons(all) + DIALOGS })
    },
  }
}
