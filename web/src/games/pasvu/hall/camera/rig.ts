/** The camera's way around the hall: where it is, how far it may go. Pure computation, z up. */
import type { Side } from '../../types.gen'
import { CELLS, SIDES, type Vec } from './fly'

export interface Orbit {
  /** Where the camera is, seen from what it looks at: 0 is the east, a quarter to the left the north. */
  readonly azimuth: number
  readonly elevation: number
  readonly distance: number
  /** What it looks at, on the floor. */
  readonly x: number
  readonly y: number
}

export const FOV = 34
export const LOWEST = (20 * Math.PI) / 180
export const HIGHEST = (86 * Math.PI) / 180
export const NEAREST = 4
const MARGIN = 1.05 // what is shown around the hall
const HEADS = 0.8 // who waits before a wall that has sunk
const OVER = 2.3 // who looks over one that stands
const LIFT = 0.45 // it looks a little above the floor

/** At the side of who looks; a watcher is at the south. */
export function starting(side: Side | null, aspect: number): Orbit {
  return framed(azimuthOf(side), ((aspect < 1 ? 60 : 47) * Math.PI) / 180, aspect)
}

/** From straight above, with the side of who looks below. */
export function above(side: Side | null, aspect: number): Orbit {
  return framed(azimuthOf(side), HIGHEST, aspect)
}

/** As if one sat at the hall: low and close. */
export function seated(side: Side | null, aspect: number): Orbit {
  const orbit = framed(azimuthOf(side), (27 * Math.PI) / 180, aspect)
  return { ...orbit, distance: Math.max(NEAREST, 0.78 * orbit.distance) }
}

const azimuthOf = (side: Side | null): number => ((SIDES.indexOf(side ?? 'S') - 1) * Math.PI) / 2

/** The whole hall, in the middle of the picture: what is near is larger, so one looks nearer than its middle. */
function framed(azimuth: number, elevation: number, aspect: number): Orbit {
  const towards = (nearer: number): Orbit => {
    const at = {
      azimuth,
      elevation,
      x: CELLS / 2 + nearer * Math.cos(azimuth),
      y: CELLS / 2 + nearer * Math.sin(azimuth),
    }
    return { ...at, distance: fitting(at, aspect) }
  }
  const tries = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(towards)
  return tries.reduce((best, each) => (each.distance < best.distance ? each : best))
}

/** Never below the floor nor in a wall, nor far from the hall. */
export function bounded(orbit: Orbit, farthest: number): Orbit {
  return {
    azimuth: orbit.azimuth % (2 * Math.PI),
    elevation: clamp(orbit.elevation, LOWEST, HIGHEST),
    distance: clamp(orbit.distance, NEAREST, farthest),
    x: clamp(orbit.x, 0.5, CELLS - 0.5),
    y: clamp(orbit.y, 0.5, CELLS - 0.5),
  }
}

export function targetOf({ x, y }: Pick<Orbit, 'x' | 'y'>): Vec {
  return [x, y, LIFT]
}

export function cameraOf({ azimuth, elevation, distance, x, y }: Orbit): Vec {
  const level = distance * Math.cos(elevation)
  return [x + level * Math.cos(azimuth), y + level * Math.sin(azimuth), LIFT + distance * Math.sin(elevation)]
}

/** Where a point is in the picture, from -1 to 1 each way. */
export function projected(orbit: Orbit, [px, py, pz]: Vec, aspect: number): readonly [number, number] {
  const [cx, cy, cz] = cameraOf(orbit)
  const [ca, sa, ce, se] = [
    Math.cos(orbit.azimuth),
    Math.sin(orbit.azimuth),
    Math.cos(orbit.elevation),
    Math.sin(orbit.elevation),
  ]
  const [dx, dy, dz] = [px - cx, py - cy, pz - cz]
  const right = -sa * dx + ca * dy
  const up = -se * ca * dx - se * sa * dy + ce * dz
  const ahead = -ce * ca * dx - ce * sa * dy - se * dz
  const wide = Math.tan((FOV * Math.PI) / 360) * ahead
  return [right / (wide * aspect), up / wide]
}

/** From how far the whole hall is in the picture, with those in the wings. */
export function fitting(at: Omit<Orbit, 'distance'>, aspect: number): number {
  const [ahead, across] = [Math.cos(at.azimuth), Math.sin(at.azimuth)]
  const top = (x: number, y: number): number => ((x - CELLS / 2) * ahead + (y - CELLS / 2) * across > 0 ? HEADS : OVER)
  const corners = [-MARGIN, CELLS + MARGIN].flatMap((x) =>
    [-MARGIN, CELLS + MARGIN].flatMap((y) => [0, top(x, y)].map((z): Vec => [x, y, z])),
  )
  let [near, far] = [NEAREST, 80]
  for (let i = 0; i < 30; i += 1) {
    const distance = (near + far) / 2
    const fits = corners.every((corner) =>
      projected({ ...at, distance }, corner, aspect).every((edge) => Math.abs(edge) < 0.99),
    )
    if (fits) far = distance
    else near = distance
  }
  return far
}

/** The same look at the hall from elsewhere around it: an angle further to the left. */
export function wheeled(orbit: Orbit, angle: number): Orbit {
  const [dx, dy] = [orbit.x - CELLS / 2, orbit.y - CELLS / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    ...orbit,
    azimuth: orbit.azimuth + angle,
    x: CELLS / 2 + dx * cos - dy * sin,
    y: CELLS / 2 + dx * sin + dy * cos,
  }
}

/** Closer by a factor, with the point under the finger kept near its place. */
export function zoomed(orbit: Orbit, factor: number, on: readonly [number, number] | null): Orbit {
  const keep = on ? 1 - factor : 0
  const [x, y] = on ?? [orbit.x, orbit.y]
  return {
    ...orbit,
    distance: orbit.distance * factor,
    x: orbit.x + (x - orbit.x) * keep,
    y: orbit.y + (y - orbit.y) * keep,
  }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
