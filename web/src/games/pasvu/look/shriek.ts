/** A ghost that was seen: a small, silly scream, made on the spot. */
import { settings } from '../../../lib/settings.svelte'

const LENGTH = 0.55

let context: AudioContext | undefined

/** The first is the highest; `after` in seconds. Silent where a browser wants a touch first. */
export function shriek(index: number, after = 0): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  voice(context, context.currentTime + after, 760 - 90 * (index % 4))
}

function voice(on: AudioContext, at: number, pitch: number): void {
  const [throat, shiver, depth] = [
    new OscillatorNode(on, { type: 'triangle' }),
    new OscillatorNode(on, { frequency: 17 }),
    new GainNode(on, { gain: 60 }),
  ]
  const mouth = new BiquadFilterNode(on, { type: 'bandpass', frequency: 1400, Q: 1.1 })
  const loud = new GainNode(on, { gain: 0 })
  throat.frequency.setValueAtTime(pitch * 0.7, at)
  throat.frequency.exponentialRampToValueAtTime(pitch * 1.9, at + 0.12)
  throat.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + LENGTH)
  loud.gain.setValueAtTime(0.0001, at)
  loud.gain.exponentialRampToValueAtTime(Math.max(0.0001, 0.22 * settings.volume), at + 0.05)
  loud.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH)
  shiver.connect(depth).connect(throat.frequency)
  throat.connect(mouth).connect(loud).connect(on.destination)
  for (const each of [throat, shiver]) {
    each.start(at)
    each.stop(at + LENGTH)
  }
}
