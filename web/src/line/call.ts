// HTTP requests to the server.

import { speech } from '../words/words.svelte'

export type Trouble = { reason: string; text: string; detail: string }

/** The server's answer. A refusal is thrown with the server's sentence. */
export async function call<T>(path: string, body?: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': speech.language }
  let reply: Response
  try {
    reply = await fetch(
      path,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    )
  } catch {
    throw { reason: 'out_of_touch', text: '', detail: '' } satisfies Trouble
  }
  const content: unknown = await reply.json()
  if (!reply.ok) throw content as Trouble
  return content as T
}
