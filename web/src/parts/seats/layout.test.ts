import { describe, expect, it } from 'vitest'
import { crowded, middle, oval, round, type Layout } from './layout'

/** The least distance between the middles of two seats, and of a seat from the middle of the table. */
function room(layout: Layout, width: number, height: number): { between: number; middle: number } {
  const points = layout.seats.map(({ x, y }) => ({ x: x * width, y: y * height }))
  const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)
  return {
    between: Math.min(...points.flatMap((a, i) => points.slice(i + 1).map(b => far(a, b)))),
    middle: Math.min(...points.map(point => far(point, { x: width / 2, y: height / 2 }))),
  }
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

it('keeps the names of twelve on the smallest phone, by day and by night', () => {
  for (const height of [260, 280, 300, 340]) {
    const { names, rooms = [] } = round(12, 296, height, 0, 16, 10)
    expect(names).toBe(true)
    expect(Math.min(...rooms.map(({ left, right }) => left + right))).toBeGreaterThanOrEqual(44)
  }
})

it('leaves the room of short names to long ones', () => {
  const wanted = Array.from({ length: 12 }, (_, i) => (i % 3 ? 30 : 80)) // px: every third is Aleksander
  const { rooms = [] } = round(12, 296, 300, 0, 16, 10, 0, wanted)
  const wide = rooms.filter((_, i) => i % 3 === 0).map(({ left, right }) => left + right)
  expect(Math.min(...wide)).toBeGreaterThanOrEqual(76)
})

it('makes windows somewhat smaller where names would be cut off, and never by more than a quarter', () => {
  const wanted = [72, 40, 60, 66, 40, 62, 44, 60, 34, 74] // px: Александра, Борис, Виктория, …
  const size = [296, 280] as const
  const largest = round(10, ...size, 0, 16, 10).pane
  const { pane, rooms = [] } = round(10, ...size, 0, 16, 10, 0, wanted)
  rooms.forEach(({ left, right }, i) => expect(left + right, `${i}`).toBeGreaterThanOrEqual(wanted[i]!))
  expect(pane).toBeLessThan(largest)
  const endless = wanted.map(() => 500)
  expect(round(10, ...size, 0, 16, 10, 0, endless).pane).toBeGreaterThanOrEqual(0.75 * largest)
})

describe('a crowded table', () => {
  const boxes = [
    [312, 268],
    [312, 312],
    [312, 386],
    [382, 382],
    [382, 474],
    [752, 700],
  ] as const

  it.each(boxes)('has a target of 44 px for everybody, and for the hub, in %i by %i px', (width, height) => {
    for (const n of numbers(14, 26)) {
      const layout = crowded(n, width, height, 3)
      const { between, middle } = room(layout, width, height)
      expect(layout.hit, `${n}`).toBeGreaterThanOrEqual(44)
      expect(between, `${n}`).toBeGreaterThanOrEqual(layout.hit!)
      expect(layout.hub, `${n}`).toBeGreaterThanOrEqual(76)
      expect(middle, `${n}`).toBeGreaterThanOrEqual((layout.hub! + layout.hit!) / 2 - 0.01)
      for (const { x, y } of layout.seats) {
        expect(Math.abs(x - 0.5) * width, `${n}`).toBeLessThanOrEqual((width - layout.hit!) / 2 + 0.01)
        expect(Math.abs(y - 0.5) * height, `${n}`).toBeLessThanOrEqual((height - layout.hit!) / 2 + 0.01)
      }
    }
  })

  it('has me at the bottom, and the next one on my left', () => {
    const { seats } = crowded(20, 382, 382, 7)
    expect(seats[7]!.y).toBe(Math.max(...seats.map(seat => seat.y)))
    expect(seats[8]!.x).toBeLessThan(seats[7]!.x)
    expect(seats[6]!.x).toBeGreaterThan(seats[7]!.x)
  })
})

describe('a ring', () => {
  it.each([
    [296, 232],
    [296, 260],
    [296, 300],
    [358, 440],
    [728, 700],
  ] as const)('leaves the hub free in %i by %i px', (width, height) => {
    for (const n of numbers(6, 13)) {
      const layout = round(n, width, height)
      const { middle } = room(layout, width, height)
      expect(layout.hub, `${n}`).toBeGreaterThanOrEqual(60)
      expect(middle, `${n}`).toBeGreaterThanOrEqual((layout.hub! + layout.pane) / 2 - 0.01)
    }
  })

  it('leaves the hub all the room between windows and names', () => {
    const wanted = Array.from({ length: 9 }, () => 70)
    expect(round(9, 358, 440, 0, 16, 14, 0, wanted).hub).toBeGreaterThanOrEqual(124)
    expect(round(9, 358, 440, 0, 32, 14, 0, wanted).hub).toBeLessThanOrEqual(264)
    expect(round(13, 296, 232).hub).toBeLessThan(104)
  })

  it('has larger windows where there is more room', () => {
    expect(round(9, 358, 440).pane).toBe(64)
    expect(round(9, 728, 700, 0, 20).pane).toBeGreaterThan(100)
  })
})

describe('the middle of the table screen', () => {
  const seat = { wide: 294, above: 84, below: 132 } // px at 1920 by 1080
  for (const n of [3, 6, 9, 12, 16, 20, 26])
    it(`is free of ${n} seats, and large enough for a code`, () => {
      const [width, height] = [1644, 810]
      const wide = Math.min(seat.wide, oval(n, width, height).step)
      const places = oval(n, width, height)
      const box = middle(places, width, height, { ...seat, wide })
      for (const { x, y } of places.seats) {
        const isBeside = Math.abs(x * width - width / 2) + 1 >= box.width / 2 + wide / 2
        const isApart = y * height + seat.below <= box.top + 1 || y * height - seat.above >= box.top + box.height - 1
        expect(isBeside || isApart).toBe(true)
      }
      expect(box.width).toBeGreaterThan(800)
      expect(box.height).toBeGreaterThan(400)
    })
})

describe('the names of a ring', () => {
  it.each([
    [296, 300],
    [328, 400],
    [358, 440],
  ] as const)(
    'have room for ten letters and more, and meet neither a window nor one another, in %i by %i px',
    (width, height) => {
      for (const n of numbers(6, 9)) {
        const { seats, rooms, pane } = round(n, width, height, 0, 16, 10)
        const names = seats.map((seat, i) => {
          const [x, y] = [seat.x * width, seat.y * height + (pane * 1.14) / 2]
          return { l: x - rooms![i]!.left, r: x + rooms![i]!.right, t: y, b: y + 23 }
        })
        const windows = seats.map(({ x, y }) => ({
          l: x * width - pane / 2,
          r: x * width + pane / 2,
          t: y * height - (pane * 1.14) / 2,
          b: y * height + (pane * 1.14) / 2,
        }))
        names.forEach((a, i) => {
          expect(a.r - a.l, `${n}`).toBeGreaterThanOrEqual(64)
          for (const b of [...names, ...windows].filter((_, j) => j !== i && j !== i + n))
            expect(a.r <= b.l || b.r <= a.l || a.b <= b.t + 0.01 || b.b <= a.t + 0.01, `${n}: ${i}`).toBe(true)
        })
      }
    },
  )
})
