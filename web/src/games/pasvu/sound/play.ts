/** Makes the hall and a look heard; silent until somebody has touched the page. */
import { settings } from '../../../lib/settings.svelte'
import { HUM, hum } from './hall'
import { RATE } from './tools'

type Samples = () => Float32Array<ArrayBuffer>

let context: AudioContext | undefined
const made = new WeakMap<Samples, AudioBuffer>()
let humming = -Infinity

/** After some seconds. */
export function heard(samples: Samples, after = 0): void {
  const loud = settings.volume * settings.ambience
  if (!settings.sound || loud <= 0 || typeof AudioContext === 'undefined' || !isTouched()) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const voice = new AudioBufferSourceNode(context, { buffer: bufferOf(context, samples) })
  voice.connect(new GainNode(context, { gain: loud })).connect(context.destination)
  voice.start(context.currentTime + after)
}

/** Something happens in the hall: the house hums for a while, when the page has time to make it. */
export function stir(): void {
  const now = performance.now()
  if (now - humming < 1000 * HUM || !isTouched()) return
  humming = now
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200))
  idle(() => heard(hum))
}

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

function bufferOf(on: AudioContext, samples: Samples): AudioBuffer {
  const known = made.get(samples)
  if (known) return known
  const data = samples()
  const buffer = on.createBuffer(1, data.length, RATE)
  buffer.copyToChannel(data, 0)
  made.set(samples, buffer)
  return buffer
}
