/** The keyboard's finger: it walks from place to place, over barriers too. */
import { type ArrowKey, STEPS } from '../../../lib/board/keys'
import type { Circuit } from '../circuit/geometry'

/** The next place on the same line; at the edge one stays. */
export function moved({ spots }: Circuit, place: number, to: ArrowKey): number {
  const [row, column] = spots[place] ?? [0, 0]
  const [down, right] = STEPS[to]
  const far = ([r, c]: readonly [number, number]): number => (r - row) * down + (c - column) * right
  const ahead = [...spots.entries()].filter(([, [r, c]]) => (down ? c === column : r === row) && far([r, c]) > 0)
  return ahead.toSorted(([, one], [, other]) => far(one) - far(other))[0]?.[0] ?? place
}
