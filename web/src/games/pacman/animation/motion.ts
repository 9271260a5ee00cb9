/** Where pieces and marbles are at one moment of a scene. */
import { arch, bow, clamp, ease, mix, type Point } from '../../../lib/board/motion'
import type { Scene } from './animate'
import { centre, type Circuit, denOf, edge, type Facing, facingOf, isThroughDoors, outside } from '../circuit/geometry'
import type { Table } from './table'
import type { Ran } from '../types.gen'

export interface EaterPose extends Point {
  readonly facing: Facing
  /** How wide its jaw is open, from 0 to 1. */
  readonly open: number
  readonly scale: number
  /** Degrees, on top of where it looks. */
  readonly spin: number
}

export interface GhostPose extends Point {
  readonly scale: number
  readonly tilt: number
  /** Eaten: what is left of it floats home. */
  readonly wisp: boolean
}

/** A marble on its way into a mouth. */
export interface Rolling extends Point {
  readonly place: number
  readonly scale: number
}

const AJAR = 0.22
export const LAST_SNAP = 0.22 // of the last scene
const SNAP = 0.28 // of the scene in which a ghost is eaten

export function eaterPose(table: Table, seat: number, scene: Scene | null, clock: number): EaterPose {
  const at = centre(table.circuit, table.eaters[seat] ?? 0)
  const still = { ...at, facing: table.facing[seat] ?? 'right', open: AJAR, scale: 1, spin: 0 }
  const event = scene?.event
  if (event?.type === 'ran' && event.seat === seat) return running(table, event, clock)
  if (event?.type === 'gobbled' && event.seat === seat)
    return {
      ...still,
      open: clock < SNAP ? 1 : AJAR * ease((clock - SNAP) * 3),
      scale: 1 + 0.16 * arch((clock - SNAP) * 2),
    }
  if (event?.type === 'caught' && event.victim === seat && scene)
    return startled(still, centre(table.circuit, scene.after.eaters[seat] ?? 0), clock)
  if (event?.type === 'finale' && event.seat === seat) return { ...still, ...lastSnap(clock) }
  if (event?.type === 'stuck' && event.seat === seat && event.eater)
    return { ...still, x: still.x + 6 * Math.sin(clock * 30) * (1 - clock), open: 0 }
  return still
}

export function ghostPose(table: Table, ghost: number, scene: Scene | null, clock: number): GhostPose {
  const still = ghostStand(table, ghost)
  const event = scene?.event
  if (event?.type === 'chased' && event.ghost === ghost && scene)
    return floating(table, [event.start, ...event.path], still, ghostStand(scene.after, ghost), clock)
  if (event?.type === 'gobbled' && event.ghost === ghost && scene)
    return swallowed(still, ghostStand(scene.after, ghost), clock)
  if (event?.type === 'caught' && event.ghost === ghost)
    return { ...still, y: still.y - 10 * arch(clock * 2), scale: still.scale * (1 + 0.25 * arch(clock * 2)) }
  if (event?.type === 'finale') return { ...still, tilt: 10 * Math.sin(clock * 26) * (1 - clock) }
  if (event?.type === 'stuck' && event.ghosts) return { ...still, tilt: 8 * Math.sin(clock * 30) * (1 - clock) }
  return { ...still, ...makingRoom(table, ghost, scene, clock) }
}

/** Bigger and bigger, the jaw wide open, then shut; and on with a full mouth. */
function lastSnap(clock: number): Pick<EaterPose, 'open' | 'scale'> {
  if (clock < LAST_SNAP) return { open: 1, scale: 1 + 1.1 * ease(clock / LAST_SNAP) }
  const since = (clock - LAST_SNAP) / (1 - LAST_SNAP)
  return { open: AJAR * ease(since * 4 - 1), scale: 2.1 - 1.1 * ease(since * 2.5 - 0.6) + 0.25 * arch(since * 6) }
}

/** The marbles that are about to be eaten, each drawn into the mouth that comes. */
export function rolling(table: Table, scene: Scene | null, clock: number): Rolling[] {
  if (scene?.event.type !== 'ran') return []
  const { path, white, yellow } = scene.event
  const along = progress(path.length, clock)
  const mouth = running(table, scene.event, clock)
  return path.flatMap((place, i) => {
    const near = 1 - (i + 1 - along) / 0.75 // from three quarters of a step away on
    if (near >= 1 || !(white.includes(place) || yellow.includes(place))) return []
    const [from, by] = [centre(table.circuit, place), near > 0 ? near * near : 0]
    return [{ place, ...mix(from, mouth, by * 0.6), scale: 1 - 0.35 * by }]
  })
}

/** The holes that are empty by now, though the table still shows their marbles. */
export function emptied(scene: Scene | null): readonly number[] {
  return scene?.event.type === 'ran' ? scene.event.path : []
}

/** What somebody's tray holds in the middle of a scene. */
export function trayOf(
  table: Table,
  seat: number,
  scene: Scene | null,
  clock: number,
): { white: number; yellow: number } {
  const tray = { white: table.white[seat] ?? 0, yellow: table.yellow[seat] ?? 0 }
  const event = scene?.event
  if (event?.type === 'ran' && event.seat === seat) {
    const passed = event.path.slice(0, Math.floor(progress(event.path.length, clock) + 0.1))
    const eaten = (holes: readonly number[]): number => passed.filter((place) => holes.includes(place)).length
    return { white: tray.white + eaten(event.white), yellow: tray.yellow + eaten(event.yellow) }
  }
  const flight = event?.type === 'robbed' || event?.type === 'caught' ? event : null
  if (flight?.victim === seat) return { ...tray, white: tray.white - (clock > 0.1 ? flight.marbles : 0) }
  return event?.type === 'returned' && event.seat === seat ? { ...tray, yellow: tray.yellow - 1 } : tray
}

/** Steps that are done after a part of the time; at the end there is a breath. */
function progress(steps: number, clock: number): number {
  return Math.min(steps, clock * (steps + 0.5))
}

function running(table: Table, { start, path }: Ran, clock: number): EaterPose {
  const along = progress(path.length, clock)
  const leg = Math.min(path.length - 1, Math.floor(along))
  const [from, to] = [path[leg - 1] ?? start, path[leg] ?? start]
  const part = along - leg
  const open = along >= path.length ? AJAR : Math.max(AJAR, arch(Math.min(1, part * 1.15)))
  return { ...stride(table.circuit, from, to, part), open, scale: 1, spin: 0 }
}

/** On one step: out by a door and in by another is a step, too. */
function stride(circuit: Circuit, from: number, to: number, part: number): Point & { facing: Facing } {
  const [one, other] = [centre(circuit, from), centre(circuit, to)]
  const facing = facingOf(circuit, from, to)
  if (!isThroughDoors(circuit, from, to)) return { ...mix(one, other, part), facing }
  if (part < 0.5) return { ...mix(one, outside(circuit, from), part * 2), facing: edge(circuit, from) }
  return { ...mix(outside(circuit, to), other, part * 2 - 1), facing }
}

/** A fright, then home head over heels. */
function startled(still: EaterPose, home: Point, clock: number): EaterPose {
  const fright = 0.3
  if (clock < fright)
    return {
      ...still,
      y: still.y - 26 * arch(clock / fright),
      x: still.x + 4 * Math.sin(clock * 90),
      open: 1,
      scale: 1 + 0.12 * arch(clock / fright),
    }
  const t = ease((clock - fright) / (1 - fright))
  return {
    ...still,
    ...bow(still, home, t, 120),
    spin: 720 * t,
    open: 0.7 * (1 - t) + AJAR * t,
    scale: 1 + 0.15 * arch(t),
  }
}

function floating(table: Table, way: readonly number[], from: GhostPose, to: GhostPose, clock: number): GhostPose {
  const along = progress(way.length - 1, clock)
  const leg = Math.min(way.length - 2, Math.floor(along))
  const points: Point[] = way.map((place, i) =>
    i === 0 ? from : i === way.length - 1 ? to : ghostSpot(table.circuit, place),
  )
  const [one, other] = [points[leg] ?? from, points[leg + 1] ?? to]
  const grown = from.scale + (to.scale - from.scale) * clamp(along)
  return {
    ...mix(one, other, along - leg),
    scale: grown,
    tilt: Math.sign(other.x - one.x) * 7 * arch(clock),
    wisp: false,
  }
}

/** Into the mouth, and as a wisp back to the den. */
function swallowed(still: GhostPose, den: GhostPose, clock: number): GhostPose {
  if (clock < SNAP)
    return { ...still, y: still.y + 14 * ease(clock / SNAP), scale: still.scale * (1 - 0.8 * ease(clock / SNAP)) }
  const t = ease((clock - SNAP) / (1 - SNAP))
  return {
    ...bow(still, den, t, 80),
    scale: 0.5 + (den.scale - 0.5) * t,
    tilt: 10 * Math.sin(clock * 22) * (1 - t),
    wisp: clock < 0.96,
  }
}

/** Two in the den stand side by side; one alone stands in its middle. */
export function ghostStand({ circuit, ghosts }: Pick<Table, 'circuit' | 'ghosts'>, ghost: number): GhostPose {
  const place = ghosts[ghost] ?? 0
  const crowded = place === denOf(circuit) && ghosts[0] === ghosts[1]
  const { x, y } = ghostSpot(circuit, place)
  return { x: x + (crowded ? (ghost === 0 ? -23 : 23) : 0), y, scale: crowded ? 0.74 : 1, tilt: 0, wisp: false }
}

function ghostSpot(circuit: Circuit, place: number): Point {
  const { x, y } = centre(circuit, place)
  return { x, y: y + 40 }
}

/** Who shares the den moves aside for the other, and back to its middle. */
function makingRoom(table: Table, ghost: number, scene: Scene | null, clock: number): Partial<GhostPose> {
  if (scene?.event.type !== 'chased' && scene?.event.type !== 'gobbled') return {}
  const [from, to] = [ghostStand(table, ghost), ghostStand(scene.after, ghost)]
  return { ...mix(from, to, ease(clock)), scale: from.scale + (to.scale - from.scale) * ease(clock) }
}
