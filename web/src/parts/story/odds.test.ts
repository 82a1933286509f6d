import { describe, expect, it } from 'vitest'
import type { Point } from '../../line/wire'
import { chartOf, HEIGHT, placeOf, WIDTH } from './odds'

const point = (odds: number, doubt: number, number = 1): Point => ({
  kind: 'night',
  number,
  odds,
  low: odds - doubt,
  high: odds + doubt,
  chances: [],
  living: [],
})
const points = [point(0.5, 0.1, 0), point(0.25, 0.05), point(1, 0)]

describe('the curve of the odds', () => {
  it('runs from the deal to the end, and a certain win lies at the top', () => {
    expect(chartOf(points).curve).toBe('M14.0 96.0L174.0 140.0L334.0 8.0')
  })

  it('has its doubt on both sides', () => {
    expect(chartOf(points).band).toBe('M14.0 78.4L174.0 131.2L334.0 8.0L334.0 8.0L174.0 148.8L14.0 113.6Z')
  })

  it('leaves no gap between the sides', () => {
    const { above, below, curve } = chartOf(points)
    expect(above).toBe(`${curve}L334.0 8.0L14.0 8.0Z`)
    expect(below).toBe(`${curve}L334.0 184.0L14.0 184.0Z`)
  })

  it('has a tag for every night and day but the deal', () => {
    expect(chartOf(points).tags).toEqual([
      { x: 174, point: 1 },
      { x: 334, point: 2 },
    ])
  })

  it('leaves out tags of a long game, but never the last', () => {
    const { tags } = chartOf(Array.from({ length: 24 }, (_, i) => point(0.5, 0, i)))
    expect(tags.length).toBeLessThanOrEqual(10)
    expect(tags[tags.length - 1]!.point).toBe(23)
  })

  it('puts a turning point on the curve', () => {
    expect(placeOf(points, 1)).toEqual({ left: (100 * 174) / WIDTH, top: (100 * 140) / HEIGHT })
  })
})
