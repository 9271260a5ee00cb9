/** The sounds of the hall: a house that hums, wood, cloth, glass. */
import { hiss, rendered, resonance, TURN } from './tools'

/** How long the house hums after something has happened, in seconds. */
export const HUM = 7.5

/** A house at night: pipes far away, and air in a chimney. */
export function hum(): Float32Array<ArrayBuffer> {
  const noise = hiss(31)
  const [pipe, chimney] = [resonance(), resonance()]
  return rendered(HUM, 0.2, (t) => {
    const slow = 1 + 0.25 * Math.sin(TURN * 0.31 * t)
    const tone = Math.sin(TURN * 55 * t) + 0.6 * Math.sin(TURN * 82.7 * t) + 0.3 * Math.sin(TURN * 110.4 * t)
    const air = pipe(noise(), 140 + 30 * Math.sin(TURN * 0.17 * t), 6) + 0.4 * chimney(noise(), 420, 9)
    return (0.5 * tone + 1.1 * air) * slow * Math.sin((Math.PI * t) / HUM) ** 0.7
  })
}

/** A piece of furniture comes down on the boards. */
export function wood(): Float32Array<ArrayBuffer> {
  const noise = hiss(37)
  const boards = resonance()
  return rendered(0.42, 0.62, (t) => {
    const thud = Math.sin(TURN * (46 + 60 * Math.exp(-t * 28)) * t) * Math.exp(-t * 13)
    const knock = boards(noise(), 310, 5) * Math.exp(-t * 34)
    const creak = t > 0.12 ? 0.12 * Math.sin(TURN * 196 * t) * Math.exp(-(t - 0.12) * 22) : 0
    return thud + 0.8 * knock + creak
  })
}

/** A sheet that is drawn along. */
export function cloth(): Float32Array<ArrayBuffer> {
  const noise = hiss(41)
  const fold = resonance()
  return rendered(0.36, 0.26, (t) => {
    const by = t / 0.36
    const flutter = 0.7 + 0.3 * Math.sin(TURN * 23 * t)
    return fold(noise(), 1400 - 700 * by, 1.5) * Math.sin(Math.PI * by) ** 1.5 * flutter
  })
}

/** The mirror is put down: its glass rings. */
export function glass(): Float32Array<ArrayBuffer> {
  const noise = hiss(43)
  const foot = resonance()
  const partials = [
    [1180, 1, 9],
    [2210, 0.55, 12],
    [3470, 0.35, 16],
    [4980, 0.2, 22],
  ] as const
  return rendered(0.5, 0.42, (t) => {
    const rings = partials.reduce(
      (sum, [pitch, loud, fades]) => sum + loud * Math.sin(TURN * pitch * t) * Math.exp(-t * fades),
      0,
    )
    return 0.5 * rings + 0.9 * foot(noise(), 260, 4) * Math.exp(-t * 30)
  })
}
