// A picture of a game, for friends: the house front, how it ended, who has won. It is drawn and made a PNG on this phone.

import { light, type House, type Light } from '../../books/story'

export type Postcard = {
  /** What was played, and how long. */
  book: string
  size: string
  headline: string
  /** What decided it. */
  verdict: string
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
const WORDS = 'font-family="Piazzolla, \'Noto Serif\', Georgia, serif"'
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

/** The lines of a text that are no wider than so many letters; what is too much ends in dots. */
export function lines(text: string, letters: number, most: number): string[] {
  const found = ['']
  for (const word of text.split(/\s+/)) {
    const next = found.at(-1) ? `${found.at(-1)} ${word}` : word
    if (next.length <= letters || !found.at(-1)) found[found.length - 1] = next
    else found.push(word)
  }
  const kept = found.slice(0, most).map(line => (line.length > letters ? `${line.slice(0, letters - 1)}…` : line))
  if (found.length > most) kept[most - 1] = `${kept[most - 1]!.slice(0, letters - 1)}…`
  return kept
}

type Style = { size: number; fill: string; most: number; bold?: boolean }

/** A text from a line on, wrapped; and where the next may begin. */
function paragraph(text: string, top: number, { size, fill, most, bold }: Style): { svg: string; bottom: number } {
  const rows = lines(text, Math.floor(COLUMN / (size * 0.54)), most)
  const spans = rows.map((row, i) => `<tspan x="${EDGE}" y="${top + (i + 0.8) * size * 1.15}">${escaped(row)}</tspan>`)
  return {
    svg: `<text font-size="${size}" fill="${fill}" ${WORDS}${bold ? ' font-weight="600"' : ''}>${spans.join('')}</text>`,
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
      return `<rect class="${look}" x="${x(column)}" y="${y}" width="${wide}" height="${high}" rx="5" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`
    })
    const at = `x="${x(0) - 12}" y="${y + high / 2}" text-anchor="end" dominant-baseline="central"`
    const words = `<text ${at} font-size="${Math.min(20, high)}" fill="${SOFT}" ${WORDS}>${escaped(tags[floor] ?? '')}</text>`
    return windows.join('') + words
  })
  const numbers = house.seats.map((seat, column) => {
    const shines = won.includes(seat)
    const look = `fill="${shines ? LAMP : SOFT}"${shines ? ' font-weight="600" class="won"' : ''}`
    return `<text x="${x(column) + wide / 2}" y="${base + 24}" text-anchor="middle" font-size="${size}" ${look} ${WORDS}>${seat + 1}</text>`
  })
  return floors.join('') + numbers.join('')
}

export function postcard(of: Postcard): string {
  const head = paragraph(of.headline, EDGE + 96, { size: 52, fill: BONE, most: 3, bold: true })
  const end = paragraph(of.verdict, head.bottom + 20, { size: 24, fill: BONE, most: 3 })
  const who = paragraph(of.winners, end.bottom + 14, { size: 22, fill: LAMP, most: 3 })
  const what = paragraph(`${of.book}. ${of.size}`, GROUND - 28, { size: 22, fill: SOFT, most: 1 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK}"/>` +
    [mark(), head.svg, end.svg, who.svg, what.svg, front(of)].join('') +
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
