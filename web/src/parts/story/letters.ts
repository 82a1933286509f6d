// The letters of the voice, to be put into a picture.

const FAMILY = 'Piazzolla'

/** The rules of CSS that bring our letters, with the letters inside; what cannot be fetched is left out. */
export async function letters(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(sheet => rulesOf(sheet)).filter(rule => rule.includes(FAMILY))
  const found = await Promise.all(rules.map(carried))
  await document.fonts?.load(`600 60px ${FAMILY}`)
  return found.join('')
}

function rulesOf(sheet: CSSStyleSheet): string[] {
  const rules = [...sheet.cssRules].filter(rule => rule instanceof CSSFontFaceRule)
  return rules.map(rule =>
    rule.cssText.replace(/url\("?(.+?)"?\)/, (_, url: string) => `url("${absolute(url, sheet)}")`),
  )
}

const absolute = (url: string, { href }: CSSStyleSheet): string => new URL(url, href ?? location.href).href

async function carried(rule: string): Promise<string> {
  const url = /url\("(.+?)"\)/.exec(rule)?.[1]
  if (!url) return ''
  try {
    const reply = await fetch(url)
    return reply.ok ? rule.replace(url, await inText(await reply.blob())) : ''
  } catch {
    return '' // the picture is drawn with what letters there are
  }
}

const inText = (blob: Blob): Promise<string> =>
  new Promise((settle, fail) => {
    const reader = new FileReader()
    reader.onload = () => settle(String(reader.result))
    reader.onerror = () => fail(reader.error ?? new Error('it cannot be read'))
    reader.readAsDataURL(blob)
  })
