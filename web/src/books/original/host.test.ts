// @vitest-environment happy-dom

import { beforeAll, describe, expect, it } from 'vitest'
import { openRulebooks } from '../../../tests/described'
import { originalTable } from '../../../tests/original'
import type { Fact } from './game'
import { deskSeats, goesOn, tallied, toRead } from './host'

beforeAll(openRulebooks)

const vote = { candidates: [1, 2], hands: { 1: [0, 3] }, called: 2, floor: 1 }
const inVote = () => originalTable({ ...vote, tally: { 1: 2 }, added_to: 2, where: ['day', 'court', 'vote'] })
const inTie = () => originalTable({ ...vote, tally: { 1: 2, 2: 2 }, where: ['day', 'court', 'tie_speeches'] })

describe('how a vote stands at the desk', () => {
  it('is the hands of each call, and which is called now', () => {
    expect(tallied(inVote()).map(({ number, isNow }) => [number, isNow])).toEqual([
      [2, false],
      [undefined, true],
    ])
  })

  it('is what was counted, while those in a tie speak again', () => {
    expect(tallied(inTie()).map(({ number, isNow }) => [number, isNow])).toEqual([
      [2, true],
      [2, false],
    ])
  })

  it('shows against whom a hand is used only as long as hands are raised', () => {
    expect(deskSeats(inVote()).map(({ tag }) => tag)).toEqual(['2', '', '', '2'])
    expect(deskSeats(inTie()).map(({ tag }) => tag)).toEqual(['', '', '', ''])
  })
})

it('does not say again what was announced while the one before had the floor', () => {
  const floor = (seat: number) => ({ fact: 'floor_given', seat, kind: 'speech', seconds: 60 }) as Fact
  const nominated = { fact: 'nominated', seat: 2, by: 0 } as Fact // corrected while seat 1 spoke
  const ended = { fact: 'floor_ended', seat: 1, by: 'host' } as Fact
  const now = { where: ['day', 'discussion', 'speech'], floor: 3 }
  const read = (...facts: Fact[]) => toRead(originalTable(now, { facts })).before.length
  expect(read(floor(1), nominated, ended, floor(3))).toBe(0)
  expect(read(floor(1), ended, nominated, floor(3))).toBe(1)
})

it('says who has left, also if the next one has the floor at once', () => {
  const floor = (seat: number) => ({ fact: 'floor_given', seat, kind: 'speech', seconds: 60 }) as Fact
  const facts = [floor(1), { fact: 'left', seat: 1 }, { fact: 'floor_ended', seat: 1, by: 'left' }, floor(2)] as Fact[]
  const { before, now } = toRead(originalTable({ where: ['day', 'discussion', 'speech'], floor: 2 }, { facts }))
  expect([before.length, now.length]).toEqual([1, 1])
})

it('says the call of the night again after the software has handed over or somebody has left', () => {
  const began = { fact: 'step_began', step: 'don' } as Fact
  const read = (...facts: Fact[]) => toRead(originalTable({ where: ['night', 'don'] }, { facts: [began, ...facts] }))
  const call = read().now
  expect(call).toHaveLength(1)
  const { before, now } = read({ fact: 'host_changed', seat: -1 } as Fact)
  expect([before.length, now]).toEqual([1, call])
  expect(read({ fact: 'left', seat: 2 } as Fact).now).toEqual(call)
})

it('says in the last call against whom those without a hand count', () => {
  const { name } = goesOn(inVote())
  expect(goesOn(inVote())).toEqual({ step: 'last', name: inVote().name(2) })
  expect(name).not.toBe('')
  expect(goesOn(originalTable({ ...vote, called: 1, added_to: 2, where: ['day', 'court', 'vote'] })).step).toBe('vote')
  expect(goesOn(originalTable({ ...vote, where: ['day', 'court', 'all_or_none'] })).step).toBe('vote')
  expect(goesOn(inTie()).step).toBe('speech')
})

it('shows warnings by day, and none by night', () => {
  const facts = [0, 0, 2].map(seat => ({ fact: 'warned', seat }) as Fact)
  const warned = (...where: string[]) => deskSeats(originalTable({ where }, { facts })).map(state => state.warned)
  expect(warned('day', 'discussion', 'speech')).toEqual([2, undefined, 1, undefined])
  expect(warned('night', 'mafia')).toEqual([undefined, undefined, undefined, undefined])
})

it('names who has the floor last, also after an accusation was corrected', () => {
  const facts = [
    { fact: 'nominated', seat: 3, by: 0 },
    { fact: 'floor_given', seat: 1, kind: 'speech', seconds: 60 },
    { fact: 'nominated', seat: 2, by: 0 },
  ] as Fact[]
  const floor = (given: Fact[]) =>
    toRead(originalTable({ where: ['day', 'discussion', 'speech'], floor: 1 }, { facts: given }))
  expect(floor(facts).now).toEqual(floor(facts.slice(0, 2)).now)
  expect(floor(facts).before).toHaveLength(1)
})
