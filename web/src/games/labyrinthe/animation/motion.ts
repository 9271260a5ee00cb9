/** Where pawns are at one moment: on their cells, riding a line, or on their way. */
import { arch, ease, legOf } from '../../../lib/board/motion'
import type { Scene } from './animate'
import { CELL, centre, lane, MARGIN, OUTSIDE, type Point, way } from '../maze/geometry'
import { slid, type Table } from './table'
import type { Arrow } from '../types.gen'

/** A line on its way: `by` is 0 where it lay and 1 where it goes. */
export interface Slide {
  readonly arrow: Arrow
  readonly turn: number
  readonly by: number
  /** Only shown, not pushed yet. */
  readonly preview: boolean
}

/** The foot of a pawn, and how big it is drawn. */
export interface Pose extends Point {
  readonly scale: number
}

type Spots = readonly (readonly [x: number, y: number, scale: number])[]

const BESIDE: Spots = [[24, 32, 0.92]] // a treasure stays in sight
const CROWDS: readonly Spots[] = [
  [[0, 26, 1]],
  [
    [-21, 26, 0.92],
    [21, 26, 0.92],
  ],
  [
    [-23, 14, 0.82],
    [23, 14, 0.82],
    [0, 38, 0.82],
  ],
  [
    [-22, 8, 0.76],
    [22, 8, 0.76],
    [-22, 40, 0.76],
    [22, 40, 0.76],
  ],
]

/** Where a pawn stands when nothing moves: all that share a cell can be seen. */
export function stand(table: Table, seat: number): Pose {
  const cell = table.pawns[seat] ?? 0
  const crowd = table.pawns.flatMap((other, mate) => (other === cell ? [mate] : []))
  const lone = crowd.length === 1 && table.places[cell]?.treasure
  const spots = lone ? BESIDE : (CROWDS[crowd.length - 1] ?? [])
  const [dx, dy, scale] = spots[crowd.indexOf(seat)] ?? [0, 0, 1]
  return { x: centre(cell).x + dx, y: centre(cell).y + dy, scale }
}

export function pose(table: Table, seat: number, scene: Scene | null, clock: number, slide: Slide | null): Pose {
  const here = stand(table, seat)
  if (slide?.preview) return over(here, stand(slid(table, slide.arrow, slide.turn), seat), slide.by)
  if (!scene) return here
  const there = stand(scene.after, seat)
  const { event } = scene
  switch (event.type) {
    case 'walked':
      return seat === event.seat
        ? walk([here, ...event.path.slice(1, -1).map(feet), there], clock)
        : over(here, there, ease(clock))
    case 'shifted':
    case 'unshift':
      return scene.settling ? there : ride(table, seat, event.arrow, here, there, ease(clock))
    case 'reenter':
      return event.seats.includes(seat) ? over(fallen(event.arrow), there, ease(clock), CELL * 0.9) : there
    default:
      return here
  }
}

/** Outside, where a line ends. */
export function outside(arrow: Arrow): Point {
  const away = (CELL + MARGIN) / 2
  const end = centre(lane(arrow).at(-1) ?? 0)
  return { x: end.x + way(arrow).x * away, y: end.y + way(arrow).y * away }
}

function ride(table: Table, seat: number, arrow: Arrow, here: Pose, there: Pose, t: number): Pose {
  const at = lane(arrow).indexOf(table.pawns[seat] ?? -1)
  if (at < 0) return over(here, there, t)
  if (at === lane(arrow).length - 1) return over(here, fallen(arrow), t)
  const { x, y } = way(arrow)
  return over(here, { ...here, x: here.x + x * CELL, y: here.y + y * CELL }, t)
}

function fallen(arrow: Arrow): Pose {
  const { x, y } = outside(arrow)
  return { x, y: y + 16, scale: OUTSIDE }
}

function feet(cell: number): Pose {
  const { x, y } = centre(cell)
  return { x, y: y + 26, scale: 1 }
}

function walk(path: readonly Pose[], t: number): Pose {
  const { leg, along } = legOf(Math.max(1, path.length - 1), t)
  const [from, to] = [path[leg] as Pose, path[leg + 1] ?? (path[leg] as Pose)]
  return over(from, to, along, 12)
}

/** From one place to another, in a bow of some height. */
function over(from: Pose, to: Pose, t: number, height = 0): Pose {
  const bow = from.x === to.x && from.y === to.y ? 0 : height * arch(t)
  const mix = (a: number, b: number): number => a + (b - a) * t
  return { x: mix(from.x, to.x), y: mix(from.y, to.y) - bow, scale: mix(from.scale, to.scale) }
}
