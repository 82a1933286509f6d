// What may be chosen of a book, and what is dealt then. Pure functions.

export type Value = string | number | boolean | string[]
export type Settings = Record<string, Value>
export type Setting = { values: Value[] | string; default: Value | null; clause: string }
export type Cards = Record<string, number>
export type Rulebook = {
  title: string
  seats: [number, number]
  presets: Record<string, Settings>
  settings: Record<string, Setting>
  compositions: { settings: Settings; players: Record<string, Cards | null> }[]
}

const defaults = (book: Rulebook): Settings =>
  Object.fromEntries(
    Object.entries(book.settings).flatMap(([name, { default: value }]) => (value === null ? [] : [[name, value]])),
  )

const fits = (wanted: Settings, settings: Settings): boolean =>
  Object.entries(wanted).every(([name, value]) => String(settings[name]) === String(value))

/** Every setting with its value, from those that were chosen; without a preset as it is then. */
export function complete(book: Rulebook, chosen: Settings, unnamed: Settings = {}): Settings {
  const { preset, ...others } = chosen
  return { ...defaults(book), ...(preset === undefined ? unnamed : book.presets[String(preset)]), ...others }
}

/** The preset that the settings amount to, the closest one; none if the table goes its own way. */
export function presetOf(book: Rulebook, settings: Settings): string {
  const found = Object.entries(book.presets).filter(([, values]) => fits(values, settings))
  return found.sort(([, a], [, b]) => Object.keys(b).length - Object.keys(a).length)[0]?.[0] ?? ''
}

/** What the book recommends in a mode. */
export const recommended = (book: Rulebook, preset: string): Settings => ({
  ...defaults(book),
  ...book.presets[preset],
})

/** Which cards are dealt, by the number of players. */
export function cardsByPlayers(book: Rulebook, settings: Settings): Record<number, Cards> {
  const tables = book.compositions.filter(one => fits(one.settings, settings)).map(one => one.players)
  const rows = Object.entries<Cards | null>(Object.assign({}, ...tables))
  return Object.fromEntries(rows.filter((row): row is [string, Cards] => row[1] !== null))
}

/** The settings as the descriptions of the cards take them. */
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
