import { describe, expect, it } from 'vitest'
import { lines, postcard as drawing, HEIGHT, WIDTH, type Measure, type Postcard } from './postcard'

const CARD: Postcard = {
  book: 'Classic night',
  size: '3 players, 1 night',
  headline: 'The city keeps its lights',
  verdict: 'Nobody else is left.',
  turn: 'The turning point: Day 1: C leaves.',
  winners: 'Won: A, <B>',
  won: [0, 1],
  house: {
    seats: [0, 1, 2],
    floors: [
      { kind: 'night', number: 1 },
      { kind: 'day', number: 1 },
    ],
    fell: new Map([[2, 1]]),
  },
  tags: ['N1', 'D1'],
}

// Letters as wide as half their height.
const measure: Measure = (text, font) => (text.length * parseFloat(/([\d.]+)px/.exec(font)![1]!)) / 2
const postcard = (of: Postcard, face = ''): string => drawing(of, measure, face)

const count = (text: string, part: string): number => text.split(part).length - 1

/** Where all windows are. */
const windows = (svg: string): { x: number; y: number; right: number; bottom: number }[] =>
  [...svg.matchAll(/class="(?:lit|fell|out)" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/g)].map(found => {
    const [x, y, width, height] = found.slice(1).map(Number) as [number, number, number, number]
    return { x, y, right: x + width, bottom: y + height }
  })

describe('a picture to share', () => {
  it('shows what was played, how it ended, what decided it and who has won', () => {
    const drawn = postcard(CARD)
    for (const words of ['Classic night. 3 players, 1 night', 'Nobody else is left.', 'City Sleeps', '>N1<', '>D1<'])
      expect(drawn).toContain(words)
    expect(drawn.replaceAll(/<[^>]+>/g, ' ')).toMatch(/The city +keeps +its +lights/)
    expect(count(drawn, 'class="won"')).toBe(2)
    expect(drawn.replaceAll(/<[^>]+>/g, ' ')).toMatch(/The turning point: +Day 1: +C +leaves\./)
  })

  it('leaves out why it was over where there is too much to say, or the headline says it', () => {
    const long = 'one two three four five six seven eight nine ten '.repeat(4)
    const foot = (drawn: string): number =>
      Math.max(...[...drawn.matchAll(/tspan x="64" y="([\d.]+)"/g)].map(y => Number(y[1])))
    const full = postcard({ ...CARD, headline: long, verdict: 'Nobody is left.', turn: long, winners: long })
    expect(full).not.toContain('Nobody is left.')
    expect(foot(full)).toBe(foot(postcard(CARD))) // the last line is what was played
    expect(count(postcard({ ...CARD, headline: 'It is over.', verdict: 'It is over.' }), 'It is over.')).toBe(1)
  })

  it('has a window for each seat on each floor, dark from where the light went out', () => {
    const drawn = postcard(CARD)
    expect([count(drawn, 'class="lit"'), count(drawn, 'class="fell"'), count(drawn, 'class="out"')]).toEqual([5, 1, 0])
  })

  it('writes names as they are, whatever is in them', () => {
    const drawn = postcard({ ...CARD, winners: 'Won: <script> & "C"' })
    expect(drawn).toContain('Won: &lt;script&gt; &amp; &quot;C&quot;')
    expect(drawn).not.toContain('<script>')
  })

  it('stays within its edges, however many play however long', () => {
    for (const [n, floors] of [
      [5, 2],
      [26, 24],
    ] as const) {
      const seats = Array.from({ length: n }, (_, i) => i)
      const house = { seats, floors: Array(floors).fill({ kind: 'night', number: 1 }), fell: new Map() }
      const found = windows(postcard({ ...CARD, house }))
      expect(found).toHaveLength(n * floors)
      for (const { x, y, right, bottom } of found) {
        expect(x).toBeGreaterThan(600)
        expect(right).toBeLessThan(WIDTH)
        expect(y).toBeGreaterThan(0)
        expect(bottom).toBeLessThan(HEIGHT)
        expect(right - x).toBeGreaterThan(8)
        expect(bottom - y).toBeGreaterThan(8)
      }
    }
  })

  it('wraps words by how wide they are, and says by dots that there are more', () => {
    const upTo = (letters: number) => (line: string) => line.length <= letters
    expect(lines('one two three', upTo(7), 3)).toEqual(['one two', 'three'])
    expect(lines('one two three four', upTo(7), 2)).toEqual(['one two', 'three…'])
    expect(lines('one two threes four', upTo(6), 2)).toEqual(['one', 'two…'])
    expect(lines('unbreakable', upTo(6), 2)).toEqual(['unbre…'])
  })

  it('breaks a headline sooner where its letters are wider', () => {
    const rows = (wide: number): number =>
      count(
        drawing({ ...CARD, verdict: '', winners: '' }, (text, font) => measure(text, font) * wide),
        '<tspan',
      )
    expect(rows(1.5)).toBeGreaterThan(rows(0.5))
  })

  it('brings its letters along, and marks where a light went out', () => {
    expect(postcard(CARD, '@font-face { font-family: X }')).toContain('<style>@font-face { font-family: X }</style>')
    expect(postcard(CARD)).not.toContain('<style>')
    expect(count(postcard(CARD), '<g transform')).toBe(1)
  })
})
