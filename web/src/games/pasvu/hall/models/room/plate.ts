/** The keyhole on its door: a brass plate that glows, and on the floor the light that falls through it. */
import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Path,
  Quaternion,
  Shape,
  Sprite,
  SpriteMaterial,
  type Texture,
  Vector3,
} from 'three'
import type { Door } from '../../../types.gen'
import { upright } from './doors'
import { CELLS, SIDES, turned } from '../../camera/fly'
import { LIGHT } from '../light'
import { BRASS } from '../palette'
import type { Stand } from '../furniture/piece'

const OUTSIDE = 0.09
const WIDE = 0.72
const TALL = 1.16
const EYE = 0.8

export function plate(soft: Texture): Group {
  const group = new Group()
  const brass = new MeshLambertMaterial({ color: BRASS, emissive: '#ff9d2e', emissiveIntensity: 0.28 })
  const face = new Mesh(upright(outline(), 0.05), brass)
  face.castShadow = true
  const light = new Mesh(upright(hole(1.35), 0.01), new MeshBasicMaterial({ color: '#ffedb0' }))
  light.position.y = 0.02
  const halo = new Sprite(new SpriteMaterial({ map: soft, color: '#ffb54a', ...LIGHT, opacity: 0.8 }))
  halo.position.set(0, -0.02, EYE)
  halo.scale.setScalar(2)
  for (const each of [face, light, halo]) each.raycast = () => {}
  group.add(face, light, halo)
  return group
}

/** Nothing is before the eye that looks in here: its plate would be all there is to see. */
export function openPlate(group: Group, open: boolean): void {
  group.visible = !open
}

export function plateStand({ side, number }: Door): Stand {
  const [x, y] = turned(side, number - 0.5, -OUTSIDE)
  const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (SIDES.indexOf(side) * Math.PI) / 2)
  return { middle: new Vector3(x, y, 0), turn }
}

/** What an eye behind that door has before it on the floor: a field of a right angle. */
export function beam({ side, number }: Door): BufferGeometry {
  const places: number[] = []
  const colours: number[] = []
  const corners: number[] = []
  const middle = number - 0.5
  const rows = 24
  for (let row = 0; row <= rows; row += 1) {
    const y = (row / rows) * CELLS
    const strength = 0.34 * (1 - y / (CELLS + 1)) ** 1.6
    for (const across of [-1, -0.6, 0, 0.6, 1]) {
      const x = Math.min(CELLS, Math.max(0, middle + across * (y + 0.75)))
      places.push(...turned(side, x, y), 0.006)
      colours.push(1, 0.78, 0.42, strength * (1 - 0.75 * Math.abs(across) ** 1.5))
    }
    if (row < rows)
      for (let i = 0; i < 4; i += 1)
        corners.push(row * 5 + i, row * 5 + i + 1, row * 5 + i + 5, row * 5 + i + 5, row * 5 + i + 1, row * 5 + i + 6)
  }
  const made = new BufferGeometry()
  made.setIndex(corners)
  made.setAttribute('position', new Float32BufferAttribute(places, 3))
  made.setAttribute('color', new Float32BufferAttribute(colours, 4))
  return made
}

export function beamLight(): MeshBasicMaterial {
  return new MeshBasicMaterial({
    vertexColors: true,
    ...LIGHT,
    side: DoubleSide,
  })
}

function outline(): Shape {
  const shape = new Shape()
  const half = WIDE / 2
  shape.moveTo(-half, 0)
  shape.lineTo(-half, TALL - 0.3)
  shape.bezierCurveTo(-half, TALL + 0.04, half, TALL + 0.04, half, TALL - 0.3)
  shape.lineTo(half, 0)
  shape.holes.push(keyhole(1))
  return shape
}

function hole(size: number): Shape {
  return new Shape(keyhole(size * 0.9).getPoints(12))
}

/** A circle with a flared slot below it, in the proportions of the judge's. */
function keyhole(size: number): Path {
  const path = new Path()
  const radius = 0.17 * size
  path.moveTo(-0.045 * size, EYE - 0.1 * size)
  path.absarc(0, EYE, radius, -1.84, -1.3, true)
  path.lineTo(0.105 * size, EYE - 0.36 * size)
  path.lineTo(-0.105 * size, EYE - 0.36 * size)
  path.closePath()
  return path
}
