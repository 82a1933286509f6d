// A mix of tokens as it is chosen and written. Pure functions.

import type { Value } from '../../table/settings'

export type Mix = Record<string, number>

/** `loyal:2` is two of it. */
export const mixIn = (list: Value | undefined): Mix =>
  Object.fromEntries(
    (Array.isArray(list) ? list : []).map(word => {
      const [token = '', copies = '1'] = word.split(':')
      return [token, Number(copies)]
    }),
  )

export const written = (mix: Mix): string[] =>
  Object.entries(mix).flatMap(([token, copies]) => (copies ? [`${token}:${copies}`] : []))
