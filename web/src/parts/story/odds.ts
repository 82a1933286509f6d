// The curve of the odds: where it runs, where its doubt lies, where it turns.

import type { Point } from '../../line/wire'

export const WIDTH = 358
export const HEIGHT = 210
const LEFT = 14
export const RIGHT = 334
const TOP = 8
const BOTTOM = 184
const MOST_TAGS = 10 // along the foot of a phone

export type Chart = {
  curve: string
  below: string
  above: string
  band: string
  middle: string
  /** What stands at the foot, and where. */
  tags: { x: number; point: number }[]
}

const y = (chance: number): number => BOTTOM - (BOTTOM - TOP) * chance
const x = (i: number, count: number): number => LEFT + ((RIGHT - LEFT) * i) / Math.max(1, count - 1)
const path = (points: [number, number][]): string =>
  `M${points.map(([across, down]) => `${across.toFixed(1)} ${down.toFixed(1)}`).join('L')}`

export function chartOf(points: Point[]): Chart {
  const n = points.length
  const line = (of: (point: Point) => number): [number, number][] => points.map((point, i) => [x(i, n), y(of(point))])
  const curve = line(({ odds }) => odds)
  const step = Math.ceil((n - 1) / MOST_TAGS)
  return {
    curve: path(curve),
    below: `${path([...curve, [RIGHT, BOTTOM], [LEFT, BOTTOM]])}Z`,
    above: `${path([...curve, [RIGHT, TOP], [LEFT, TOP]])}Z`,
    band: `${path([...line(({ high }) => high), ...line(({ low }) => low).reverse()])}Z`,
    middle: path([
      [LEFT, y(0.5)],
      [RIGHT, y(0.5)],
    ]),
    tags: points
      .map((_, point) => ({ x: x(point, n), point }))
      .filter(({ point }) => point && (n - 1 - point) % step === 0),
  }
}

/** Where a point of the curve lies, in percent of the picture. */
export const placeOf = (points: Point[], i: number): { left: number; top: number } => ({
  left: (100 * x(i, points.length)) / WIDTH,
  top: (100 * y(points[i]?.odds ?? 0)) / HEIGHT,
})

export const percent = (chance: number): number => Math.round(100 * chance)
