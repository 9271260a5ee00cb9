/** Six doors a side in walls that stand or sink, each with its number; what glows when one may be used. */
import { BoxGeometry, ExtrudeGeometry, Group, Mesh, type Shape, type Texture } from 'three'
import type { Door, Side } from '../../../types.gen'
import { ease } from '../../animation/tween'
import { CELLS, SIDES, turned } from '../../camera/fly'
import { aimAt } from '../../camera/pick'
import { type Billboard, Billboards } from '../billboards'
import { DOOR, NUMBERS } from '../measures'
import { plaques } from '../paint'
import { OMEN, type Palette } from '../palette'
import { Walls } from './walls'

/** How long a door creaks. */
const CREAK = 700
const ABOVE = DOOR.tall + 0.24

interface Leaf {
  readonly door: Door
  readonly number: Billboard
  readonly halo: Billboard
  readonly touch: Mesh
}

export class Doors {
  readonly group = new Group()
  readonly #walls: Walls
  readonly #numbers: Billboards
  readonly #halos: Billboards
  readonly #leaves: Leaf[] = []
  readonly #reach: string
  #without: Side | null = null
  #open: string | null = null
  #shutting: string | null = null
  #turned = -CREAK

  constructor(palette: Palette, soft: Texture) {
    this.#reach = palette.reach
    this.#walls = new Walls(palette)
    this.#numbers = new Billboards(24, { map: plaques(), across: 4, down: 4 })
    this.#halos = new Billboards(24, { map: soft, light: true })
    this.group.add(this.#walls.group, this.#halos.mesh, this.#numbers.mesh)
    for (const side of SIDES) this.#side(side)
    this.light([], [], null)
  }

  get rise(): Readonly<Record<Side, number>> {
    return this.#walls.rise
  }

  /** Lights up single doors and whole sides; and, otherwise, those of the number that was foretold (V13). */
  light(doors: readonly Door[], open: readonly Side[], omen: number | null): void {
    for (const { door, number, halo } of this.#leaves) {
      const lit =
        open.includes(door.side) || doors.some((other) => other.side === door.side && other.number === door.number)
      halo.strength = lit || door.number === omen ? 0.75 : 0
      halo.colour = lit ? this.#reach : OMEN
      number.picture = door.number - 1 + (lit ? 8 : 0)
      number.size = lit ? 0.46 : 0.36
    }
  }

  /** The die has fallen: somebody is behind this door, and it stands ajar. */
  open({ side, number }: Door, now: number, moving: boolean): void {
    const door = `${side}${number}`
    if (door === this.#open) return
    this.#shutting = this.#open
    this.#open = door
    this.#turned = moving ? now : now - CREAK
  }

  /** Whether a door still moves. */
  update(now: number): boolean {
    const by = ease(Math.min(1, Math.max(0, (now - this.#turned) / CREAK)))
    this.#walls.put(this.#without, ({ side, number }) => {
      const door = `${side}${number}`
      return door === this.#open ? by : door === this.#shutting ? 1 - by : 0
    })
    return by < 1
  }

  /** Numbers hang over the doors of a wall that stands, and before one that has sunk: nothing hides them. */
  face(camera: { position: { x: number; y: number } } & Parameters<Billboards['face']>[0]): void {
    this.#walls.face(camera.position, this.#without)
    for (const { door, number, halo, touch } of this.#leaves) {
      const rise = door.side === this.#without ? 0 : this.#walls.rise[door.side]
      const [x, y] = turned(door.side, door.number - 0.5, -0.3 + 0.38 * rise)
      number.at.set(x, y, 0.17 + (ABOVE - 0.17) * rise)
      number.strength = door.side === this.#without ? 0 : 1
      halo.at.set(x, y, 0.26 + 0.5 * rise)
      halo.size = 1.1 + 0.5 * rise
      touch.scale.z = 0.55 + 1.2 * rise
      touch.position.z = touch.scale.z / 2
    }
    this.#numbers.face(camera)
    this.#halos.face(camera)
  }

  /** Who looks in from a side has no wall before the eyes. */
  part(side: Side | null): void {
    this.#without = side
  }

  #side(side: Side): void {
    const wall = new Group()
    const [x, y] = turned(side, 0, 0)
    wall.position.set(x, y, 0)
    wall.rotation.z = (SIDES.indexOf(side) * Math.PI) / 2
    const rim = new Mesh(new BoxGeometry(CELLS, 1.1, 0.3))
    rim.position.set(CELLS / 2, -0.6, 0.1)
    rim.visible = false
    aimAt(rim, { kind: 'side', side })
    wall.add(rim)
    for (const number of NUMBERS) wall.add(this.#door({ side, number }))
    this.group.add(wall)
  }

  #door(door: Door): Mesh {
    const touch = new Mesh(new BoxGeometry(0.86, 0.62, 1))
    touch.position.set(door.number - 0.5, -0.2, 0)
    touch.visible = false
    aimAt(touch, { kind: 'door', door })
    const [number, halo] = [this.#numbers.all[this.#leaves.length], this.#halos.all[this.#leaves.length]]
    if (number && halo) this.#leaves.push({ door, number, halo, touch })
    return touch
  }
}

/** Drawn in x and z, thick to the outside. */
export function upright(shape: Shape, thick: number): ExtrudeGeometry {
  const made = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, curveSegments: 14 })
  made.rotateX(Math.PI / 2)
  return made
}
