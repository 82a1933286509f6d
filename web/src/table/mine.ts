// What this phone does at a table by itself: it keeps the key to my seat, adds luck to each deal, and sends my language.

import type { Table } from './table.svelte'
import { speech } from '../words/words.svelte'

const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes))

/** A contribution to chance that nobody can foresee. */
export function newLuck(): string {
  return Array.from(random(16), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A key to a seat, made on this phone: joining again with it after a lost reply does not add me twice. */
export function newToken(): string {
  const text = btoa(String.fromCharCode(...random(32)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

let wishedFor = '' // the commitment that my last luck was given to
let spoken = '' // the language that the table was told last

/** Add my luck to every deal after its commitment is known, and tell the table my language. */
export function seeTo(table: Table): void {
  const { me, there } = table
  if (!me || !there) return
  const commitment = table.table?.commitment ?? ''
  if (table.phase === 'lobby' && !me.luck && wishedFor !== commitment) {
    wishedFor = commitment
    void table.do({ do: 'wish', luck: newLuck() })
  }
  if (me.language !== speech.language && spoken !== speech.language) {
    spoken = speech.language
    void table.do({ do: 'introduce', language: speech.language })
  }
}
