// What may be chosen of a book, and what is dealt then. Pure functions.

export type Value = string | number | boolean | string[]
export type Settings = Record<string, Value>
export type Setting = { values: Value[] | string; default: Value | null; clause: string }
export type Cards = Record<string, number>
export type Book = {
  title: string
  seats: [number, number]
  presets: Record<string, Settings>
  settings: Record<string, Setting>
  seats_per_card?: number // spytown: 805
  compositions: { settings: Settings; players: Record<string, Cards | null> }[]
}

const defaults = (book: Book): Settings =>
  Object.fromEntries(Object.entries(book.settings).flatMap(([name, { default: value }]) => (value === null ? [] : [[name, value]])))

const fits = (wanted: Settings, settings: Settings): boolean =>
  Object.entries(wanted).every(([name, value]) => String(settings[name]) === String(value))

/** Every setting with its value, from those that were chosen. Without a preset the deck brings its own. */
export function complete(book: Book, chosen: Settings): Settings {
  const { preset, ...others } = chosen
  const byDeck = Object.values(book.presets).find(one => one.deck === (others.deck ?? 'basic'))
  return { ...defaults(book), ...(preset === undefined ? byDeck : book.presets[String(preset)]), ...others }
}

/** The preset that the settings amount to, the closest one; none if the table goes its own way. */
export function presetOf(book: Book, settings: Settings): string {
  const found = Object.entries(book.presets).filter(([, values]) => fits(values, settings))
  return found.sort(([, a], [, b]) => Object.keys(b).length - Object.keys(a).length)[0]?.[0] ?? ''
}

/** What the book recommends in a mode. */
export const recommended = (book: Book, preset: string): Settings => ({ ...defaults(book), ...book.presets[preset] })

/** Which cards are dealt, by the number of players. */
export function cardsByPlayers(book: Book, settings: Settings): Record<number, Cards> {
  const tables = book.compositions.filter(one => fits(one.settings, settings)).map(one => one.players)
  const rows = Object.entries<Cards | null>(Object.assign({}, ...tables))
  return Object.fromEntries(rows.filter((row): row is [string, Cards] => row[1] !== null))
}

/** The settings as the descriptions of the cards take them. */
export const asWords = (settings: Settings): Record<string, string | number> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value === true ? 'yes' : value === false ? 'no' : Array.isArray(value) ? value.join() : value]))

/** Who hosts: `engine` (the software), `human` (a person without a seat) or `hostless`. Books have their own word for it. */
export function hostMode(settings: Settings): string {
  return settings.gm_mode === undefined ? String(settings.host_mode ?? 'engine') : settings.gm_mode === 'human' ? 'human' : 'engine'
}

/** The setting by which a person hosts. */
export const byHuman = (settings: Settings): Settings => (settings.gm_mode === undefined ? { host_mode: 'human' } : { gm_mode: 'human' })
