/** Who moves how when something happens that is worth watching: by what has changed, whichever card it was. */
import { Vector3 } from 'three'
import type { Act } from '../../stage/stage'
import type { Effect, Fused, Ghost, Piece, Pose, Side } from '../../types.gen'
import { appear, around, rise, slide, swirl, tip } from './courses'
import { quartersOf } from '../camera/fly'
import { standOf } from '../models/ghosts/ghost'
import { halfOf } from '../models/furniture/piece'
import { hop, type Motion } from './tween'

/** By name, as the cast has them. */
export type Motions = ReadonlyMap<string, Motion>

/** When the light of a fusion is brightest, and when a puff hides who comes. */
export const FLASH = 0.5
export const PUFF = 0.3
/** How high over the floor two ghosts become one. */
export const LIFT = 0.4
const NONE: Motions = new Map()

export const nameOf = ({ seat, number }: Pick<Ghost, 'seat' | 'number'>): string => `${seat}:${number}`

export function motionsOf({ event, before, ms }: Act): Motions {
  if (event.type === 'fused') return fusing(event, ms)
  if (event.type === 'fell') return new Map(event.pieces.map(([piece]) => [piece, { course: hop(0), ms }]))
  if (event.type !== 'effect') return NONE
  if (event.sides.length) return turning(event, before.sides, ms)
  return new Map([...furniture(event, before.pieces, ms), ...ghosts(event, before.ghosts, ms)])
}

function fusing({ ghosts, end }: Fused, ms: number): Motions {
  const middles = ghosts.map((each) => standOf(each).middle)
  const between = middles.reduce((sum, each) => sum.add(each), new Vector3()).divideScalar(Math.max(1, ghosts.length))
  const into = standOf(end).middle.add(new Vector3(0, 0, LIFT))
  const course = swirl(between, into, FLASH)
  return new Map([
    ...ghosts.map((each) => [nameOf(each), { course, ms }] as const),
    [nameOf(end), { course: rise(FLASH * 0.9, LIFT), ms }],
  ])
}

function turning({ sides }: Effect, before: readonly Side[], ms: number): Motions {
  const course = around(quartersOf(before, sides))
  return new Map(
    sides.flatMap((_, seat) =>
      [0, 1, 2, 3, 4, 5, 6].map((number) => [nameOf({ seat, number }), { course, ms: ms * SWUNG }] as const),
    ),
  )
}

/** The camera goes as long as those who wait outside. */
export const SWUNG = 0.85

function furniture({ pieces }: Effect, before: Act['before']['pieces'], ms: number): [string, Motion][] {
  const stood = new Map(before)
  return pieces.map(([piece, pose], i) => {
    const was = stood.get(piece)
    return [piece, { course: courseOf(piece, was ?? pose, pose), ...inTurn(i, pieces.length, ms) }]
  })
}

/** What falls over, falls; what turns is lifted; what only slides, dances; what loses its hold comes down. */
function courseOf(piece: Piece, was: Pose, pose: Pose): Motion['course'] {
  if (was.face !== pose.face) return tip(halfOf(piece), hop(0.9))
  if (was.yaw !== pose.yaw) return hop(0.7)
  return was.z === pose.z ? slide(0.12) : hop(0)
}

/** Who was not in the hall and takes the place of somebody who goes home. */
export function replacing({ ghosts: moved, home }: Effect, before: readonly Ghost[]): Ghost[] {
  return home.length ? moved.filter((each) => !before.some((other) => nameOf(other) === nameOf(each))) : []
}

function ghosts(event: Effect, before: readonly Ghost[], ms: number): [string, Motion][] {
  const { pieces, ghosts: moved, home, out } = event
  const fresh = replacing(event, before)
  const rest = pieces.length ? 0.4 : 0 // first the furniture
  const going = [...moved, ...out].map((each, i, { length }): [string, Motion] => {
    const { ms: long, delay } = inTurn(i, length, ms * (1 - rest))
    return [
      nameOf(each),
      { course: fresh.includes(each) ? appear(PUFF) : hop(0.35), ms: long, delay: delay + rest * ms },
    ]
  })
  return [
    ...going,
    ...home.map((each, i): [string, Motion] => [nameOf(each), { course: hop(0.8), ...inTurn(i, home.length, ms) }]),
  ]
}

/** One after the other, and all of them in time. */
function inTurn(index: number, count: number, ms: number): { ms: number; delay: number } {
  const late = count > 1 ? 0.45 : 0
  return { ms: ms * (0.9 - late), delay: count > 1 ? (late * ms * index) / (count - 1) : 0 }
}
