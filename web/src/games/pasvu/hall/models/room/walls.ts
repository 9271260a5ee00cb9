/** Four walls as high as a room, alike: papered, panelled, with lamps. Those towards the viewer sink into the floor. */
import {
  type BufferGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Path,
  Plane,
  Quaternion,
  Shape,
  ShapeGeometry,
  Vector3,
} from 'three'
import type { Door, Side } from '../../../types.gen'
import { CELLS, SIDES, turned } from '../../camera/fly'
import { clamp } from '../../camera/rig'
import { DOOR, LAMP_HEIGHT, LAMPS, NUMBERS, WALL } from '../measures'
import { lamplight, wallpaper } from './paper'
import type { Palette } from '../palette'
import { joined, part, type Part, type Turned } from '../furniture/solids'

const UP = new Vector3(0, 0, 1)
/** What has sunk is gone. */
const FLOOR = new Plane(UP, 0.028)
const HIDDEN = new Matrix4().makeScale(0, 0, 0)
/** How far a door stands open through which somebody looks. */
export const AJAR = 0.3
const M = 1000

export class Walls {
  readonly group = new Group()
  /** By side, from 0 where a wall has sunk to 1 where it stands. */
  readonly rise: Record<Side, number> = { S: 1, E: 1, N: 1, W: 1 }
  readonly #faces: InstancedMesh
  readonly #trims: InstancedMesh
  readonly #leaves: InstancedMesh
  readonly #matrix = new Matrix4()
  readonly #leaf = new Matrix4()

  constructor(palette: Palette) {
    const paper = new MeshLambertMaterial({
      map: wallpaper(palette),
      emissiveMap: lamplight(),
      emissive: palette.candle,
      emissiveIntensity: 0.9 * palette.candles,
      clippingPlanes: [FLOOR],
    })
    const painted = new MeshLambertMaterial({ vertexColors: true, clippingPlanes: [FLOOR] })
    this.#faces = new InstancedMesh(face(), paper, 4)
    this.#trims = new InstancedMesh(joined(trim(palette)), painted, 4)
    this.#leaves = new InstancedMesh(joined(leaf(palette)), painted, 4 * NUMBERS.length)
    for (const each of [this.#faces, this.#trims, this.#leaves]) {
      each.receiveShadow = true
      each.frustumCulled = false
      each.raycast = () => {}
      this.group.add(each)
    }
  }

  /** A wall stands where one sees it from within; nothing stands before an eye that looks in from a side. */
  face({ x, y }: { x: number; y: number }, without: Side | null): void {
    const within = { S: y, N: CELLS - y, W: x, E: CELLS - x }
    for (const side of SIDES) this.rise[side] = side === without ? 0 : smooth((within[side] + 0.25) / 1.1)
  }

  /** By door, from 0 shut to 1 ajar. */
  put(without: Side | null, open: (door: Door) => number): void {
    SIDES.forEach((side, i) => {
      const at = this.#matrix.copy(side === without ? HIDDEN : this.#stand(side))
      this.#faces.setMatrixAt(i, at)
      this.#trims.setMatrixAt(i, at)
      NUMBERS.forEach((number, k) => {
        this.#leaf.makeRotationZ(-AJAR * open({ side, number })).setPosition(number - 0.5 - DOOR.wide / 2, -0.075, 0)
        this.#leaves.setMatrixAt(i * NUMBERS.length + k, this.#leaf.premultiply(at))
      })
    })
    for (const each of [this.#faces, this.#trims, this.#leaves]) each.instanceMatrix.needsUpdate = true
  }

  #stand(side: Side): Matrix4 {
    const [x, y] = turned(side, 0, 0)
    const turn = new Quaternion().setFromAxisAngle(UP, (SIDES.indexOf(side) * Math.PI) / 2)
    const sunk = (1 - this.rise[side]) * (WALL.high - WALL.low)
    return new Matrix4().compose(new Vector3(x, y, -sunk), turn, new Vector3(1, 1, 1))
  }
}

const smooth = (t: number): number => {
  const s = clamp(t, 0, 1)
  return s * s * (3 - 2 * s)
}

/** The paper, seen from within, with a hole for every door. */
function face(): BufferGeometry {
  const shape = new Shape()
  for (const [i, [x, z]] of [
    [0, 0],
    [CELLS, 0],
    [CELLS, WALL.high],
    [0, WALL.high],
  ].entries()) {
    if (i) shape.lineTo(x as number, z as number)
    else shape.moveTo(x as number, z as number)
  }
  for (const number of NUMBERS) {
    const [left, right] = [number - 0.5 - DOOR.wide / 2, number - 0.5 + DOOR.wide / 2]
    const hole = new Path()
    hole.moveTo(left, 0.001)
    hole.lineTo(right, 0.001)
    hole.lineTo(right, DOOR.tall)
    hole.lineTo(left, DOOR.tall)
    hole.closePath()
    shape.holes.push(hole)
  }
  const made = new ShapeGeometry(shape)
  const [places, normals, uv] = [made.getAttribute('position'), made.getAttribute('normal'), made.getAttribute('uv')]
  for (let i = 0; i < places.count; i += 1) {
    uv.setXY(i, places.getX(i) / CELLS, places.getY(i) / WALL.high)
    places.setXYZ(i, places.getX(i), -WALL.back, places.getY(i))
    normals.setXYZ(i, 0, 1, 0)
  }
  const corners = made.index
  if (corners)
    for (let i = 0; i < corners.count; i += 3) {
      const first = corners.getX(i)
      corners.setX(i, corners.getX(i + 1))
      corners.setX(i + 1, first)
    }
  return made
}

/** Mouldings, frames, lamps; and the light of the corridor behind every door. */
function trim({ wainscot, gilt, door, candle, candles }: Palette): (Part | Turned)[] {
  const back = -WALL.back * M
  const [wide, tall, frame] = [DOOR.wide * M, DOOR.tall * M, DOOR.frame * M]
  const doors = NUMBERS.flatMap((number): Part[] => {
    const x = (number - 0.5) * M
    const jamb = (from: number): Part => part(door, [from, from + frame, -130, -4, 0, tall], 0)
    return [
      jamb(x - wide / 2 - frame),
      jamb(x + wide / 2),
      part(door, [x - wide / 2 - frame, x + wide / 2 + frame, -130, -4, tall, tall + frame], 0),
      part(gilt, [x - wide / 2 - frame - 14, x + wide / 2 + frame + 14, -60, 6, tall + frame, tall + frame + 26], 0),
      { ...part('#ffc878', [x - wide / 2 - 60, x + wide / 2 + 60, -196, -190, 0, tall], 0), shine: 1.2 + 3 * candles },
      part('#3a2114', [x - wide / 2, x + wide / 2, -130, -2, -20, 3], 0),
    ]
  })
  const skirts = [0, ...NUMBERS].flatMap((i): Part[] => {
    const [from, to] = [
      i === 0 ? 0 : (i - 0.5) * M + wide / 2 + frame,
      i === CELLS ? CELLS * M : (i + 0.5) * M - wide / 2 - frame,
    ]
    return [part(wainscot, [from, to, back, -12, 0, 110], 0), part(gilt, [from, to, back, -14, 545, 575], 0)]
  })
  const high = WALL.high * M
  return [
    ...doors,
    ...skirts,
    part(wainscot, [-130, 0, -130, -6, 0, high - 40], 0),
    part(wainscot, [CELLS * M, CELLS * M + 130, -130, -6, 0, high - 40], 0),
    part(gilt, [-130, CELLS * M + 130, -60, -18, high - 170, high - 152], 0),
    part(wainscot, [-130, CELLS * M + 130, -110, -4, high - 120, high - 60], 0),
    part(wainscot, [-140, CELLS * M + 140, -140, 16, high - 60, high - 14], 0),
    part(gilt, [-140, CELLS * M + 140, 2, 22, high - 14, high], 0),
    part(wainscot, [-140, CELLS * M + 140, -140, 2, high - 14, high - 4], 0),
    ...LAMPS.flatMap((x) => sconce(x * M, LAMP_HEIGHT * M, gilt, candle, candles)),
  ]
}

/** A brass arm with a shade of glass; all of it outside the judged hall but for a hair. */
function sconce(x: number, z: number, gilt: string, candle: string, candles: number): (Part | Turned)[] {
  return [
    part(gilt, [x - 34, x + 34, -42, -30, z - 130, z + 30], 0),
    part(gilt, [x - 9, x + 9, -32, 10, z - 70, z - 52], 0),
    {
      colour: gilt,
      at: [x, -2, z],
      profile: [
        [0, -74],
        [16, -66],
        [12, -46],
        [34, -26],
        [30, -20],
      ],
      sides: 6,
    },
    {
      colour: candle,
      at: [x, -2, z],
      profile: [
        [28, -22],
        [44, 14],
        [38, 62],
        [22, 84],
      ],
      sides: 7,
      shine: 1.6 + 2.4 * candles,
    },
  ]
}

/** A door from its hinge: four panels and a knob, on both faces. */
function leaf({ door, panel, gilt }: Palette): (Part | Turned)[] {
  const [wide, tall] = [DOOR.wide * M, DOOR.tall * M]
  const fields = [
    [120, 560],
    [640, tall - 110],
  ].flatMap(([low, high]) =>
    [
      [80, wide / 2 - 30],
      [wide / 2 + 30, wide - 80],
    ].map(([left, right]) => part(panel, [left as number, right as number, -24, 24, low as number, high as number], 0)),
  )
  return [
    part(door, [0, wide, -18, 18, 0, tall], 0),
    ...fields,
    {
      colour: gilt,
      at: [wide - 62, 34, 640],
      profile: [
        [0, -14],
        [22, -8],
        [24, 6],
        [0, 18],
      ],
      sides: 5,
      along: 'y',
    },
  ]
}
