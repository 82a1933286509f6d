// The Game Master's voice: what is said aloud, by the table screen or by the one phone that speaks for the table.

import type { Fact } from '../table/table.svelte'
import { hyphened, type Words } from './words.svelte'

/** Facts that are said aloud in the words of the book; a step has lines of its own. */
const SPOKEN = new Set([
  'deal_void', 'night_began', 'day_began', 'dawn', 'judges_confirmed', 'host_changed', 'floor_given', 'nominated',
  'court_opened', 'no_court', 'called', 'counted', 'tied', 'sentenced', 'executed', 'left', 'game_over',
])

export type Context = { night: number; kill_method: string }

/** What the Game Master says to a fact; nothing if he is silent. */
export function spoken(words: Words, fact: Fact, names: string[], context: Context): string[] {
  if (fact.fact === 'step_began' || fact.fact === 'step_ended') {
    const line = words.say(`${hyphened(fact.fact)}-${fact.step}`, context)
    const called = fact.fact === 'step_began' ? (fact.called ?? []) : []
    return [line, ...called.map(seat => String(seat + 1))]
  }
  return SPOKEN.has(fact.fact) ? [words.tell('original', fact, names)] : []
}

const RATE = 0.9
const SILENCE = 2000 // ms after each call

type Chime = [frequency: number, ms: number][]
export const CHIMES: Record<string, Chime> = {
  night_began: [[392, 600], [294, 600]],
  turn_began: [[392, 600], [294, 600]],
  victim_named: [[294, 400], [392, 400], [494, 400]],
  nobody_chosen: [[294, 400], [392, 400], [494, 400]],
  day_began: [[294, 400], [392, 400], [494, 400]],
  step_began: [[440, 250]],
  floor_ended: [[330, 400]],
}

class Narrator {
  /** Does this device speak? A browser lets it only after somebody has touched it. */
  isOn = $state(false)
  isSpeaking = $state(false)
  hasVoice = $state(true)
  private queue: string[] = []
  private language = 'en'
  private sound: AudioContext | null = null

  /** Begin to speak, from a touch. */
  start(language: string): void {
    this.isOn = true
    this.language = language
    this.sound ??= 'AudioContext' in window ? new AudioContext() : null
    void this.sound?.resume()
    this.hasVoice = this.voice() !== undefined
  }

  stop(): void {
    this.isOn = false
    this.queue = []
    this.isSpeaking = false
    if ('speechSynthesis' in window) speechSynthesis.cancel()
  }

  say(lines: string[], language: string): void {
    if (!this.isOn || !lines.length) return
    this.language = language
    this.queue.push(...lines)
    if (!this.isSpeaking) this.next()
  }

  chime(fact: string): void {
    if (!this.isOn || !this.sound) return
    let at = this.sound.currentTime
    for (const [frequency, ms] of CHIMES[fact] ?? []) {
      const tone = this.sound.createOscillator()
      const gain = this.sound.createGain()
      tone.frequency.value = frequency
      gain.gain.setValueAtTime(0, at)
      gain.gain.linearRampToValueAtTime(0.2, at + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.001, at + ms / 1000)
      tone.connect(gain).connect(this.sound.destination)
      tone.start(at)
      at += ms / 1000
      tone.stop(at)
    }
  }

  private voice(): SpeechSynthesisVoice | undefined {
    if (!('speechSynthesis' in window)) return undefined
    return speechSynthesis.getVoices().find(voice => voice.lang.toLowerCase().startsWith(this.language))
  }

  private next(): void {
    const line = this.queue.shift()
    const voice = this.voice()
    this.hasVoice = voice !== undefined
    if (line === undefined || !voice) {
      this.queue = []
      this.isSpeaking = false
      return
    }
    this.isSpeaking = true
    const utterance = new SpeechSynthesisUtterance(line)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = RATE
    utterance.pitch = RATE
    const isNumber = /^\d+$/.test(line)
    utterance.onend = utterance.onerror = () => window.setTimeout(() => this.next(), isNumber ? 600 : SILENCE)
    speechSynthesis.speak(utterance)
  }
}

export const narrator = new Narrator()
