// How a book plays on the table screen: which scenes its facts make, and what each of them shows. See README.md.

import type { Component } from 'svelte'
import type { Fact } from '../table/facts'
import type { Table, View } from '../table/table.svelte'
import type { Theme } from '../shell/theme'

/** Something that happens, and stands for a while. */
export type Scene = {
  kind: string
  /** So many facts of the game have been told in it; it knows nothing of those that follow. */
  at: number
  /** ms that it stands. */
  ms: number
  /** ms that it stands even where many others wait; if not given, half of `ms`. */
  least?: number
  /** So many of them may be heard in it, if not all: what is still drawn is not said yet. */
  said?: number
  /** The end says it too: where it has come meanwhile, this scene is left out. */
  isInEnd?: boolean
}

export type Play<F extends Fact = Fact, V extends View = View> = {
  /** The scenes that begin in the facts from number `from` on, in their order. */
  scenes(facts: F[], from: number): Scene[]
  /** After this fact everything that stands is told anew: what is shown or waits is taken back, and nothing happens. */
  tellsAnew?(fact: F): boolean
  /** The kind of scene that stands while nothing happens, as long as it goes on: a speech, a call, a vote. Empty:
      everybody talks, and the windows stand round the table. */
  standing(table: Table<F, V>): string
  theme(table: Table<F, V>, kind: string): Theme
  /** What the end shows in turn with the cards, once they lie open: a kind of scene, and how many ms it stands. */
  epilogue?(table: Table<F, V>): { kind: string; ms: number } | undefined
  /** All scenes. In one that happens the table is as of that moment: its facts end with the scene, and its view is the
      one before the message that told it. So what a scene shows of that message comes from the facts. `ms`: how long
      it stands, 0 where nothing happens; it can become less meanwhile. */
  Show: Component<{ table: Table<F, V>; kind: string; ms?: number }>
}

/** A book's play as the screen takes it: at a table that plays this book, facts and view are this book's. */
export const play = <F extends Fact, V extends View>(own: Play<F, V>): Play => own as Play
