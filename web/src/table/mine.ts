// What this phone sees to by itself at a table: the key to my seat, my luck for each deal, my language.

import type { Table } from './table.svelte'
import { speech } from '../words/words.svelte'

const random = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes))

/** A contribution to chance that nobody could foresee. */
export function newLuck(): string {
  return Array.from(random(16), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A key to a seat, made here: joining again with it after a lost reply does not make two of me. */
export function newToken(): string {
  const text = btoa(String.fromCharCode(...random(32)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

let wishedFor = '' // the commitment that my last luck was given to
let spoken = '' // the language that the table was told last

/** Every deal is mixed with luck of mine that came after its commitment; and the table speaks my language to me. */
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
