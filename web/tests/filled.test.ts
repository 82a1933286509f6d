// What a language lacks is said in English: message by message, and attribute by attribute.

import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filled } from '../locales'
import { bundleOf, Words } from '../src/words/words.svelte'

const LOCALES = join(import.meta.dirname, '..', '..', 'locales')
const ENGLISH = `one = One
two =
    { $count ->
        [1] two
       *[other] { $count } twos
    }
    .help = Help
    .short =
        Short
        and long
three = Three
    .help = Third help
`
const words = (text: string): Words => new Words(bundleOf('xx', text))

test('a message that is missing is in English', () => {
  const said = words(filled('one = Jedna\n', ENGLISH))
  expect(said.say('one')).toBe('Jedna')
  expect(said.say('two', { count: 1 })).toBe('two')
  expect(said.say('three', {}, 'help')).toBe('Third help')
})

test('an attribute that is missing is in English, and the rest of its message is not', () => {
  const own = 'three = Tři\ntwo = { $count } dvojky\n    .short = Krátce\n'
  const said = words(filled(own, ENGLISH))
  expect(said.say('two', { count: 2 })).toBe('2 dvojky')
  expect(said.say('two', {}, 'short')).toBe('Krátce')
  expect(said.say('two', {}, 'help')).toBe('Help')
  expect(said.say('three')).toBe('Tři')
  expect(said.say('three', {}, 'help')).toBe('Third help')
})

test('a message of attributes alone has its own text in English', () => {
  const said = words(filled('three =\n    .help = Pomoc\n', ENGLISH))
  expect(said.say('three', {}, 'help')).toBe('Pomoc')
  expect(said.say('three')).toBe('Three')
})

test('a language that has no such file speaks English', () => {
  expect(filled('', ENGLISH)).toBe(ENGLISH)
})

const read = (text: string): object => Object.fromEntries(new FluentResource(text).body.map(one => [one.id, one]))
const texts = readdirSync(join(LOCALES, 'en'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ftl'))
  .map(name => [name, readFileSync(join(LOCALES, 'en', name), 'utf8').replace(/^#.*\n/gm, '')] as const)

test.each(texts)('every message of %s is found again', (_, text) => {
  expect(read(filled('', text))).toEqual(read(text))
  expect(read(filled(text, text))).toEqual(read(text))
})
