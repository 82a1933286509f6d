import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { narrator } from './narrator.svelte'

class Utterance {
  voice: unknown
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}

let spoken: Utterance[] = []

beforeEach(() => {
  vi.useFakeTimers()
  spoken = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: () => {},
    getVoices: () => [{ lang: 'pl-PL' }],
  })
})
afterEach(() => {
  narrator.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('speaks nothing aloud within the touch, so that a phone lets it speak later', () => {
  narrator.start('pl')
  expect(spoken.map(({ text }) => text)).toEqual([''])
})

it('speaks one line after the other', () => {
  narrator.start('pl')
  narrator.say(['Miasto śpi.', 'Sowa się budzi.'], 'pl')
  expect(narrator.isSpeaking).toBe(true)
  spoken[1]?.onstart?.()
  vi.advanceTimersByTime(60_000)
  expect(spoken.length, 'a long line is waited for').toBe(2)
  spoken[1]?.onend?.()
  vi.advanceTimersByTime(2000)
  expect(spoken.map(({ text }) => text)).toEqual(['', 'Miasto śpi.', 'Sowa się budzi.'])
  spoken[2]?.onstart?.()
  spoken[2]?.onend?.()
  vi.advanceTimersByTime(2000)
  expect(narrator.isSpeaking).toBe(false)
})

it('gives up where the voice does not begin, and tries again with the next words', () => {
  narrator.start('pl')
  narrator.say(['Miasto śpi.', 'Sowa się budzi.'], 'pl')
  vi.advanceTimersByTime(3000)
  expect(narrator.isSpeaking).toBe(false)
  narrator.say(['Miasto się budzi.'], 'pl')
  expect(spoken.at(-1)?.text).toBe('Miasto się budzi.')
})
