/** The outline of what the judge has labelled, as smooth lines: no pixel's edge is left, and none is left by a pixel. */
import { type Picture, PIXELS } from './picture'

export type Place = readonly [number, number]

/** Less than this many edges is a speck: it gets a ring. */
const SPECK = 10
const RING = 2.2

/** Around all pixels of a value, those in the mirror by themselves; as a path on the picture. */
export function contour(picture: Picture, value: number): string {
  return [0, 1].flatMap((glass) => loops(picture, value, glass).map(drawn)).join('')
}

/** Along the edges of pixels, those inside to the right. */
export function loops({ values, mirrored }: Picture, value: number, glass: number): Place[][] {
  const has = (x: number, y: number): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < PIXELS &&
    y < PIXELS &&
    values[y * PIXELS + x] === value &&
    mirrored[y * PIXELS + x] === glass
  const edges = new Map<number, Place[]>()
  const add = (x: number, y: number, to: Place): void => {
    const key = y * (PIXELS + 1) + x
    edges.set(key, [...(edges.get(key) ?? []), to])
  }
  values.forEach((each, i) => {
    if (each !== value || mirrored[i] !== glass) return
    const [x, y] = [i % PIXELS, Math.floor(i / PIXELS)]
    if (!has(x, y - 1)) add(x, y, [x + 1, y])
    if (!has(x + 1, y)) add(x + 1, y, [x + 1, y + 1])
    if (!has(x, y + 1)) add(x + 1, y + 1, [x, y + 1])
    if (!has(x - 1, y)) add(x, y + 1, [x, y])
  })
  const found: Place[][] = []
  for (const key of edges.keys()) {
    while (edges.get(key)?.length) found.push(walk(edges, [key % (PIXELS + 1), Math.floor(key / (PIXELS + 1))]))
  }
  return found
}

/** Once around, and what has been walked is used up. Where two pixels touch at a corner, it stays with the first. */
function walk(edges: Map<number, Place[]>, start: Place): Place[] {
  const way: Place[] = [start]
  let [here, from]: [Place, Place | null] = [start, null]
  for (;;) {
    const ways = edges.get(here[1] * (PIXELS + 1) + here[0]) ?? []
    const turned = (to: Place): boolean =>
      from !== null && (here[0] - from[0]) * (to[1] - here[1]) - (here[1] - from[1]) * (to[0] - here[0]) > 0
    const next = ways.find(turned) ?? ways[0]
    if (!next) return way
    ways.splice(ways.indexOf(next), 1)
    if (next[0] === start[0] && next[1] === start[1]) return way
    way.push(next)
    ;[from, here] = [here, next]
  }
}

function drawn(loop: readonly Place[]): string {
  if (loop.length < SPECK) return ring(loop)
  const points = smoothed(smoothed(loop.map((one, i) => between(one, loop[(i + 1) % loop.length] as Place))))
  const shown = points.filter((_, i) => points.length < 24 || i % 2 === 0)
  const [first, ...rest] = shown.map((one, i) => [one, between(one, shown[(i + 1) % shown.length] as Place)] as const)
  if (!first) return ''
  return `M${at(first[1])}${[...rest, first].map(([corner, to]) => `Q${at(corner)} ${at(to)}`).join('')}Z`
}

function ring(loop: readonly Place[]): string {
  const [x, y] = [0, 1].map((axis) => loop.reduce((sum, one) => sum + (one[axis] as number), 0) / loop.length)
  return `M${at([(x ?? 0) - RING, y ?? 0])}a${RING} ${RING} 0 1 1 ${2 * RING} 0a${RING} ${RING} 0 1 1 ${-2 * RING} 0Z`
}

/** Each in the middle of itself and two neighbours on either side. */
function smoothed(points: readonly Place[]): Place[] {
  const count = points.length
  return points.map((_, i) => {
    let [x, y] = [0, 0]
    for (const [step, weight] of WEIGHTS) {
      const [px, py] = points[(i + step + count) % count] as Place
      x += weight * px
      y += weight * py
    }
    return [x, y]
  })
}

const WEIGHTS = [
  [-2, 1 / 9],
  [-1, 2 / 9],
  [0, 3 / 9],
  [1, 2 / 9],
  [2, 1 / 9],
] as const

const between = ([x, y]: Place, [u, v]: Place): Place => [(x + u) / 2, (y + v) / 2]
const at = ([x, y]: Place): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
