import { describe, expect, it } from 'vitest'
import type { Fact } from './game'
import { outTags } from './seats'

const out = (seat: number): Fact => ({ fact: 'eliminated', seat, cause: 'taking_error' }) as Fact

describe('who is out', () => {
  it('has no number before the first accusation', () => {
    expect([...outTags([out(2)])]).toEqual([[2, '']])
  })

  it('has the number of the accusation after which it was', () => {
    const tags = outTags([{ fact: 'accused', seat: 1 } as Fact, out(1)])
    expect([...tags.keys()]).toEqual([1])
    expect(tags.get(1)).not.toBe('')
  })
})
