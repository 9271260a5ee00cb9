/** Low walls cut from paper, six doors a side, each with its number; what glows when it may be used. */
import {
  AdditiveBlending,
  BoxGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  Shape,
  Sprite,
  SpriteMaterial,
  type Texture,
} from 'three'
import type { Door, Side } from '../../types.gen'
import { CELLS, SIDES, turned } from '../camera/fly'
import { plaque } from './paint'
import { OMEN, type Palette } from './palette'
import { aimAt } from '../camera/pick'

const NUMBERS = [1, 2, 3, 4, 5, 6] as const
const LOW = 0.2
const TALL = 0.46
const THICK = 0.06

interface Leaf {
  readonly door: Door
  readonly number: Sprite
  readonly halo: Sprite
}

interface Wood {
  readonly leaf: MeshLambertMaterial
  readonly panel: MeshLambertMaterial
}

export class Doors {
  readonly group = new Group()
  readonly #leaves: Leaf[] = []
  readonly #walls = new Map<Side, Group>()
  readonly #plain: SpriteMaterial[]
  readonly #lit: SpriteMaterial[]
  readonly #shine: SpriteMaterial
  readonly #omen: SpriteMaterial

  constructor(palette: Palette, soft: Texture) {
    const faces = (lit: boolean): SpriteMaterial[] =>
      NUMBERS.map((number) => new SpriteMaterial({ map: plaque(number, lit), depthWrite: false }))
    this.#plain = faces(false)
    this.#lit = faces(true)
    const halo = (color: string): SpriteMaterial =>
      new SpriteMaterial({ map: soft, color, blending: AdditiveBlending, depthTest: false, opacity: 0.75 })
    this.#shine = halo(palette.reach)
    this.#omen = halo(OMEN)
    const wood: Wood = {
      leaf: new MeshLambertMaterial({ color: palette.door }),
      panel: new MeshLambertMaterial({ color: palette.panel }),
    }
    for (const side of SIDES) this.#side(side, palette, wood)
  }

  /** Lights up single doors and whole sides; and, otherwise, those of the number that was foretold (V13). */
  light(doors: readonly Door[], open: readonly Side[], omen: number | null): void {
    for (const { door, number, halo } of this.#leaves) {
      const lit =
        open.includes(door.side) || doors.some((other) => other.side === door.side && other.number === door.number)
      halo.visible = lit || door.number === omen
      halo.material = lit ? this.#shine : this.#omen
      number.material = (lit ? this.#lit : this.#plain)[door.number - 1] as SpriteMaterial
      number.scale.setScalar(lit ? 0.46 : 0.36)
    }
  }

  /** Numbers stand before a wall that is near, and above one that is far: nothing hides them. */
  face({ x, y }: { x: number; y: number }): void {
    const outside = { S: y < CELLS / 2, N: y > CELLS / 2, W: x < CELLS / 2, E: x > CELLS / 2 }
    for (const { door, number } of this.#leaves)
      number.position.set(
        door.number - 0.5,
        outside[door.side] ? -0.27 : -0.02,
        outside[door.side] ? 0.15 : TALL + 0.24,
      )
  }

  /** Who looks in from a side has no wall before the eyes. */
  part(side: Side | null): void {
    for (const [name, wall] of this.#walls) wall.visible = name !== side
  }

  /** The other number plates are not in the scene, and hold pictures all the same. */
  dispose(): void {
    for (const material of [...this.#plain, ...this.#lit, this.#shine, this.#omen]) {
      material.map?.dispose()
      material.dispose()
    }
  }

  #side(side: Side, palette: Palette, wood: Wood): void {
    const wall = new Group()
    const [x, y] = turned(side, 0, 0)
    wall.position.set(x, y, 0)
    wall.rotation.z = (SIDES.indexOf(side) * Math.PI) / 2
    wall.add(
      silhouette(palette.wall, 0.86, TALL, LOW, 0),
      silhouette(palette.rim, 0.92, TALL + 0.025, LOW + 0.025, -0.012, THICK - 0.03),
    )
    for (const number of NUMBERS) this.#door({ side, number }, wall, wood)
    const rim = new Mesh(new BoxGeometry(CELLS, 1.1, 0.3))
    rim.position.set(CELLS / 2, -0.6, 0.1)
    rim.visible = false
    aimAt(rim, { kind: 'side', side })
    wall.add(rim)
    this.#walls.set(side, wall)
    this.group.add(wall)
  }

  #door(door: Door, wall: Group, { leaf: oak, panel }: Wood): void {
    const x = door.number - 0.5
    const leaf = new Mesh(arch(0.52, TALL - 0.07, THICK + 0.03), oak)
    leaf.position.set(x, THICK / 2 - 0.005, 0)
    leaf.castShadow = true
    const inner = new Mesh(arch(0.4, TALL - 0.14, THICK + 0.05), panel)
    inner.position.set(x, THICK / 2 + 0.005, 0.02)
    const number = new Sprite(this.#plain[door.number - 1])
    number.raycast = () => {}
    const halo = new Sprite(this.#shine)
    halo.position.set(x, -0.1, 0.26)
    halo.scale.setScalar(1.1)
    halo.raycast = () => {}
    const touch = new Mesh(new BoxGeometry(0.86, 0.62, 0.55))
    touch.position.set(x, -0.2, 0.27)
    touch.visible = false
    aimAt(touch, { kind: 'door', door })
    wall.add(leaf, inner, halo, number, touch)
    this.#leaves.push({ door, number, halo })
  }
}

/** A wall that rises to an arch over each of its doors. */
function silhouette(colour: string, wide: number, tall: number, low: number, forward: number, thick = THICK): Mesh {
  const shape = new Shape()
  shape.moveTo(-THICK, 0)
  shape.lineTo(-THICK, low)
  for (const number of NUMBERS) {
    const [left, right] = [number - 0.5 - wide / 2, number - 0.5 + wide / 2]
    shape.lineTo(left, low)
    shape.bezierCurveTo(left + 0.1, tall * 1.22, right - 0.1, tall * 1.22, right, low)
  }
  shape.lineTo(CELLS + THICK, low)
  shape.lineTo(CELLS + THICK, 0)
  const made = new Mesh(upright(shape, thick), new MeshLambertMaterial({ color: colour }))
  made.position.y = forward
  made.castShadow = made.receiveShadow = true
  return made
}

function arch(wide: number, tall: number, thick: number): ExtrudeGeometry {
  const shape = new Shape()
  const half = wide / 2
  shape.moveTo(-half, 0)
  shape.lineTo(-half, tall - half * 0.8)
  shape.bezierCurveTo(-half, tall, half, tall, half, tall - half * 0.8)
  shape.lineTo(half, 0)
  return upright(shape, thick)
}

/** Drawn in x and z, thick to the outside. */
export function upright(shape: Shape, thick: number): ExtrudeGeometry {
  const made = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, curveSegments: 14 })
  made.rotateX(Math.PI / 2)
  return made
}
