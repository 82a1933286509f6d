// @vitest-environment happy-dom
// A name on the table screen is written smaller where its place would cut it.
import { describe, expect, test } from 'vitest'
import { whole } from './whole'

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A name in letters of 40 px that needs `wide` px and has `room`. */
function written(wide: number, room: number): { name: HTMLElement; leave: () => void } {
  const name = document.body.appendChild(document.createElement('span'))
  name.className = 'large'
  Object.defineProperties(name, {
    scrollWidth: { value: Math.max(wide, room), configurable: true },
    clientWidth: { value: room },
  })
  return { name, leave: whole(name) as () => void }
}

document.head.appendChild(document.createElement('style')).textContent = '.large { font-size: 40px }'

describe('a name on the table screen', () => {
  test.each([
    [90, 100, ''], // it has room
    [200, 100, '24px'], // never under 60 %
    [125, 100, '31.36px'], // 80 %, less what browsers round
  ])('that needs %i px and has %i is written in %s', (wide, room, size) => {
    const { name, leave } = written(wide, room)
    expect(name.style.fontSize).toBe(size)
    leave()
  })

  test('is measured again when it changes', async () => {
    const { name, leave } = written(125, 100)
    Object.defineProperty(name, 'scrollWidth', { value: 100 })
    name.textContent = 'A'
    await Promise.resolve()
    expect(name.style.fontSize).toBe('')
    leave()
  })

  test('is measured again when its letters come late, while it stands', () => {
    const fonts = new EventTarget()
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
    const { name, leave } = written(90, 100)
    Object.defineProperty(name, 'scrollWidth', { value: 125 })
    fonts.dispatchEvent(new Event('loadingdone'))
    expect(name.style.fontSize).toBe('31.36px')
    leave()
    Object.defineProperty(name, 'scrollWidth', { value: 200 })
    fonts.dispatchEvent(new Event('loadingdone'))
    expect(name.style.fontSize).toBe('31.36px')
    Reflect.deleteProperty(document, 'fonts')
  })
})
