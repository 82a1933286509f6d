import { expect, it } from 'vitest'
import { inLatin } from './code'

it('takes a code as it is typed', () => {
  expect(inLatin(' kx-rat ')).toBe('KXRAT')
})

it('takes Russian letters for those that they look like', () => {
  expect(inLatin('КАТСН')).toBe('KATCH')
  expect(inLatin('вереМ')).toBe('BEPEM')
  expect(inLatin('ЖАТСН')).toBe('ATCH')
})
