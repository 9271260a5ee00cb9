/** The keyboard's finger: it walks from place to place, over barriers too. */
import type { Circuit } from './geometry'

export type Way = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft'

const STEP: Record<Way, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
}

export const isWay = (key: string): key is Way => key in STEP

/** The next place on the same line; at the edge one stays. */
export function moved({ spots }: Circuit, place: number, to: Way): number {
  const [row, column] = spots[place] ?? [0, 0]
  const [down, right] = STEP[to]
  const far = ([r, c]: readonly [number, number]): number => (r - row) * down + (c - column) * right
  const ahead = [...spots.entries()].filter(([, [r, c]]) => (down ? c === column : r === row) && far([r, c]) > 0)
  return ahead.toSorted(([, one], [, other]) => far(one) - far(other))[0]?.[0] ?? place
}
