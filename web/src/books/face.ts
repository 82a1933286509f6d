// What a book shows of itself: the one object that its folder exports. All else in the app knows no book.

import type { Component } from 'svelte'
import type { Advice, Description, Line } from '../line/wire'
import type { SeatState, Shown } from '../parts/seats/Seat.svelte'
import type { Theme } from '../shell/theme'
import type { Play } from '../stage/play'
import type { Fact } from '../table/facts'
import type { Settings } from '../table/settings'
import type { Table, View } from '../table/table.svelte'
import type { Chime } from '../words/narrator.svelte'
import type { Words } from '../words/words.svelte'
import type { Chapter, House, Telling, Told } from './story'

export type Face<F extends Fact = Fact, V extends View = View> = {
  /** A phone from the deal to the end. */
  Game: Component<{ table: Table<F, V>; onmenu: () => void }>
  /** What the rules say in my language: of characters, cards, manners. */
  Explained: Component<{ table: Table<F, V> }>
  /** What the menu has more, for whom it is. */
  Menu?: Component<{ table: Table<F, V>; onclose: () => void }>
  /** Pictures of its own. */
  icons: string
  /** The pictures of what is said by taps, beside those of roles and cards. */
  signs?: Record<string, string>
  /** What leaving the game means for a player, if it is not what it means in other books. */
  leaving?(): string
  /** The ids of what I hold: a role, cards. */
  mine?(table: Table<F, V>): string[]
  /** The book can be played on one phone that goes from hand to hand. */
  hands?: Hands<F, V>
  /** Are eyes closed? Then all phones look alike, and nothing lies over the screen. */
  isDark(table: Table<F, V>): boolean
  /** Does a person host, with or without a seat? */
  isHosted(table: Table<F, V>): boolean
  /** The seat that hosts; -1: none. Nothing where no player does in any game of the book. */
  leads?(table: Table<F, V>): number
  /** Have I left my seat to host? */
  isApart?(table: Table<F, V>): boolean
  screen: Screen<F, V>
  /** Its scenes on the table screen; phones never fetch them. */
  stage?: () => Promise<{ default: Play }>
  voice: Voice<F, V>
  story: Story<F>
  setup: Setup
}

/** A phone that goes from hand to hand. */
export type Hands<F extends Fact, V extends View> = {
  /** The seat that is to hold it now; -1 if it is all the same. */
  turn(table: Table<F, V>): number
  /** It is handed to somebody, and shows nothing of anybody. */
  Passing: Component<{ table: Table<F, V>; to: Table<F, V>; ontake: () => void }>
}

/** The screen in the middle of the table, in a game. */
export type Screen<F extends Fact, V extends View> = {
  look(table: Table<F, V>): Look
  Middle: Component<{ table: Table<F, V> }>
  /** The middle is not done yet with what happened last. */
  isHeld?(table: Table<F, V>): boolean
  /** How the game ended that is over. */
  ending(table: Table<F, V>): Ending
}
/** The seconds are those of the clock in its corner; none where the middle shows it, or there is nothing to watch. */
export type Look = { icon: string; title: string; theme: Theme; seats: SeatState[]; seconds: number | null }
/** What decided it, and what everybody was; a seat that stays hidden has no role. */
export type Ending = {
  headline: string
  lines: string[] // the first says who has won
  roles: Map<number, Shown>
  isOpen: boolean
}

/** What is said aloud. */
export type Voice<F extends Fact, V extends View> = {
  /** To a fact; nothing if the Game Master is silent. */
  spoken(words: Words, fact: F, table: Table<F, V>): string[]
  /** A line that no fact brings, but the clock. */
  cue?(table: Table<F, V>): Line | undefined
  /** It is not to be heard yet, nor what comes after it: the screens still keep it back. */
  isHeld?(fact: F): boolean
  /** After this fact everything that stands is told anew: it was heard before. */
  tellsAnew?(fact: F): boolean
  chimes: Partial<Record<F['fact'], Chime>>
}

/** A finished game, told from its record. */
export type Story<F extends Fact> = {
  house(told: Told<F>[]): House
  /** The chapters of a game. */
  chapters(told: Told<F>[], telling: Telling<F>): Chapter[]
  /** How long it was. */
  size(house: House): string
  /** What the picture of the house shows. */
  about(): string
  /** How a game ended that this winner has won, in a few words. */
  headline(winner: string): string
  /** Who has won, and which seats; nothing if it did not end. */
  ended(told: Told<F>[]): { winner: string; winners: number[] } | undefined
  /** How it ended; nothing if it did not. */
  verdict(told: Told<F>[]): string
  /** The fact at this place, with which the game turned, in a sentence; nothing where a book names none. */
  turn?(told: Told<F>[], at: number, telling: Telling<F>): string
  /** A side of whose odds the server tells; nothing where it tells of none. */
  side?(id: string): { name: string; icon: string; hue: string }
  /** What a bot asked itself, and what stands under its page; nothing where the server tells of no bots. */
  mind?(asks: string): { asks: string; about: string }
}

/** What may be chosen before a game: the book says what there is and what it means, here are its words for it. */
export type Setup = {
  groupName(group: string): string
  modeName(mode: string): string
  modeHelp(mode: string): string
  /** What the cards are called that are dealt. */
  deckTitle(): string
  /** Cards that may be chosen one by one. */
  Cards?: Component<{
    advice: Advice
    book: Description
    players: number
    can: boolean
    onpick: (chosen: Settings) => void
  }>
  /** Where the cards come from that are dealt, if not from the book's table. */
  deckNote?(advice: Advice): string
  /** Who will host, where neither the software does nor anybody who is known yet. */
  host?(advice: Advice): string
  /** What one is in the next game whom the last one has chosen to begin it. */
  chosen?(): string
  /** What a side is called that may win. */
  side(winner: string): string
  /** What a guest is told of the settings in few words. */
  brief(advice: Advice): string[]
  /** May somebody play without a phone, at the desk of whoever leads? If it does not say: yes. */
  hasDesk?(advice: Advice): boolean
  /** The book in other words, if these are chosen. */
  wording(settings: Settings): string
}

/** A book's face as the app takes it: at a table that plays this book, facts and view are this book's. */
export const face = <F extends Fact, V extends View>(own: Face<F, V>): Face => own as Face
