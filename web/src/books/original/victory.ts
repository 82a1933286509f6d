// By which clause a game ended.

import type { Settings } from '../../table/settings'
import type { Told } from './game'

/** 1909 The clause by which the game ended. */
export function clauseOf({ winner, condition }: Told<'game_over'>, { deck }: Settings): string {
  const isBasic = deck === 'basic'
  const numbers: Record<string, string> = {
    mafia: 'ORIG-1123',
    yakuza: 'ORIG-1124',
    black: isBasic ? 'ORIG-1112' : 'ORIG-1125',
  }
  const clauses: Record<string, string | undefined> = {
    no_black: isBasic ? 'ORIG-1111' : 'ORIG-1122',
    numbers: numbers[winner],
    maniac_last_two: 'ORIG-1121',
    nobody_left: 'ORIG-R86',
    stalemate: 'ORIG-1151',
  }
  return clauses[condition] ?? ''
}
