/** Ghosts as the judge has them, to the last pixel: folds are in the light on the sheet, never in its outline. */
import {
  BufferGeometry,
  type CanvasTexture,
  CircleGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Vector3,
} from 'three'
import { FIGURES } from '../../../hall/models/furniture/furniture'
import { heartOf, standOf } from '../../../hall/models/ghosts/ghost'
import { FOLDS, SHEETS } from '../../../hall/models/palette'
import type { Ghost, Size } from '../../../types.gen'
import { type Mood, sheet } from './sheet'
import { underside } from './underside'

/** How finely a ghost is drawn: corners around it, rings of its wall and of its dome. */
interface Detail {
  readonly around: number
  readonly wall: number
  readonly dome: number
}

const NEAR: Detail = { around: 56, wall: 5, dome: 9 }
const FAR: Detail = { around: 35, wall: 4, dome: 6 }
/** From so many cells on nobody sees the difference. */
const FAR_OFF = 2.4
/** Half of what a circle loses where it is drawn with corners. */
const rounder = ({ around }: Detail): number => (1 / Math.cos(Math.PI / around)) ** 0.5

/** All the sheets of a look, painted when somebody wears them. */
export class Wardrobe {
  readonly #sheets = new Map<string, CanvasTexture>()
  readonly #undersides = new Map<number, CanvasTexture>()

  sheet(seat: number, mood: Mood): CanvasTexture {
    const key = `${seat} ${mood}`
    const made = this.#sheets.get(key) ?? sheet(seat, mood)
    this.#sheets.set(key, made)
    return made
  }

  underside(seat: number): CanvasTexture {
    const made = this.#undersides.get(seat) ?? underside(seat)
    this.#undersides.set(seat, made)
    return made
  }

  dispose(): void {
    for (const each of this.#undersides.values()) each.dispose()
    for (const each of this.#sheets.values()) each.dispose()
  }
}

export class Figure {
  readonly group = new Group()
  readonly body: Mesh<BufferGeometry, MeshLambertMaterial>
  readonly #rim: { value: Color }
  readonly #wardrobe: Wardrobe
  readonly #seat: number

  constructor(ghost: Ghost, wardrobe: Wardrobe, eye: Vector3) {
    this.#wardrobe = wardrobe
    this.#seat = ghost.seat
    this.#rim = { value: new Color() }
    const cloth = new MeshLambertMaterial({ emissive: 0xffffff })
    cloth.onBeforeCompile = (shader) => {
      shader.uniforms['rim'] = this.#rim
      shader.fragmentShader = `uniform vec3 rim;\n${shader.fragmentShader}`.replace(
        '#include <opaque_fragment>',
        `outgoingLight += rim * pow(1.0 - clamp(dot(normalize(vNormal), normalize(vViewPosition)), 0.0, 1.0), 2.2);
        #include <opaque_fragment>`,
      )
    }
    const { middle, turn } = standOf(ghost)
    const detail = middle.distanceTo(eye) < FAR_OFF ? NEAR : FAR
    this.body = new Mesh(draped(ghost.size, detail), cloth)
    this.body.castShadow = this.body.receiveShadow = true
    this.group.quaternion.copy(turn)
    this.group.position.copy(middle).sub(heartOf(ghost.size).applyQuaternion(turn))
    this.group.add(this.body)
    if (ghost.yaw !== null || ghost.z > 0) this.group.add(feet(ghost, detail, wardrobe))
    this.mood('calm')
    this.shine(0)
  }

  /** Its face to whoever looks from there, also where it lies. */
  face(from: Vector3): void {
    const { x, y } = from.clone().sub(this.group.position).applyQuaternion(this.group.quaternion.clone().invert())
    this.body.rotation.z = Math.atan2(y, x) + Math.PI / 2
  }

  mood(mood: Mood): void {
    const map = this.#wardrobe.sheet(this.#seat, mood)
    if (this.body.material.map === map) return
    Object.assign(this.body.material, { map, emissiveMap: map })
  }

  /** From 0, in the dusk of the hall, to 1, found. */
  shine(by: number): void {
    this.body.material.emissiveIntensity = 0.16 + 0.5 * by
    this.#rim.value.set(SHEETS[this.#seat % 4]?.pale ?? '#fff').multiplyScalar(0.22 + 0.7 * by)
  }
}

/** Ring by ring from the hem to the crown; it looks to the south, the seam is at its back. */
function draped(size: Size, detail: Detail): BufferGeometry {
  const { around, wall: rings, dome } = detail
  const { radius, height } = FIGURES[size]
  const wall = height - radius
  const length = wall + (radius * Math.PI) / 2
  const places: number[] = []
  const normals: number[] = []
  const picture: number[] = []
  for (let ring = 0; ring <= rings + dome; ring += 1) {
    const bend = (Math.max(0, ring - rings) / dome) * (Math.PI / 2)
    const [out, up] = [
      radius * rounder(detail) * Math.cos(bend),
      Math.min(1, ring / rings) * wall + radius * Math.sin(bend),
    ]
    const along = Math.min(1, ring / rings) * wall + radius * bend
    const loose = Math.max(0, 1 - along / (wall * 0.9)) ** 1.2
    for (let i = 0; i <= around; i += 1) {
      const turn = (i / around) * 2 * Math.PI
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
      const fold = 0.75 * loose * Math.sin(turn * FOLDS)
      const normal = new Vector3(
        -sin * Math.cos(bend) - cos * fold,
        cos * Math.cos(bend) - sin * fold,
        Math.sin(bend),
      ).normalize()
      // From the seam in the north, so that the middle of the picture is in the south.
      places.push(-out * sin, out * cos, up)
      normals.push(...normal.toArray())
      picture.push(i / around, along / length)
    }
  }
  return surface(detail, places, normals, picture)
}

/** Who lies, or stands over the eye, shows what is under the sheet: its hem, darkness, and socks. */
function feet({ size, seat }: Ghost, detail: Detail, wardrobe: Wardrobe): Mesh {
  const radius = FIGURES[size].radius * rounder(detail)
  const sole = new CircleGeometry(radius, detail.around).rotateX(Math.PI)
  return new Mesh(sole, new MeshBasicMaterial({ map: wardrobe.underside(seat) }))
}

function surface(
  { around, wall, dome }: Detail,
  places: number[],
  normals: number[],
  picture: number[],
): BufferGeometry {
  const made = new BufferGeometry()
  const corners: number[] = []
  for (let ring = 0; ring < wall + dome; ring += 1)
    for (let i = 0; i < around; i += 1) {
      const a = ring * (around + 1) + i
      const b = a + around + 1
      corners.push(a, a + 1, b, b, a + 1, b + 1)
    }
  made.setIndex(corners)
  made.setAttribute('position', new Float32BufferAttribute(places, 3))
  made.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  made.setAttribute('uv', new Float32BufferAttribute(picture, 2))
  return made
}
