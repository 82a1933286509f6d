import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files } from '../../../locales'
import { ALL, Telling, type Told as AnyTold } from '../story'
import { bundleOf, Words } from '../../words/words.svelte'
import type { Fact } from './game'
import { story } from './story'
import * as wire from './wire'

type Told = AnyTold<Fact>

const text = files('en', 'cuba')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
const telling = new Telling<Fact>([], new Words(bundleOf('en', text), wire), ['A', 'B', 'C', 'D'])
const told = (...facts: object[]): Told[] => facts.map(fact => ({ to: ALL, fact }) as Told)

const accused = (seat: number): object => ({ fact: 'accused', seat })
const revealed = (seat: number, diamonds: number): object => ({ fact: 'revealed', seat, diamonds, tokens: [] })

describe('the turning point', () => {
  it('is an accusation by its number, and what came to light', () => {
    const game = told(accused(1), revealed(1, 0), accused(2), revealed(2, 5))
    expect(story.turn!(game, 3, telling)).toBe('Accusation 2: C shows 5 diamonds.')
  })

  it('counts only accusations that stand', () => {
    const game = told(accused(1), { fact: 'corrected', seat: 0, act: 'accuse' }, accused(2), revealed(2, 5))
    expect(story.turn!(game, 3, telling)).toBe('Accusation 1: C shows 5 diamonds.')
  })

  it('is that the Godfather is out, where he gave up', () => {
    const game = told(accused(1), revealed(1, 0), { fact: 'eliminated', seat: 0, cause: 'conceded' })
    expect(story.turn!(game, 2, telling)).toMatch(/^A is out: /)
  })
})
