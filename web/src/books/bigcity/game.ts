// A table as the screens of `bigcity` take it, and what they all ask of it.

import type { Description, Phase } from '../../line/wire'
import { all, type Of } from '../../table/facts'
import { rulebooks } from '../../table/rulebooks.svelte'
import type { Table as AnyTable } from '../../table/table.svelte'
import { isByEyes } from '../../words/tell'
import { say } from '../../words/words.svelte'
import type { Fact, View } from './wire'

export type { Fact, View }
export type Table = AnyTable<Fact, View>
export type Told<K extends Fact['fact']> = Of<Fact, K>

export const BOOK = 'bigcity'
export const NOBODY = -1
const INNER = ['avenger_window', 'last_word'] // steps inside a phase of the day

/** What the book says of itself: it is there before any screen is. */
export const described = (): Description => rulebooks.all[BOOK]!

// Where we are

const isOf = (kind: Phase['kind'], phase = ''): boolean => described().phases[phase]?.kind === kind

export const isDeal = (table: Table): boolean => isOf('deal', table.where[0])
export const isNight = (table: Table): boolean => isOf('night', table.where[0])
export const isVoting = (table: Table): boolean => isOf('vote', table.where.at(-1))
/** The phase of the day. */
export const phaseOf = (table: Table): string => table.where.find(name => name !== 'day') ?? ''
/** What has opened inside it. */
export const innerOf = (table: Table): string => table.where.find(name => INNER.includes(name)) ?? ''
export const isTalking = (table: Table): boolean => phaseOf(table) === 'discussion' && !innerOf(table)

/** The night or the day that it is. */
export function title(table: Table): string {
  const { night = 0, day = 0 } = table.view ?? {}
  if (!isNight(table)) return say('day-title', { number: day })
  return table.where[0] === 'quiet_night' ? say('phase-quiet-night') : say('night-title', { number: night })
}

// Who is there

/** CITY-206 Whoever was dealt the Host card is no seat of the game, nor is one again by leaving. */
export function playing(facts: Fact[], seats: number[]): number[] {
  const hosts = all(facts, 'host_named').map(({ host }) => host)
  return seats.filter(seat => !hosts.includes(seat))
}

/** Is a person the Host: without a seat, or with the Host card? */
export const isHosted = (table: Table): boolean => isByEyes(table) || (table.view?.host ?? NOBODY) >= 0
/** Am I the Host? */
export const isHost = (table: Table): boolean => table.you.host && (table.seat < 0 || table.seat === table.view?.host)
export const isOut = (table: Table): boolean => table.seat < 0 || !table.isLiving(table.seat)
