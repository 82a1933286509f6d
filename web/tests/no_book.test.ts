// What all books share knows none of them: no book, side, role, card, phase or setting is named outside a book's folder.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const RULES = join(WEB, '..', 'rules')
const BOOKS = readdirSync(RULES).map(file => basename(file, '.md'))

/** What the rules call their own, by the chapter or by the kind that stands beside a name. */
const KINDS = /\b(?:roles?|sides?|cards?|tokens?|pieces?|phases?|steps?|modes?|ruleset)\b/i
const OTHER_KINDS =
  /^(?:acts?|actions?|status(?:es)?|causes?|endings?|results?|positions?|terms?|persons?|sign(?:al)?s?)\b/i

/** Words that are names in some book, and said here in their common meaning. */
const COMMON: Record<string, string> = {
  box: 'a rectangle on the page',
  court: 'the scales, a picture of a vote in any book',
  dawn: 'the part that shows a new day, in any book',
  day: 'the light theme, and how seats stand in it',
  deal: 'a table deals in every book: a command of the line',
  evening: 'what is shown before eyes are closed, in any book',
  game_over: 'every book tells the end of a game by this fact',
  host: 'a person who hosts, in any book',
  hostless: 'nobody hosts: a way of hosting, in any book',
  lot: 'a draw, in any book',
  night: 'the dark theme, and the call in it, in any book',
  over: 'a game is over in every book: a phase of the table',
  show: 'what a screen does',
  setup: 'what is chosen in the lobby',
  speech: 'the voice of this phone, and what was said',
  token: 'the key to a seat',
  turn: 'one after the other',
  verdict: 'how a game ended, in any book',
  vote: 'a kind of phase, in any book',
}

/** The names in the tables of some chapters of a book's rules. */
function namesOf(book: string): string[] {
  const chapters = readFileSync(join(RULES, `${book}.md`), 'utf8').split(/^(?=## )/m)
  const names = chapters
    .filter(chapter => /^## Names$/m.test(chapter))
    .flatMap(chapter => chapter.split(/^(?=### )/m).flatMap(inTables))
  const phases = chapters
    .flatMap(chapter => chapter.split(/^(?=### )/m))
    .filter(chapter => /^### .*Phases and steps$/m.test(chapter))
  return [book, ...names, ...phases.flatMap(ids), ...settingsOf(book)]
}

/** The settings of a book that have a name of more than one word. */
function settingsOf(book: string): string[] {
  const file = join(WEB, '..', 'locales', 'en', `${book}.ftl`)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return [...text.matchAll(/^setting-([a-z0-9]+(?:-[a-z0-9]+)+) =/gm)].map(([, name = '']) => name.replaceAll('-', '_'))
}

const ids = (text: string): string[] => [...text.matchAll(/`([a-z][a-z0-9_]+)`/g)].map(([, id = '']) => id)

/** The ids of those rows whose kind, or whose heading, is one of ours; all of them where a table has neither. */
function inTables(section: string): string[] {
  const [heading = ''] = section.split('\n')
  const isOther = heading.startsWith('### ') && !KINDS.test(heading)
  const rows = section.split('\n').filter(line => line.startsWith('| ') && line.includes('`'))
  return isOther ?
      []
    : rows.flatMap(row => {
        const cells = row.split('|').map(cell => cell.trim())
        const isActed = cells.slice(1, 3).some(cell => OTHER_KINDS.test(cell))
        return isActed ? [] : ids(cells.slice(1, 3).join(' '))
      })
}

/** All files that books share: every one but the books' own folders and the shelf. */
function shared(folder = join(WEB, 'src')): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    const place = relative(join(WEB, 'src'), path)
    if (place === join('books', 'shelf.ts')) return []
    if (entry.isDirectory()) return folder.endsWith('books') ? [] : shared(path)
    return [path]
  })
}

/** A name as code may write it: with an underscore, a hyphen, or a hump. */
const written = (name: string): RegExp => new RegExp(`(?<![a-z0-9])${name.split('_').join('[-_]?')}(?![a-z0-9])`, 'gi')

const found = (name: string, text: string): string[] => [...text.matchAll(written(name))].map(([words]) => words)

describe('the names of the books', () => {
  it('are read from the rules', () => {
    expect(BOOKS).toEqual(expect.arrayContaining(['original', 'spytown']))
    expect(namesOf('original')).toEqual(
      expect.arrayContaining(['yakuza', 'honest_judge', 'second_vote', 'hostless', 'kill_method']),
    )
    expect(namesOf('spytown')).toEqual(
      expect.arrayContaining(['mafioso', 'safe_conduct', 'police_phase', 'vest_window']),
    )
    expect(namesOf('bigcity')).toEqual(
      expect.arrayContaining(['ringleader', 'cartel_faction', 'quiet_night', 'call_sleuth']),
    )
    expect(namesOf('cuba')).toEqual(expect.arrayContaining(['godfather', 'street_urchin', 'theft', 'diamond']))
    expect(namesOf('original')).not.toContain('nominate')
  })

  it('are found where they stand', () => {
    expect(found('safe_conduct', "card === 'safe-conduct' || isSafeConduct || safe_conducts")).toEqual(['safe-conduct'])
    expect(found('don', "done, don't, 'don'")).toEqual(['don', 'don'])
  })
})

describe('what books share', () => {
  const names = [...new Set(BOOKS.flatMap(namesOf))].filter(name => !(name in COMMON))

  it.each(shared().map(path => [relative(WEB, path), path]))(
    '%s names no book, side, role, card, phase or setting',
    (_, path) => {
      const text = readFileSync(path, 'utf8')
      expect(names.flatMap(name => found(name, text))).toEqual([])
    },
  )

  it('uses every word that it is allowed', () => {
    const text = shared()
      .map(path => readFileSync(path, 'utf8'))
      .join('\n')
    const known = BOOKS.flatMap(namesOf)
    expect(Object.keys(COMMON).filter(name => !known.includes(name) || !found(name, text).length)).toEqual([])
  })
})
