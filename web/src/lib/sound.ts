/** A hush of sound, made on the spot: no files, and nothing before the first touch of a person. */
import { settings } from './settings.svelte'

export type Sound =
  | 'die'
  | 'step'
  | 'whoosh'
  | 'creak'
  | 'chime'
  | 'win'
  | 'tap'
  | 'no'
  | 'gulp'
  | 'chomp'
  | 'caught'
  | 'clink'
  | 'stepghost'
  | 'bell'

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Call once: the first gesture opens the sound. */
export function listen(): void {
  const wake = (): void => {
    if (!settings.sound) return
    context ??= new AudioContext()
    void context.resume()
  }
  for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, wake, { passive: true })
}

export function sound(name: Sound): void {
  if (!settings.sound || !context || context.state !== 'running') return
  VOICES[name](context.currentTime)
}

const VOICES: Record<Sound, (now: number) => void> = {
  die: (now) => [0, 0.07, 0.13, 0.22, 0.34].forEach((after, i) => knock(now + after, 900 - i * 90, 0.22 - i * 0.03)),
  step: (now) => knock(now, 320, 0.25),
  tap: (now) => knock(now, 620, 0.12),
  no: (now) => [0, 0.11].forEach((after) => tone(now + after, 170, 0.1, 0.12, 'triangle')),
  whoosh: (now) => breath(now, 0.55, 300, 1300, 0.16),
  creak: (now) => glide(now, 0.5, 95, 150, 0.07),
  chime: (now) => [659, 988].forEach((pitch, i) => tone(now + i * 0.12, pitch, 0.5, 0.11)),
  win: (now) => [523, 659, 784, 1047].forEach((pitch, i) => tone(now + i * 0.14, pitch, 0.7, 0.13)),
  gulp: (now) => slide(now, 0.13, 430, 140, 0.16),
  chomp: (now) => [0, 0.12].forEach((after) => bite(now + after)),
  caught: (now) => {
    slide(now, 0.55, 560, 110, 0.13)
    breath(now, 0.5, 900, 250, 0.1)
  },
  clink: (now) => [2093, 2794].forEach((pitch, i) => tone(now + i * 0.07, pitch, 0.16, 0.06)),
  stepghost: (now) => breath(now, 0.24, 620, 300, 0.12),
  bell: (now) => [1, 2, 2.76].forEach((partial, i) => tone(now, 196 * partial, 1.3 / (i + 1), 0.09 / (i + 1))),
}

function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  if (!context) return
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch })
  voice.connect(fade(at, length, loud))
  voice.start(at)
  voice.stop(at + length)
}

/** Wood on wood. */
function knock(at: number, pitch: number, loud: number): void {
  tone(at, pitch, 0.06, loud, 'triangle')
  breath(at, 0.04, pitch * 2, pitch, loud * 0.5)
}

/** A swallow, or a fall: one note that drops. */
function slide(at: number, length: number, from: number, to: number, loud: number): void {
  if (!context) return
  const voice = new OscillatorNode(context, { type: 'sine', frequency: from })
  voice.frequency.setValueAtTime(from, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + length)
  voice.connect(fade(at, length, loud))
  voice.start(at)
  voice.stop(at + length)
}

/** Jaws that meet on something soft. */
function bite(at: number): void {
  knock(at, 210, 0.24)
  slide(at, 0.16, 300, 90, 0.18)
}

function glide(at: number, length: number, from: number, to: number, loud: number): void {
  if (!context) return
  const voice = new OscillatorNode(context, { type: 'sawtooth', frequency: from })
  voice.frequency.linearRampToValueAtTime(to, at + length * 0.6)
  voice.frequency.linearRampToValueAtTime(from * 0.9, at + length)
  const soft = new BiquadFilterNode(context, { type: 'bandpass', frequency: 700, Q: 3 })
  voice.connect(soft).connect(fade(at, length, loud))
  voice.start(at)
  voice.stop(at + length)
}

/** Air: noise through a filter that moves. */
function breath(at: number, length: number, from: number, to: number, loud: number): void {
  if (!context) return
  const air = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true })
  const mouth = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.4 })
  mouth.frequency.exponentialRampToValueAtTime(to, at + length)
  air.connect(mouth).connect(fade(at, length, loud))
  air.start(at)
  air.stop(at + length)
}

function fade(at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(context as AudioContext, { gain: 0 })
  const peak = Math.max(loud * settings.volume, 0.0001)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(peak, at + Math.min(0.03, length / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect((context as AudioContext).destination)
  return gain
}

function noise(of: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = of.createBuffer(1, of.sampleRate, of.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return hiss
}
