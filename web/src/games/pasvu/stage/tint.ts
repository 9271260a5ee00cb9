/** In practice: the floor, tinted by how many doors would see the ghost in the hand at each place. */
import type { Charted } from '../types.gen'

export type Rgba = readonly [number, number, number, number]
export type Tint = Pick<Charted, 'side' | 'doors'>

/** From hardly anybody to far too many; told apart without red and green, too. */
const RAMP: readonly Rgba[] = [
  [64, 190, 255, 150],
  [120, 215, 190, 120],
  [255, 209, 90, 130],
  [255, 128, 60, 150],
  [226, 28, 84, 170],
]
/** So many doors are as bad as any more. */
const MOST = 16
const NONE: Rgba = [0, 0, 0, 0]

export function colourOf(doors: number | null): Rgba {
  if (doors === null) return NONE
  const at = (Math.min(MOST, doors) / MOST) * (RAMP.length - 1)
  const [low, high] = [RAMP[Math.floor(at)] ?? NONE, RAMP[Math.ceil(at)] ?? NONE]
  const mix = (i: 0 | 1 | 2 | 3): number => Math.round(low[i] + (high[i] - low[i]) * (at % 1))
  return [mix(0), mix(1), mix(2), mix(3)]
}

export const cssOf = ([red, green, blue, alpha]: Rgba): string =>
  `rgb(${red} ${green} ${blue} / ${Math.round((100 * alpha) / 255)}%)`

/** The whole ramp, for a legend. */
export const LEGEND = `linear-gradient(90deg, ${RAMP.map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`).join(', ')})`
