/** Furniture as the judge has it: its edges are round in the light only, its outline is that of the boxes. */
import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertMaterial,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { partsOf } from '../../../hall/models/furniture/decor'
import { FURNITURE } from '../../../hall/models/furniture/furniture'
import { heart, standOf } from '../../../hall/models/furniture/piece'
import type { Part } from '../../../hall/models/furniture/solids'
import type { Piece, Pose } from '../../../types.gen'

const MIL = 1000
/** What lies on a box may stick out so far, in mils: less than a pixel of the judge's. */
const FLAT = 9
const CLEAR = 2.5

export function furniture(piece: Piece, pose: Pose): Group {
  const group = new Group()
  const parts = partsOf(piece)
  const boxes = FURNITURE[piece].boxes.length
  const shapes = [...parts.slice(0, boxes).map(exact), ...parts.slice(boxes).map((part) => laidOn(piece, part))]
  const body = new Mesh(mergeGeometries(shapes), new MeshLambertMaterial({ vertexColors: true }))
  for (const each of shapes) each.dispose()
  body.castShadow = body.receiveShadow = true
  group.add(body)
  const { middle, turn } = standOf(piece, pose)
  group.quaternion.copy(turn)
  group.position.copy(middle).sub(heart(piece).applyQuaternion(turn))
  return group
}

/** A round box, each of its corners drawn out to where the sharp box has it. */
function exact(part: Part): BufferGeometry {
  const made = shape(part)
  const [x0, x1, y0, y1, z0, z1] = part.box
  const half = [(x1 - x0) / 2 / MIL, (y1 - y0) / 2 / MIL, (z1 - z0) / 2 / MIL] as const
  const radius = roundness(part)
  const [places, normals] = [made.getAttribute('position'), made.getAttribute('normal')]
  for (let i = 0; i < places.count; i += 1) {
    const normal = [normals.getX(i), normals.getY(i), normals.getZ(i)]
    const most = Math.max(...normal.map(Math.abs))
    const at = [places.getX(i), places.getY(i), places.getZ(i)].map((place, axis) => {
      const core = place - radius * (normal[axis] as number)
      const limit = half[axis] as number
      return Math.min(limit, Math.max(-limit, core + (radius * (normal[axis] as number)) / most))
    }) as [number, number, number]
    places.setXYZ(i, ...at)
  }
  return finished(made, part)
}

/** Decoration: pressed flat against what it is fixed to; what was further out still is, by a hair. */
function laidOn(piece: Piece, part: Part): BufferGeometry {
  const box = [...part.box] as [number, number, number, number, number, number]
  const within = FURNITURE[piece].boxes.filter((other) =>
    [0, 2, 4].every(
      (i) => (box[i] as number) <= (other[i + 1] as number) && (box[i + 1] as number) >= (other[i] as number),
    ),
  )
  for (const i of [0, 2, 4] as const) {
    if (!within.length) break
    const from = Math.min(...within.map((other) => other[i]))
    const to = Math.max(...within.map((other) => other[i + 1] as number))
    const [least, most] = [box[i], box[i + 1] as number]
    box[i] = least < from ? from - pressed(from - least) : least
    box[i + 1] = most > to ? to + pressed(most - to) : most
    // Not in the very plane of the wood, where neither would win.
    if (within.some((other) => Math.abs(other[i] - box[i]) < CLEAR)) box[i] = box[i] - CLEAR
    if (within.some((other) => Math.abs((other[i + 1] as number) - (box[i + 1] as number)) < CLEAR))
      box[i + 1] = (box[i + 1] as number) + CLEAR
  }
  // Too thin for round edges.
  const [x0, x1, y0, y1, z0, z1] = box
  const made = new BoxGeometry((x1 - x0) / MIL, (y1 - y0) / MIL, (z1 - z0) / MIL).toNonIndexed()
  return finished(made, { ...part, box })
}

const pressed = (out: number): number => (FLAT * out) / (FLAT + out)

function shape(part: Part): BufferGeometry {
  const [x0, x1, y0, y1, z0, z1] = part.box
  const segments = (part.round ?? 14) > 30 ? 3 : 1
  return new RoundedBoxGeometry((x1 - x0) / MIL, (y1 - y0) / MIL, (z1 - z0) / MIL, segments, roundness(part))
}

function roundness({ box: [x0, x1, y0, y1, z0, z1], round = 14 }: Part): number {
  return Math.min(round, (x1 - x0) / 2.1, (y1 - y0) / 2.1, (z1 - z0) / 2.1) / MIL
}

/** Where it belongs, in its colour: lighter above and darker below, as if painted. */
function finished(made: BufferGeometry, { box: [x0, x1, y0, y1, z0, z1], colour }: Part): BufferGeometry {
  made.translate((x0 + x1) / 2 / MIL, (y0 + y1) / 2 / MIL, (z0 + z1) / 2 / MIL)
  made.deleteAttribute('uv')
  const hue = new Color(colour)
  const places = made.getAttribute('position')
  const colours: number[] = []
  for (let i = 0; i < places.count; i += 1) {
    const rise = (places.getZ(i) * MIL - z0) / Math.max(1, z1 - z0)
    const light = 0.74 + 0.34 * rise
    colours.push(hue.r * light, hue.g * light, hue.b * light)
  }
  made.setAttribute('color', new Float32BufferAttribute(colours, 3))
  return made
}
