/** Boxes and turned wood in colour, joined to one shape. */
import { BoxGeometry, type BufferGeometry, Color, Float32BufferAttribute, LatheGeometry, Vector2 } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { bevelled } from './bevel'
import type { Box } from './furniture'

export interface Part {
  readonly box: Box
  readonly colour: string
  /** How round its edges are, in mils; always within the box. */
  readonly round?: number
  /** How bright it is of itself: 1 is lit like all else. */
  readonly shine?: number
}

/** Something from the lathe: its middle, and radius by height, in mils. */
export interface Turned {
  readonly colour: string
  readonly at: readonly [number, number, number]
  readonly profile: readonly (readonly [number, number])[]
  readonly sides?: number
  readonly shine?: number
  /** Its axis: upright if not said. */
  readonly along?: 'x' | 'y'
}

const MIL = 1000
/** An edge rounder than this is worth its corners. */
const SHARP = 8
/** And one rounder than this is a cushion. */
const SOFT = 30

export function part(colour: string, box: Box, round = 14): Part {
  return { box, colour, round }
}

/** One shape in cells, lighter above and darker below, as if painted. */
export function joined(parts: readonly (Part | Turned)[]): BufferGeometry {
  const shapes = parts.map((each) => ('box' in each ? boxed(each) : turned(each)))
  const whole = mergeGeometries(shapes)
  for (const each of shapes) each.dispose()
  return whole
}

function boxed({ box: [x0, x1, y0, y1, z0, z1], colour, round = 14, shine = 1 }: Part): BufferGeometry {
  const [w, d, h] = [(x1 - x0) / MIL, (y1 - y0) / MIL, (z1 - z0) / MIL]
  const radius = Math.min(round / MIL, w / 2.1, d / 2.1, h / 2.1)
  const made = solid(w, d, h, radius)
  made.translate((x0 + x1) / 2 / MIL, (y0 + y1) / 2 / MIL, (z0 + z1) / 2 / MIL)
  return finished(made, colour, z0 / MIL, z1 / MIL, shine)
}

function solid(w: number, d: number, h: number, radius: number): BufferGeometry {
  if (radius * MIL < SHARP) return new BoxGeometry(w, d, h)
  return radius * MIL < SOFT ? bevelled([w, d, h], radius * 0.6) : new RoundedBoxGeometry(w, d, h, 2, radius)
}

function turned({ at: [x, y, z], profile, colour, sides = 10, shine = 1, along }: Turned): BufferGeometry {
  const made = new LatheGeometry(
    profile.map(([radius, up]) => new Vector2(radius / MIL, up / MIL)),
    sides,
  )
  if (along !== 'y') made.rotateX(Math.PI / 2)
  if (along === 'x') made.rotateY(Math.PI / 2)
  made.translate(x / MIL, y / MIL, z / MIL)
  made.computeBoundingBox()
  return finished(made, colour, made.boundingBox?.min.z ?? 0, made.boundingBox?.max.z ?? 1, shine)
}

function finished(made: BufferGeometry, colour: string, low: number, high: number, shine: number): BufferGeometry {
  const loose = made.index ? made.toNonIndexed() : made
  loose.deleteAttribute('uv')
  tinted(loose, new Color(colour).multiplyScalar(shine), low, high)
  if (loose !== made) made.dispose()
  return loose
}

function tinted(made: BufferGeometry, hue: Color, low: number, high: number): void {
  const places = made.getAttribute('position')
  const colours: number[] = []
  for (let i = 0; i < places.count; i += 1) {
    const rise = (places.getZ(i) - low) / Math.max(0.001, high - low)
    const light = 0.78 + 0.3 * rise
    colours.push(hue.r * light, hue.g * light, hue.b * light)
  }
  made.setAttribute('color', new Float32BufferAttribute(colours, 3))
}
