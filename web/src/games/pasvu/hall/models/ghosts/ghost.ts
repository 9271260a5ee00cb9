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
import type { Ghost, Size } from '../../../types.gen'
import { FIGURES } from '../furniture/furniture'
import { FOLDS } from '../palette'
import type { Stand } from '../furniture/piece'

/** How finely a sheet is cut: around it (a multiple of its folds), and from hem to crown. */
interface Cut {
  readonly around: number
  readonly rings: number
}
/** From how close a ghost is seen: through a keyhole, in the hall, or in the wings, where nobody sees its corners. */
export type Closeness = 'keyhole' | 'hall' | 'wings'
const FINE: Cut = { around: 28, rings: 13 }
const CUTS: Readonly<Record<Closeness, Readonly<Record<Size, Cut>>>> = {
  keyhole: { small: FINE, medium: FINE, large: FINE },
  hall: { small: { around: 14, rings: 7 }, medium: { around: 21, rings: 9 }, large: { around: 28, rings: 10 } },
  wings: { small: { around: 14, rings: 5 }, medium: { around: 14, rings: 6 }, large: { around: 14, rings: 7 } },
}
const DARK = [228 / 512, 1 - 102 / 288] // where paint.ts has an eye

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

const sheets = new Map<string, BufferGeometry>()

/** Cut once and kept: it holds no memory of a graphics card until it is shown. */
export function sheetOf(size: Size, from: Closeness = 'keyhole'): BufferGeometry {
  const key = `${size} ${from}`
  const made = sheets.get(key) ?? draped(size, CUTS[from][size])
  sheets.set(key, made)
  return made
}

/** Ring by ring from the hem to the crown; it looks to the south, the seam is at its back. */
function draped(size: Size, { around, rings }: Cut): BufferGeometry {
  const { radius, height } = FIGURES[size]
  const wall = height - radius
  const length = wall + (radius * Math.PI) / 2
  const places: number[] = []
  const picture: number[] = []
  for (let ring = 0; ring <= rings; ring += 1) {
    const along = (ring / rings) * length
    const bend = Math.max(0, along - wall) / radius
    const [out, up] = along < wall ? [radius, along] : [radius * Math.cos(bend), wall + radius * Math.sin(bend)]
    const loose = Math.max(0, 1 - along / (wall * 0.8)) ** 1.5
    for (let i = 0; i <= around; i += 1) {
      const turn = (i / around) * 2 * Math.PI
      const fold = 0.5 - 0.5 * Math.cos(turn * FOLDS)
      const reach = out * (1 - 0.2 * loose * fold)
      // From the seam in the north, so that the middle of the picture is in the south.
      places.push(-reach * Math.sin(turn), reach * Math.cos(turn), up + (ring === 0 ? 0.09 * height * fold * 0.6 : 0))
      picture.push(i / around, ring / rings)
    }
  }
  // Who lies shows what is under the sheet: darkness, in the colour of an eye.
  places.push(0, 0, 0.04 * height)
  picture.push(...DARK)
  return surface(places, picture, { around, rings })
}

function surface(places: number[], picture: number[], { around, rings }: Cut): BufferGeometry {
  const made = new BufferGeometry()
  const corners: number[] = []
  for (let ring = 0; ring < rings; ring += 1) {
    for (let i = 0; i < around; i += 1) {
      const a = ring * (around + 1) + i
      const b = a + around + 1
      corners.push(a, a + 1, b, b, a + 1, b + 1)
    }
  }
  const middle = (rings + 1) * (around + 1)
  for (let i = 0; i < around; i += 1) corners.push(middle, i + 1, i)
  made.setIndex(corners)
  made.setAttribute('position', new Float32BufferAttribute(places, 3))
  made.setAttribute('uv', new Float32BufferAttribute(picture, 2))
  made.computeVertexNormals()
  return made
}
