// @vitest-environment happy-dom

import { createRawSnippet, mount, unmount } from 'svelte'
import { expect, it, onTestFinished } from 'vitest'
import Blind from './Blind.svelte'

it.each([
  ['Word', false],
  ['Three short words', false],
  ['Twelveletter', true],
  ['A Twelveletter', true],
])('has smaller letters for a name with a word that would break: %s', (name, isLong) => {
  const mine = { name, icon: '', side: '', sideIcon: '', hue: '' }
  const children = createRawSnippet(() => ({ render: () => '<p></p>' }))
  const page = mount(Blind, { target: document.body, props: { label: '', mine, children } })
  onTestFinished(() => unmount(page))
  expect(document.querySelector('h2')?.classList.contains('is-long')).toBe(isLong)
})
