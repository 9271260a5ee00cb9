/** The sounds of a look. */
import { hiss, RATE, reed, rendered, resonance, TURN } from './tools'

/** A key in a lock: two clicks, and brass that rings. */
export function lock(): Float32Array<ArrayBuffer> {
  const noise = hiss(3)
  const click = (t: number, pitch: number): number =>
    t < 0
      ? 0
      : Math.exp(-t * 90) * (Math.sin(TURN * pitch * t) + 0.8 * noise()) +
        0.25 * Math.exp(-t * 22) * Math.sin(TURN * pitch * 2.76 * t)
  return rendered(0.42, 0.5, (t) => click(t, 620) + 1.2 * click(t - 0.13, 430))
}

/** Through the air and down. */
export function dive(): Float32Array<ArrayBuffer> {
  const noise = hiss(5)
  const mouth = resonance()
  return rendered(2.1, 0.4, (t) => {
    const by = t / 2.1
    return mouth(noise(), 160 + 900 * Math.sin(Math.PI * by ** 0.8), 2.2) * Math.sin(Math.PI * by) ** 1.4
  })
}

/** Somebody holds their breath. */
export function breath(): Float32Array<ArrayBuffer> {
  const noise = hiss(7)
  const mouth = resonance()
  return rendered(0.85, 0.3, (t) => mouth(noise(), 500 + 1500 * t, 1.6) * Math.sin((Math.PI * t) / 0.85) ** 2)
}

/** Too little was seen: out with it, no longer than it may last. */
export function phew(most: number): Float32Array<ArrayBuffer> {
  const noise = hiss(9)
  const mouth = resonance()
  return rendered(
    Math.min(0.55, most),
    0.34,
    (t) => mouth(noise(), 1500 - 1600 * t, 1.8) * Math.min(1, t / 0.05) * Math.exp(-t * 4.5),
  )
}

interface Throat {
  readonly pitch: (by: number) => number
  readonly shiver: number
  readonly vowel: (by: number) => readonly [number, number]
}

/** By seat: a squeal, a howl, a wail that shakes, a yodel. */
const THROATS: readonly Throat[] = [
  { pitch: (by) => 620 + 620 * Math.sin(Math.PI * by ** 0.6), shiver: 19, vowel: () => [420, 2500] },
  { pitch: (by) => 720 - 330 * by + 120 * Math.sin(9 * by), shiver: 11, vowel: (by) => [380 + 300 * by, 900] },
  { pitch: (by) => 540 + 260 * Math.sin(Math.PI * by), shiver: 27, vowel: (by) => [760 - 250 * by, 1300] },
  { pitch: (by) => (by % 0.34 < 0.17 ? 520 : 830) - 90 * by, shiver: 14, vowel: (by) => [560, 1100 + 900 * by] },
]

/** Of a seat, no longer than it may last. */
export function shriek(seat: number, most: number): Float32Array<ArrayBuffer> {
  const { pitch, shiver, vowel } = THROATS[seat % 4] as Throat
  const length = Math.min(0.85, most)
  const noise = hiss(11 + seat)
  const [low, high] = [resonance(), resonance()]
  let turn = 0
  return rendered(length, 0.62, (t) => {
    const by = t / length
    turn += (pitch(by) * (1 + 0.045 * Math.sin(TURN * shiver * t))) / RATE
    const voice = reed(turn, pitch(by)) + 0.12 * noise()
    const [one, two] = vowel(by)
    const loud = Math.min(1, t / 0.04) * (1 - by) ** 0.8
    return (low(voice, one, 5) + 0.7 * high(voice, two, 7)) * loud
  })
}

/** Nobody was seen, and somebody could not keep quiet: hi hi hi. */
export function giggle(): Float32Array<ArrayBuffer> {
  const noise = hiss(23)
  const [low, high] = [resonance(), resonance()]
  let turn = 0
  return rendered(1.35, 0.5, (t) => {
    const count = Math.floor(t / 0.15)
    const within = t - count * 0.15
    const pitch = (700 - 38 * count + (count % 2) * 60) * (1 - within)
    turn += pitch / RATE
    const voice = reed(turn, pitch) + 0.3 * noise() * Math.exp(-within * 60)
    const loud = Math.min(1, within / 0.012) * Math.exp(-within * 17) * (1 - t / 1.5)
    return (low(voice, 480, 4) + 0.8 * high(voice, 2300, 7)) * loud
  })
}
