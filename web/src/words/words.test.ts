import { expect, it } from 'vitest'
import { bundleOf, Words } from './words.svelte'

it('knows whether what was done last was done to the one who speaks', () => {
  const claimed = [
    ['seat', 'seat', false],
    ['seats', 'seat', true],
  ] as const
  const words = new Words(bundleOf('en'), { FIELDS: { claimed }, NAMED: {} })
  const own = (target: number): unknown =>
    words.arguments({ fact: 'claimed', seat: 0, seats: [1, target] }, ['A', 'B', 'C'], -1).seats_own
  expect([own(2), own(0)]).toEqual(['no', 'yes'])
})

it('ends no line with a word of one letter, where a language says so', () => {
  const texts = [
    'language-name = Polski',
    '    .no-break-after = aiw',
    'where = A i w domu, ({ $what } Z nami) i',
    'what = w nim',
    'tree = ława stołu w',
  ]
  const pl = new Words(bundleOf('pl', texts.join('\n')))
  const said = (id: string, args = {}): string => pl.say(id, args)
  expect(said('where', { what: said('what') })).toBe('A\u00a0i\u00a0w\u00a0domu, (w\u00a0nim Z nami) i')
  expect(said('tree')).toBe('ława stołu w')
  const en = new Words(bundleOf('en', 'language-name = English\nwhere = a word'))
  expect(en.say(texts[2]!.slice(0, 5))).toBe('a word')
})
