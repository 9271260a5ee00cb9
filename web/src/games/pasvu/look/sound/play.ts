/** Makes a look heard; silent where a browser wants a touch first. */
import { settings } from '../../../../lib/settings.svelte'
import { RATE } from './samples'

let context: AudioContext | undefined

export function heard(samples: () => Float32Array<ArrayBuffer>): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const made = samples()
  const buffer = context.createBuffer(1, made.length, RATE)
  buffer.copyToChannel(made, 0)
  const voice = new AudioBufferSourceNode(context, { buffer })
  voice.connect(new GainNode(context, { gain: 0.6 * settings.volume })).connect(context.destination)
  voice.start()
}
