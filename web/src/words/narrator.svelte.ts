// The Game Master's voice: what is said aloud, by the table screen or by the one phone that speaks for the table.

import { read, write } from '../shell/keep'

const SOUND = 'citysleeps.sound'
const RATE = 0.9
const SILENCE = 2000 // ms after each call
const MUTE = 3000 // ms in which a voice begins, if it does at all

/** What is heard beside the voice, or where there is none: at dusk, at dawn, with a call, when the floor is free again or
    a verdict falls; a clock's last seconds, a pocket that opens, a shot. */
const CHIMES = {
  dusk: [
    [392, 600],
    [294, 600],
  ],
  dawn: [
    [294, 400],
    [392, 400],
    [494, 400],
  ],
  call: [[440, 250]],
  rest: [[330, 400]],
  tick: [[660, 60]],
  open: [
    [392, 300],
    [494, 400],
  ],
  knock: [[98, 250]],
} satisfies Record<string, [frequency: number, ms: number][]>
export type Chime = keyof typeof CHIMES

class Narrator {
  /** Does this device speak? Browsers allow it only after a touch. */
  isOn = $state(false)
  isSpeaking = $state(false)
  hasVoice = $state(true)
  private queue: string[] = []
  private language = 'en'
  private sound: AudioContext | null = null

  /** Did this device speak when it was last used? Then it speaks again after the next touch. */
  get wasOn(): boolean {
    return read(SOUND, false)
  }

  /** Begin to speak. Call it from a touch. */
  start(language: string): void {
    this.isOn = true
    write(SOUND, true)
    this.language = language
    this.sound ??= 'AudioContext' in window ? new AudioContext() : null
    void this.sound?.resume()
    if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance('')) // a phone speaks later if it did so within a touch
    this.hasVoice = this.voice() !== undefined
  }

  stop(): void {
    this.isOn = false
    write(SOUND, false)
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

  chime(which: Chime): void {
    if (!this.isOn || !this.sound) return
    void this.sound.resume() // a call or a lock may have silenced it
    this.play(which, this.sound)
  }

  /** Only for the one who holds this device, whether it speaks for the table or not. */
  ring(which: Chime): void {
    this.mayRing()
    if (this.sound) this.play(which, this.sound)
  }

  /** Let this device ring later. Call it from a touch: browsers let no sound begin without one. */
  mayRing(): void {
    this.sound ??= 'AudioContext' in window ? new AudioContext() : null
    if (this.sound?.state !== 'running') void this.sound?.resume()
  }

  private play(which: Chime, sound: AudioContext): void {
    let at = sound.currentTime
    for (const [frequency, ms] of CHIMES[which]) {
      const tone = sound.createOscillator()
      const gain = sound.createGain()
      tone.frequency.value = frequency
      gain.gain.setValueAtTime(0, at)
      gain.gain.linearRampToValueAtTime(0.2, at + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.001, at + ms / 1000)
      tone.connect(gain).connect(sound.destination)
      tone.start(at)
      at += ms / 1000
      tone.stop(at)
    }
  }

  /** If the voice does not start, these words are dropped, and it is tried again with the next ones. */
  private giveUp(utterance: SpeechSynthesisUtterance): void {
    utterance.onend = utterance.onerror = null
    speechSynthesis.cancel()
    this.queue = []
    this.isSpeaking = false
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
    const mute = window.setTimeout(() => this.giveUp(utterance), MUTE)
    utterance.onstart = () => clearTimeout(mute)
    utterance.onend = utterance.onerror = () => {
      clearTimeout(mute)
      window.setTimeout(() => this.next(), isNumber ? 600 : SILENCE)
    }
    speechSynthesis.speak(utterance)
  }
}

export const narrator = new Narrator()
