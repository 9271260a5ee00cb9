/** Boxes in colour, joined to one shape. */
import { type BufferGeometry, Color, Float32BufferAttribute } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Box } from './furniture'

export interface Part {
  readonly box: Box
  readonly colour: string
  /** How round its edges are, in mils; always within the box. */
  readonly round?: number
}

const MIL = 1000

export function part(colour: string, box: Box, round = 14): Part {
  return { box, colour, round }
}

/** One shape in cells, lighter above and darker below, as if painted. */
export function joined(parts: readonly Part[]): BufferGeometry {
  const shapes = parts.map(shape)
  const whole = mergeGeometries(shapes)
  for (const each of shapes) each.dispose()
  return whole
}

function shape({ box: [x0, x1, y0, y1, z0, z1], colour, round = 14 }: Part): BufferGeometry {
  const [w, d, h] = [(x1 - x0) / MIL, (y1 - y0) / MIL, (z1 - z0) / MIL]
  const radius = Math.min(round / MIL, w / 2.1, d / 2.1, h / 2.1)
  const made = new RoundedBoxGeometry(w, d, h, round > 30 ? 2 : 1, radius)
  made.translate((x0 + x1) / 2 / MIL, (y0 + y1) / 2 / MIL, (z0 + z1) / 2 / MIL)
  made.deleteAttribute('uv')
  tinted(made, new Color(colour), z0 / MIL, z1 / MIL)
  return made
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
