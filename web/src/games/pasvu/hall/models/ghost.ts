/** Ghosts like sheets. Their outline is the judge's body: folds only go inwards. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  type Texture,
  Vector3,
} from 'three'
import type { Ghost, Size } from '../../types.gen'
import { FIGURES } from './furniture'
import { FOLDS } from './palette'
import type { Stand } from './piece'

const AROUND = 28
const RINGS = 13
const DARK = [226 / 512, 1 - 96 / 288] // where paint.ts has an eye

export type Cloth = MeshLambertMaterial

export function cloth(map: Texture, ghostly: number): Cloth {
  return new MeshLambertMaterial({ map, emissiveMap: map, emissive: 0xffffff, emissiveIntensity: ghostly })
}

export function ghost(size: Size, material: Cloth): Group {
  const group = new Group()
  const sheet = new Mesh(sheetOf(size), material)
  sheet.castShadow = true
  group.add(sheet)
  return group
}

const UP = new Vector3(0, 0, 1)

/** From its hem to its middle. */
export function heartOf(size: Size): Vector3 {
  return new Vector3(0, 0, FIGURES[size].height / 2)
}

/** Upright, or lying with its head towards its yaw (V13): of its middle. */
export function standOf({ size, x, y, z, yaw }: Pick<Ghost, 'size' | 'x' | 'y' | 'z' | 'yaw'>): Stand {
  const { radius, height } = FIGURES[size]
  const up = yaw === null ? height / 2 : radius
  return { middle: new Vector3(x / 1000, y / 1000, z / 1e6 + up), turn: yaw === null ? new Quaternion() : lain(yaw) }
}

function lain(yaw: number): Quaternion {
  const angle = (yaw * Math.PI) / 1800
  return new Quaternion().setFromUnitVectors(UP, new Vector3(Math.cos(angle), Math.sin(angle), 0))
}

const sheets = new Map<Size, BufferGeometry>()

function sheetOf(size: Size): BufferGeometry {
  const made = sheets.get(size) ?? draped(size)
  sheets.set(size, made)
  return made
}

/** Ring by ring from the hem to the crown; it looks to the south, the seam is at its back. */
function draped(size: Size): BufferGeometry {
  const { radius, height } = FIGURES[size]
  const wall = height - radius
  const length = wall + (radius * Math.PI) / 2
  const places: number[] = []
  const picture: number[] = []
  for (let ring = 0; ring <= RINGS; ring += 1) {
    const along = (ring / RINGS) * length
    const bend = Math.max(0, along - wall) / radius
    const [out, up] = along < wall ? [radius, along] : [radius * Math.cos(bend), wall + radius * Math.sin(bend)]
    const loose = Math.max(0, 1 - along / (wall * 0.8)) ** 1.5
    for (let i = 0; i <= AROUND; i += 1) {
      const turn = (i / AROUND) * 2 * Math.PI
      const fold = 0.5 - 0.5 * Math.cos(turn * FOLDS)
      const reach = out * (1 - 0.2 * loose * fold)
      // From the seam in the north, so that the middle of the picture is in the south.
      places.push(-reach * Math.sin(turn), reach * Math.cos(turn), up + (ring === 0 ? 0.09 * height * fold * 0.6 : 0))
      picture.push(i / AROUND, ring / RINGS)
    }
  }
  // Who lies shows what is under the sheet: darkness, in the colour of an eye.
  places.push(0, 0, 0.04 * height)
  picture.push(...DARK)
  return surface(places, picture)
}

function surface(places: number[], picture: number[]): BufferGeometry {
  const made = new BufferGeometry()
  const corners: number[] = []
  for (let ring = 0; ring < RINGS; ring += 1) {
    for (let i = 0; i < AROUND; i += 1) {
      const a = ring * (AROUND + 1) + i
      const b = a + AROUND + 1
      corners.push(a, a + 1, b, b, a + 1, b + 1)
    }
  }
  const middle = (RINGS + 1) * (AROUND + 1)
  for (let i = 0; i < AROUND; i += 1) corners.push(middle, i + 1, i)
  made.setIndex(corners)
  made.setAttribute('position', new Float32BufferAttribute(places, 3))
  made.setAttribute('uv', new Float32BufferAttribute(picture, 2))
  made.computeVertexNormals()
  return made
}
