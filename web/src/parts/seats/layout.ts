// Where the seats are. Pure functions; positions are fractions of the box, 0..1, clockwise.
// On a phone I sit at the bottom, and the next seat clockwise is on my left, as at a real table.

export type Point = { x: number; y: number }
export type Layout = {
  kind: 'round' | 'crowded' | 'oval'
  names: boolean
  pane: number
  hit?: number
  hub?: number
  seats: Point[]
  rooms?: Room[] // for the names under the windows
}
/** How far a name may reach to the left and to the right of the middle of its window, in px. */
export type Room = { left: number; right: number }
type Box = { l: number; r: number; t: number; b: number }

const TALL = 1.14 // a window is a little higher than wide
const SMALLEST = 28 // px of a window with a name under it: with the name there is enough to tap
const MOST_ROUND = 13 // seats that always stand in a ring
const TAP = 44 // px: nothing to tap is smaller
const HUB = { high: 100, least: 80, most: 132, wide: 1.32 } // px in the middle that belong to the hub; by day it is wider than high
const NAME = { height: 23, gap: 4, slack: 14 } // px: a name hangs under its window and may be this much wider
const SHRINK = 0.75 // a window may be so much smaller than it could be, where that shows more of the names
const angle = (i: number, me: number, n: number): number => Math.PI / 2 + (2 * Math.PI * (i - me)) / n
const apart = (a: Box, b: Box): boolean => a.r <= b.l || b.r <= a.l || a.b <= b.t || b.b <= a.t

/** Each window, and under it the least that a name gets. */
function boxesOf(points: Point[], pane: number, rem: number, more: number): { pane: Box; name: Box }[] {
  const w = pane / 2,
    h = (pane * TALL) / 2,
    n = w + NAME.slack / 2
  const below = (NAME.height * rem) / 16 + more
  return points.map(({ x, y }) => ({
    pane: { l: x - w, r: x + w, t: y - h, b: y + h },
    name: { l: x - n, r: x + n, t: y + h, b: y + h + below },
  }))
}

/** The hub is an ellipse. */
function isBesideHub(box: Box, hub: number, centre: Point): boolean {
  const dx = Math.max(box.l - centre.x, centre.x - box.r, 0),
    dy = Math.max(box.t - centre.y, centre.y - box.b, 0)
  return Math.hypot(dx / HUB.wide, dy) >= hub / 2
}

/** How many px of the names are cut off. */
function cutOff(rooms: Room[], wanted: number[]): number {
  return rooms.reduce((sum, { left, right }, i) => sum + Math.max(0, (wanted[i] ?? 0) - left - right), 0)
}

/** Every name grows until it is as wide as it wants to be, or meets a window, another name, the hub or the edge, `beside`
 *  px beyond the box. So a short name leaves its room to a long one. */
function roomsOf(
  points: Point[],
  pane: number,
  hub: number,
  centre: Point,
  rem: number,
  beside: number,
  more: number,
  wanted: number[],
): Room[] {
  const STEP = 2, // px
    GAP = 3
  const boxes = boxesOf(points, pane, rem, more).map(({ pane, name }, i) => {
    const spare = Math.max(0, name.r - name.l - (wanted[i] ?? Infinity)) / 2
    return { pane, name: { ...name, l: name.l + spare, r: name.r - spare, t: name.t + NAME.gap } }
  })
  const growing = boxes.flatMap((_, i) => [
    { i, by: { l: -STEP, r: 0 } },
    { i, by: { l: 0, r: STEP } },
  ])
  while (growing.length)
    for (const one of [...growing]) {
      const { name } = boxes[one.i]!
      const isWide = name.r - name.l >= (wanted[one.i] ?? Infinity)
      const larger = { ...name, l: name.l + one.by.l, r: name.r + one.by.r }
      const around = { ...larger, l: larger.l - GAP, r: larger.r + GAP }
      const fits =
        !isWide &&
        larger.l >= -beside &&
        larger.r <= 2 * centre.x + beside &&
        isBesideHub(larger, hub, centre) &&
        boxes.every((other, j) => j === one.i || (apart(around, other.pane) && apart(around, other.name)))
      if (fits) boxes[one.i]!.name = larger
      else growing.splice(growing.indexOf(one), 1)
    }
  return boxes.map(({ name }, i) => ({ left: points[i]!.x - name.l, right: name.r - points[i]!.x }))
}

function free(
  points: Point[],
  pane: number,
  named: boolean,
  hub: number,
  centre: Point,
  rem: number,
  more: number,
): boolean {
  const boxes = boxesOf(points, pane, rem, more)
  const isBeside = (box: Box): boolean => isBesideHub(box, hub, centre)
  return boxes.every(
    (a, i) =>
      isBeside(a.pane) &&
      (!named || isBeside(a.name)) &&
      boxes.every(
        (b, j) => i === j || (apart(a.pane, b.pane) && (!named || (apart(a.name, b.pane) && apart(a.name, b.name)))),
      ),
  )
}

/** How wide the hub may be where windows and names stand, from `least` px on. */
function clearOf(
  points: Point[],
  pane: number,
  rooms: Room[],
  least: number,
  centre: Point,
  rem: number,
  more: number,
): number {
  const boxes = boxesOf(points, pane, rem, more).flatMap(({ pane, name }, i) => {
    const room = rooms[i]
    return room ? [pane, { ...name, l: points[i]!.x - room.left, r: points[i]!.x + room.right }] : [pane]
  })
  const most = (HUB.most * rem) / 16
  let hub = least
  while (hub < most && boxes.every(box => isBesideHub(box, hub + 2, centre))) hub += 2
  return hub
}

/** 6 seats and more: an ellipse that fills the box (a circle in a square one), with the largest windows
 *  that leave names and hub free, or somewhat smaller ones that cut off less of the names; where a window would fall under 28 px (36 with 14 seats and more), the names go to
 *  the hub instead, and in the smallest boxes the seats stand as at a crowded table.
 *  The box is at most 1.24 times as high as it is wide; 26 px below it belong to my own name, and names may reach so
 *  far beside it. Under each name are `more` px for what a seat says. Names are `wanted` px wide, as far as that is known. */
export function round(
  n: number,
  width: number,
  height = width,
  me = 0,
  rem = 16,
  beside = 8,
  more = 0,
  wanted: number[] = [],
): Layout {
  const largest = Math.floor(Math.max(64, Math.min(5.75 * rem, 0.16 * width)))
  const centre = { x: width / 2, y: height / 2 }
  const pointsOf = (pane: number): Point[] =>
    Array.from({ length: n }, (_, i) => ({
      x: centre.x + ((width - pane) / 2) * Math.cos(angle(i, me, n)),
      y: centre.y + ((height - pane * TALL) / 2) * Math.sin(angle(i, me, n)),
    }))
  for (const { named, hub } of [
    { named: true, hub: HUB.high },
    { named: true, hub: HUB.least },
    { named: false, hub: HUB.least },
  ]) {
    const least = named && n <= MOST_ROUND ? SMALLEST : 36
    const size = (hub * rem) / 16
    const fits = (pane: number): boolean =>
      pane >= least && free(pointsOf(pane), pane + (named ? 0 : 4), named, size, centre, rem, more)
    const rooms = (pane: number): Room[] => roomsOf(pointsOf(pane), pane, size, centre, rem, beside, more, wanted)
    let pane = largest
    while (pane >= least && !fits(pane)) pane--
    if (pane < least) continue
    const smallest = SHRINK * pane
    let found = named ? rooms(pane) : []
    for (let small = pane - 1; cutOff(found, wanted) && small >= smallest && fits(small); small--) {
      const more = rooms(small)
      if (cutOff(more, wanted) < cutOff(found, wanted)) [pane, found] = [small, more]
    }
    return {
      rooms: found,
      kind: 'round',
      names: named,
      pane,
      hub: clearOf(pointsOf(pane), pane, found, size, centre, rem, more),
      seats: pointsOf(pane).map(p => ({ x: p.x / width, y: p.y / height })),
    }
  }
  return crowded(n, width, height, me)
}

/** 14 to 26 seats in a circle where names have no room: every other seat steps inwards, or every third where there is little room;
 *  windows become portholes with the first letters; the hub says the name. Fits 26 targets of 44 px into 312 by 260 px. */
export function crowded(n: number, width: number, height: number, me = 0): Layout {
  const largest = Math.max(TAP, Math.floor(0.141 * Math.min(width, height)))
  const place = (hit: number, every: number, gap: number, power: number): Layout & { hub: number; least: number } => {
    const points = portholes(n, width - hit, height - hit, every, gap * hit, power)
    const least = Math.min(...points.flatMap((a, i) => points.slice(i + 1).map(b => Math.hypot(a.x - b.x, a.y - b.y))))
    const hub = 2 * Math.min(...points.map(p => Math.hypot(p.x, p.y))) - hit
    const seats = points
      .map((_, i) => points[(i - me + n) % n]!)
      .map(p => ({ x: 0.5 + p.x / width, y: 0.5 + p.y / height }))
    return { kind: 'crowded', names: false, pane: hit - 4, hit, hub, least, seats }
  }
  for (const hub of [HUB.high, HUB.least])
    for (let hit = largest; hit >= TAP; hit--)
      for (const every of [2, 3])
        for (const gap of [1, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6])
          for (const power of [2, 2.5, 3]) {
            const found = place(hit, every, gap, power)
            if (found.hub >= hub && found.least >= hit) return found
          }
  return place(TAP, 3, 1, 3)
}

/** Round a centre, from the bottom clockwise: most of them along a rounded oval, every second or third a gap further in. */
function portholes(n: number, width: number, height: number, every: number, gap: number, power: number): Point[] {
  const STEPS = 360
  const bend = (v: number): number => 0.5 * Math.sign(v) * Math.abs(v) ** (2 / power)
  const on = (i: number): Point => {
    const t = Math.PI / 2 + (2 * Math.PI * i) / STEPS
    return { x: width * bend(Math.cos(t)), y: height * bend(Math.sin(t)) }
  }
  const way = lengths(Array.from({ length: STEPS + 1 }, (_, i) => on(i)))
  const isInner = (k: number): boolean => k % every === 1
  const outer = Array.from({ length: n }, (_, k) => k).filter(k => !isInner(k)).length
  const step = way.at(-1)! / outer
  let passed = 0
  return Array.from({ length: n }, (_, k) => {
    const far = (isInner(k) ? passed - 0.5 : passed++) * step
    const i = way.findIndex(length => length >= far - 1e-6)
    const at = on(i)
    if (!isInner(k)) return at
    const before = on(i - 1),
      after = on(i + 1)
    const long = Math.hypot(after.x - before.x, after.y - before.y)
    return { x: at.x - (gap * (after.y - before.y)) / long, y: at.y + (gap * (after.x - before.x)) / long }
  })
}

/** How far each point is from the first, along all of them. */
function lengths(points: Point[]): number[] {
  const along = [0]
  points.reduce((before, point) => {
    along.push(along.at(-1)! + Math.hypot(point.x - before.x, point.y - before.y))
    return point
  })
  return along
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
  const along = lengths(points.map(({ x, y }) => ({ x: x * width, y: y * height })))
  const step = along.at(-1)! / n
  return {
    kind: 'oval',
    names: true,
    pane: 0,
    step,
    seats: Array.from({ length: n }, (_, i) => points[along.findIndex(d => d >= ((i - first + n) % n) * step)]!),
  }
}

/** The largest box round the middle that no seat reaches into, in px. A seat is `wide`, and stands `above` and `below` its point. */
export function middle(
  { seats }: Layout,
  width: number,
  height: number,
  seat: { wide: number; above: number; below: number },
): { left: number; top: number; width: number; height: number } {
  const WIDEST = 2.2 // times as wide as high
  const boxes = seats.map(({ x, y }) => ({
    beside: Math.abs(x - 0.5) * width - seat.wide / 2,
    t: y * height - seat.above,
    b: y * height + seat.below,
  }))
  const at = height / 2
  const found = [...boxes.map(({ beside }) => beside), width / 2]
    .filter(half => half > 0)
    .map(half => {
      const inside = boxes.filter(({ beside }) => beside < half - 1)
      const top = Math.max(0, ...inside.filter(({ t }) => t < at).map(({ b }) => b))
      const bottom = Math.min(height, ...inside.filter(({ t }) => t >= at).map(({ t }) => t))
      const high = Math.max(0, bottom - top)
      const wide = Math.min(2 * half, WIDEST * high)
      return { left: (width - wide) / 2, top, width: wide, height: high }
    })
  return found.reduce((best, one) => (one.width * one.height > best.width * best.height ? one : best))
}
