// Where the seats are. Pure functions; positions are fractions of the box, 0..1, clockwise.
// On a phone I sit at the bottom, and the next seat clockwise is on my left, as at a real table.

export type Point = { x: number; y: number }
export type Layout = { kind: 'round' | 'crowded' | 'oval'; names: boolean; pane: number; hit?: number; seats: Point[] }
type Box = { l: number; r: number; t: number; b: number }

const TALL = 1.14 // a window is a little higher than wide
const NAME = { height: 23, slack: 8 } // px: a name hangs under its window and may be this much wider
const angle = (i: number, me: number, n: number): number => Math.PI / 2 + (2 * Math.PI * (i - me)) / n
const apart = (a: Box, b: Box): boolean => a.r <= b.l || b.r <= a.l || a.b <= b.t || b.b <= a.t

function free(points: Point[], pane: number, named: boolean): boolean {
  const w = pane / 2, h = (pane * TALL) / 2, n = w + NAME.slack / 2
  const boxes = points.map(({ x, y }) => ({
    pane: { l: x - w, r: x + w, t: y - h, b: y + h },
    name: { l: x - n, r: x + n, t: y + h, b: y + h + NAME.height },
  }))
  return boxes.every((a, i) => boxes.every((b, j) =>
    i === j || (apart(a.pane, b.pane) && (!named || (apart(a.name, b.pane) && apart(a.name, b.name))))))
}

/** 6 to 13 seats: an ellipse that fills the box (a circle in a square one), with the largest windows
 *  whose names are still free; where a window would fall under 36 px, the names go to the hub instead,
 *  and in the smallest boxes the seats stand as at a crowded table.
 *  The box is at most 1.24 times as high as it is wide; 26 px below it belong to my own name. */
export function round(n: number, width: number, height = width, me = 0): Layout {
  for (const named of [true, false])
    for (let pane = 64; pane >= 36; pane--) {
      const rx = (width - pane) / 2, ry = (height - pane * TALL) / 2
      const points = Array.from({ length: n }, (_, i) => ({
        x: width / 2 + rx * Math.cos(angle(i, me, n)), y: height / 2 + ry * Math.sin(angle(i, me, n)),
      }))
      if (free(points, pane + (named ? 0 : 4), named))
        return { kind: 'round', names: named, pane, seats: points.map(p => ({ x: p.x / width, y: p.y / height })) }
    }
  return crowded(n, Math.min(width, height), me)
}

/** 14 to 26 seats in a circle: every other seat steps inwards, windows become portholes,
 *  numbers only; the hub says the name. Fits 26 targets of 44 px into 312 px. */
export function crowded(n: number, side: number, me = 0): Layout {
  const hit = Math.max(44, 0.141 * side)
  const outer = 0.5 - (hit - 4) / 2 / side
  const inner = outer - (hit - 1) / side
  return {
    kind: 'crowded', names: false, pane: hit - 4, hit,
    seats: Array.from({ length: n }, (_, i) => {
      const r = ((i - me + n) % n) % 2 ? inner : outer
      return { x: 0.5 + r * Math.cos(angle(i, me, n)), y: 0.5 + r * Math.sin(angle(i, me, n)) }
    }),
  }
}

/** 14 to 26 seats with names: up the left side and down the right, as round a long table. */
export function long(n: number, me = 0): { column: number; row: number }[] {
  const left = Math.ceil(n / 2)
  return Array.from({ length: n }, (_, i) => {
    const k = (i - me + n) % n
    return k < left ? { column: 0, row: left - 1 - k } : { column: 1, row: k - left }
  })
}

/** The table screen: equal steps along a rounded oval of `width` by `height` px, seat 1 at the top. */
export function oval(n: number, width: number, height: number, first = 0, power = 2.7): Layout & { step: number } {
  const STEPS = 2880
  const bend = (v: number): number => 0.5 + 0.5 * Math.sign(v) * Math.abs(v) ** (2 / power)
  const on = (t: number): Point => ({ x: bend(Math.cos(t)), y: bend(Math.sin(t)) })
  const points = Array.from({ length: STEPS + 1 }, (_, i) => on((2 * Math.PI * i) / STEPS - Math.PI / 2))
  const along = [0]
  points.reduce((before, point) => {
    along.push(along.at(-1)! + Math.hypot((point.x - before.x) * width, (point.y - before.y) * height))
    return point
  })
  const step = along.at(-1)! / n
  return {
    kind: 'oval', names: true, pane: 0, step,
    seats: Array.from({ length: n }, (_, i) => points[along.findIndex(d => d >= ((i - first + n) % n) * step)]!),
  }
}
