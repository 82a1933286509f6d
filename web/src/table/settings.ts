// What may be chosen of a book, as the book describes it. Pure functions.

import type { Description, Setting } from '../line/wire'

export type Value = string | number | boolean | string[]
export type Settings = Record<string, Value>

/** So many of each: roles, tokens, sides. */
export type Numbers = Record<string, number>

/** `wolf=2` is two of it. */
export const numbersIn = (list: Value | undefined): Numbers =>
  Object.fromEntries(
    (Array.isArray(list) ? list : []).map(word => {
      const [what = '', copies = '1'] = word.split('=')
      return [what, Number(copies)]
    }),
  )

export const written = (numbers: Numbers): string[] =>
  Object.entries(numbers).flatMap(([what, copies]) => (copies ? [`${what}=${copies}`] : []))

export const total = (numbers: Numbers): number => Object.values(numbers).reduce((sum, one) => sum + one, 0)

const without = (settings: Settings, names: string[]): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))

/** Does a setting matter with these? Each that it waits for has, or lists, one of the values; without values, anything. */
export const matters = ({ when }: Setting, settings: Settings): boolean =>
  Object.entries(when).every(([name, values]) => {
    const found = [settings[name] ?? []].flat()
    return values.length ? found.some(one => values.includes(one)) : found.length > 0
  })

/** Another preset: what presets decide is decided by it. A person who hosts stays, unless it says who hosts. */
export function preset({ presets, hosting }: Description, chosen: Settings, name: string): Settings {
  const isHosted = hosting.modes[String(chosen[hosting.setting])] === 'human'
  const decided = Object.values(presets).flatMap(Object.keys)
  const open = isHosted && !(hosting.setting in (presets[name] ?? {})) ? [hosting.setting] : []
  return {
    ...without(
      chosen,
      decided.filter(one => !open.includes(one)),
    ),
    preset: name,
  }
}

/** All as the book recommends it, in a preset or in none. */
export const advised = (chosen: Settings, recommended: Settings, name: string): Settings => ({
  ...without(chosen, ['preset', ...Object.keys(recommended)]),
  ...(name && { preset: name }),
})

/** Does the software host, a person without a seat, or one of the players? */
export const hostOf = ({ hosting }: Description, settings: Settings): string =>
  hosting.modes[String(settings[hosting.setting])] ?? ''

/** A person hosts. */
export function hosted({ hosting }: Description, chosen: Settings): Settings {
  const [mode = ''] = Object.entries(hosting.modes).find(([, host]) => host === 'human') ?? []
  return { ...chosen, [hosting.setting]: mode }
}

/** Nobody hosts any more but the software; of a preset that says otherwise the rest stays. */
export function unhosted({ presets, hosting }: Description, chosen: Settings): Settings {
  const decided = presets[String(chosen.preset)] ?? {}
  const others = hosting.setting in decided ? { ...decided, ...without(chosen, ['preset']) } : chosen
  return without(others, [hosting.setting])
}

/** The settings as words take them. */
export const asWords = (settings: Settings): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value === true ? 'yes'
      : value === false ? 'no'
      : Array.isArray(value) ? value.join()
      : value,
    ]),
  )
