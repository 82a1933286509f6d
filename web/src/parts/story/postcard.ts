// A picture of a game, for friends: the house front, how it ended, who has won. It is drawn and made a PNG on this phone.

import { light, type House, type Light } from '../../books/story'

export type Postcard = {
  /** What was played, and how long. */
  book: string
  size: string
  headline: string
  /** Why it was over. */
  verdict: string
  /** With what it turned; nothing if with nothing. */
  turn: string
  /** Who has won, in a sentence; and their seats. */
  winners: string
  won: number[]
  house: House
  /** What is written beside each floor. */
  tags: string[]
}

export const WIDTH = 1200
export const HEIGHT = 630
const EDGE = 64
const COLUMN = 480 // px of the words on the left
const GROUND = HEIGHT - EDGE
const FRONT = { left: 600, right: WIDTH - EDGE, tag: 48, gap: 6 }
const WIDEST = 56 // px of a window
const HIGHEST = 48
const VOICE = "Piazzolla, 'Noto Serif', Georgia, serif"
const PLAIN = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
const WORDS = `font-family="${VOICE}"`
const UI = `font-family="${PLAIN}"`
// Night, whatever the phone shows: ink, bone, lamp.
const INK = '#0c0f14'
const BONE = '#efe7d6'
const SOFT = '#b8b0a0'
const LINE = '#3a4150'
const LAMP = '#f2b550'
const LOOKS: Record<Light, { fill: string; stroke: string }> = {
  lit: { fill: LAMP, stroke: '#8a5200' },
  fell: { fill: BONE, stroke: BONE },
  out: { fill: 'none', stroke: LINE },
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** How wide a text is in a font, in px. */
export type Measure = (text: string, font: string) => number

/** As this browser draws it. */
export function measuring(): Measure {
  const pen = document.createElement('canvas').getContext('2d')!
  return (text, font) => {
    pen.font = font
    return pen.measureText(text).width
  }
}

/** The lines of a text, each of which fits; what is too much ends in dots. */
export function lines(text: string, fits: (line: string) => boolean, most: number): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const next = line ? `${line} ${word}` : word
    if (line && !fits(next)) found.push(line)
    line = line && !fits(next) ? word : next
  }
  found.push(line)
  return found.slice(0, most).map((one, i) => shortened(one, fits, i === most - 1 && found.length > most))
}

function shortened(line: string, fits: (line: string) => boolean, isCut: boolean): string {
  if (!isCut && fits(line)) return line
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
}

type Style = { size: number; fill: string; most: number; bold?: boolean }

/** A text from a line on, wrapped; and where the next may begin. */
function paragraph(
  text: string,
  top: number,
  { size, fill, most, bold }: Style,
  measure: Measure,
): { svg: string; bottom: number } {
  const font = bold ? `600 ${size}px ${VOICE}` : `${size}px ${PLAIN}`
  const rows = lines(text, line => measure(line, font) <= COLUMN, most)
  const spans = rows.map((row, i) => `<tspan x="${EDGE}" y="${top + (i + 0.8) * size * 1.15}">${escaped(row)}</tspan>`)
  return {
    svg: `<text font-size="${size}" fill="${fill}" ${bold ? `${WORDS} font-weight="600"` : UI}>${spans.join('')}</text>`,
    bottom: top + rows.length * size * 1.15,
  }
}

/** The mark: nine windows, one of them lit. */
function mark(): string {
  const windows = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [EDGE + (i % 3) * 14, EDGE + Math.floor(i / 3) * 14]
    return `<rect x="${x}" y="${y}" width="10" height="10" rx="2" fill="${LAMP}" opacity="${i === 5 ? 1 : 0.42}"/>`
  })
  return `${windows.join('')}<text x="${EDGE + 58}" y="${EDGE + 30}" font-size="30" font-weight="600" fill="${BONE}" ${WORDS}>City Sleeps</text>`
}

/** The sign of a light that went out here: a window with a bar across it. */
const dark = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)" fill="none" stroke="${INK}" stroke-width="2">` +
  '<rect x="4" y="3" width="16" height="18" rx="2.5"/><path stroke-width="4.2" d="M3.2 17.6 20.8 6.4"/></g>'

/** A column for each seat, a floor for each night and day from the ground up; the numbers of those who have won shine. */
function front({ house, tags, won }: Postcard): string {
  const { left, right, tag, gap } = FRONT
  const n = house.seats.length
  const high = Math.min(HIGHEST, (GROUND - EDGE - 30) / house.floors.length - gap)
  const wide = Math.min(WIDEST, (right - left - tag) / n - gap)
  const x = (column: number): number => right - (n - column) * (wide + gap) + gap
  const base = (GROUND + EDGE + house.floors.length * (high + gap)) / 2 - 15
  const size = Math.min(20, wide * 0.7)
  const floors = house.floors.map((_, floor) => {
    const y = base - (floor + 1) * (high + gap)
    const windows = house.seats.map((seat, column) => {
      const look = light(house, seat, floor)
      const { fill, stroke } = LOOKS[look]
      const window = `<rect class="${look}" x="${x(column)}" y="${y}" width="${wide}" height="${high}" rx="5" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`
      return look === 'fell' ? window + dark(x(column) + wide / 2, y + high / 2, Math.min(wide, high) / 2) : window
    })
    const at = `x="${x(0) - 12}" y="${y + high / 2}" text-anchor="end" dominant-baseline="central"`
    const words = `<text ${at} font-size="${Math.min(20, high)}" font-weight="600" fill="${SOFT}" ${UI}>${escaped(tags[floor] ?? '')}</text>`
    return windows.join('') + words
  })
  const numbers = house.seats.map((seat, column) => {
    const shines = won.includes(seat)
    const look = `font-weight="600" fill="${shines ? LAMP : SOFT}"${shines ? ' class="won"' : ''}`
    return `<text x="${x(column) + wide / 2}" y="${base + 24}" text-anchor="middle" font-size="${size}" ${look} ${UI}>${seat + 1}</text>`
  })
  return floors.join('') + numbers.join('')
}

/** Drawn with the letters of `face`, rules of CSS that bring them along: a picture has no other fonts than its own. */
export function postcard(of: Postcard, measure: Measure, face = ''): string {
  const head = paragraph(of.headline, EDGE + 96, { size: 60, fill: BONE, most: 3, bold: true }, measure)
  const foot = GROUND - 28
  const below = (top: number): { svg: string; bottom: number } => {
    const turn =
      of.turn ? paragraph(of.turn, top + 12, { size: 22, fill: SOFT, most: 2 }, measure) : { svg: '', bottom: top }
    const who = paragraph(of.winners, turn.bottom + 12, { size: 22, fill: LAMP, most: 2 }, measure)
    return { svg: turn.svg + who.svg, bottom: who.bottom }
  }
  // Why it was over gives way where there is too much to say, or where the headline says it.
  const end = paragraph(of.verdict, head.bottom + 20, { size: 24, fill: BONE, most: 3 }, measure)
  const hasEnd = of.verdict !== of.headline && below(end.bottom).bottom <= foot
  const rest = below(hasEnd ? end.bottom : head.bottom + 8)
  const what = paragraph(`${of.book}. ${of.size}`, foot, { size: 22, fill: SOFT, most: 1 }, measure)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    (face && `<style>${escaped(face)}</style>`) +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK}"/>` +
    [mark(), head.svg, hasEnd ? end.svg : '', rest.svg, what.svg, front(of)].join('') +
    '</svg>'
  )
}

export const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The drawing as a file that can be sent. */
export async function png(svg: string): Promise<File> {
  const image = new Image()
  image.src = address(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>(settle => canvas.toBlob(settle, 'image/png'))
  if (!blob) throw new Error('this browser makes no PNG')
  return new File([blob], 'city-sleeps.png', { type: 'image/png' })
}
