// The settings of a book, as the book describes them. Pure functions.

import type { Description, Setting } from '../line/wire'

export type Value = string | number | boolean | string[]
export type Settings = Record<string, Value>

/** How many of each role, token or side. */
export type Numbers = Record<string, number>

/** `wolf=2` means two of it. */
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

/** Does a setting matter with these others? Each setting it depends on must have one of the listed values, or any value if
 *  none is listed. */
export const matters = ({ when }: Setting, settings: Settings): boolean =>
  Object.entries(when).every(([name, values]) => {
    const found = [settings[name] ?? []].flat()
    return values.length ? found.some(one => values.includes(one)) : found.length > 0
  })

/** Choose another preset. It replaces everything that presets decide, except a human host, unless the preset says who hosts. */
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

/** Everything as the book recommends, in this preset or in none. */
export const advised = (chosen: Settings, recommended: Settings, name: string): Settings => ({
  ...without(chosen, ['preset', ...Object.keys(recommended)]),
  ...(name && { preset: name }),
})

/** Who hosts: the software, a person without a seat, or one of the players. */
export const hostOf = ({ hosting }: Description, settings: Settings): string =>
  hosting.modes[String(settings[hosting.setting])] ?? ''

/** Let a person host. */
export function hosted({ hosting }: Description, chosen: Settings): Settings {
  const [mode = ''] = Object.entries(hosting.modes).find(([, host]) => host === 'human') ?? []
  return { ...chosen, [hosting.setting]: mode }
}

/** Let the software host. The rest of a preset that says otherwise stays. */
export function unhosted({ presets, hosting }: Description, chosen: Settings): Settings {
  const decided = presets[String(chosen.preset)] ?? {}
  const others = hosting.setting in decided ? { ...decided, ...without(chosen, ['preset']) } : chosen
  return without(others, [hosting.setting])
}

/** The settings as arguments of words. */
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
