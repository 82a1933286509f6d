// What is whispered to me alone at night, in any book.

import { hyphened, say, speech } from '../../words/words.svelte'

/** The icon is a sign that is made without words; the words are those written in this call, the newest last. */
export type Whispered = { note?: string; text?: string; icon?: string; items?: string[]; words?: string[] }

/** What everybody is asked who is not called. */
export const question = (): string => say('night-question')
/** The same beside a note that already says whose turn it is. */
export const suspicion = (): string => say('night-suspect')

/** Why it was refused, in the few words that a whisper has room for. */
export function refusal(reason: string, text: string): string {
  const id = `night-refused-${hyphened(reason)}`
  return speech.now.has(id) ? say(id) : text
}
