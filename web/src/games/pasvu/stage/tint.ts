/** In practice: the floor, tinted by how many doors would see the ghost in the hand at each place. */
import type { Charted } from '../types.gen'

export type Rgba = readonly [number, number, number, number]
export type Tint = Pick<Charted, 'side' | 'doors'>

/** From the best places to the worst; told apart without red and green, too. */
const RAMP: readonly Rgba[] = [
  [46, 176, 255, 190],
  [110, 214, 196, 165],
  [255, 212, 96, 165],
  [255, 128, 60, 180],
  [222, 24, 84, 200],
]
const NONE: Rgba = [0, 0, 0, 0]
/** Fewer doors than these between the best and the worst make no difference worth a colour. */
const LEAST = 4

/** A colour for every square; none where there is no room. */
export function coloursOf({ doors }: Tint): Rgba[] {
  const known = doors.filter((count) => count !== null)
  const low = Math.min(...known)
  const high = Math.max(low + LEAST, ...known)
  return doors.map((count) => (count === null ? NONE : mixed((count - low) / (high - low))))
}

function mixed(by: number): Rgba {
  const at = by * (RAMP.length - 1)
  const [one, other] = [RAMP[Math.floor(at)] ?? NONE, RAMP[Math.ceil(at)] ?? NONE]
  const mix = (i: 0 | 1 | 2 | 3): number => Math.round(one[i] + (other[i] - one[i]) * (at % 1))
  return [mix(0), mix(1), mix(2), mix(3)]
}

export const cssOf = ([red, green, blue, alpha]: Rgba): string =>
  `rgb(${red} ${green} ${blue} / ${Math.round((100 * alpha) / 255)}%)`

/** The whole ramp, for a legend. */
export const LEGEND = `linear-gradient(90deg, ${RAMP.map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`).join(', ')})`
