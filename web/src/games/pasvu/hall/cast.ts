/** Who is on the stage, by name: what comes, goes or moves when the stage changes. */
import { Group, type Material, Mesh, Quaternion, Vector3 } from 'three'
import type { Stage } from '../stage/stage'
import type { Ghost, Piece, Side } from '../types.gen'
import { type Motions, motionsOf, nameOf } from './animation/choreography'
import { sizeOf } from './models/furniture'
import { type Cloth, cloth, ghost, heartOf, standOf as ghostStand } from './models/ghost'
import { sheet } from './models/paint'
import type { Palette } from './models/palette'
import { aimAt, type Target } from './camera/pick'
import { furniture, heart, standOf } from './models/piece'
import { outSpot, reserveSpot, WINGS } from './places'
import { Actor, type Going, hop, type Motion } from './animation/tween'

const MS = { piece: 350, ghost: 320, door: 0, side: 0, floor: 0 } as const
const STILL: Motion = { course: hop(0), ms: 0 }

interface Role {
  readonly actor: Actor
  readonly target: Target
}

export class Cast {
  readonly group = new Group()
  readonly #roles = new Map<string, Role>()
  readonly #cloths: readonly Cloth[]
  readonly #faint: readonly Cloth[]
  readonly #way = new Vector3()
  readonly #back = new Quaternion()
  #act: Stage['act'] = null

  constructor({ ghostly }: Palette) {
    this.#cloths = [0, 1, 2, 3].map((seat) => cloth(sheet(seat), ghostly))
    this.#faint = this.#cloths.map((each) => Object.assign(each.clone(), { transparent: true, opacity: 0.3 }))
  }

  /** Everybody goes to where the stage has them, or is there at once. */
  sync(stage: Stage, now: number, moving: boolean): void {
    const motions = this.#motions(stage, moving)
    const seen = new Set<string>()
    for (const [piece, pose] of stage.pieces) {
      seen.add(piece)
      this.#place(piece, { stand: standOf(piece, pose), scale: 1 }, now, motions, () => this.#piece(piece))
      this.#fade(piece, stage.draft?.piece === piece)
    }
    for (const [seat, number, going, inside] of everybody(stage)) {
      const name = nameOf({ seat, number })
      seen.add(name)
      this.#place(name, going, now, motions, () => this.#ghost(seat, number))
      const role = this.#roles.get(name)
      if (role) aimAt(role.actor.object, { kind: 'ghost', seat, ghost: number, inside })
      this.#sheet(name, seat, stage.held?.seat === seat && stage.held.ghost === number && stage.held.spot !== null)
    }
    for (const name of [...this.#roles.keys()].filter((each) => !seen.has(each))) this.#leave(name)
  }

  /** Whether anybody is still on the way. */
  update(now: number): boolean {
    return [...this.#roles.values()].filter(({ actor }) => actor.update(now)).length > 0
  }

  /** Ghosts look at who looks at them, also where they lie, and breathe. */
  haunt(from: Vector3, now: number, strength: number): void {
    let i = 0
    for (const { actor, target } of this.#roles.values()) {
      if (target.kind !== 'ghost') continue
      const { object } = actor
      const [sheet] = object.children
      i += 1
      if (!sheet) continue
      const { x, y } = this.#way
        .copy(from)
        .sub(object.position)
        .applyQuaternion(this.#back.copy(object.quaternion).invert())
      sheet.rotation.z = Math.atan2(y, x) + Math.PI / 2 + 0.16 * Math.sin(i * 2.4)
      const lies = Math.abs(object.quaternion.x) + Math.abs(object.quaternion.y) > 0.1
      sheet.position.z = lies ? 0 : strength * 0.035 * (1 + Math.sin(now / 620 + i * 1.7))
    }
  }

  /** Nobody stands before the eye that looks in from a side. */
  clearWings(side: Side | null): void {
    for (const { actor } of this.#roles.values()) {
      const { x, y } = actor.aim.stand.middle
      const beyond = { S: y < 0, N: y > 6, W: x < 0, E: x > 6 }
      actor.object.visible = side === null || !beyond[side]
    }
  }

  dispose(): void {
    for (const each of [...this.#cloths, ...this.#faint]) {
      each.map?.dispose()
      each.dispose()
    }
  }

  /** What is played out is so once; null where nothing moves. */
  #motions({ act = null }: Stage, moving: boolean): Motions | null {
    const fresh = act && act !== this.#act ? motionsOf(act) : new Map<string, Motion>()
    this.#act = act
    return moving ? fresh : null
  }

  #place(name: string, going: Going, now: number, motions: Motions | null, make: () => Made): void {
    const role = this.#roles.get(name)
    if (role) {
      const own = motions?.get(name)
      if (own) role.actor.play(going, now, own)
      else role.actor.send(going, now, motions ? usual(role, going) : STILL)
      return
    }
    const { object, heart, target } = make()
    aimAt(object, target)
    this.group.add(object)
    this.#roles.set(name, { actor: new Actor(object, heart, going), target })
  }

  #piece(piece: Piece): Made {
    return { object: furniture(piece), heart: heart(piece), target: { kind: 'piece', piece } }
  }

  #ghost(seat: number, number: number): Made {
    const size = sizeOf(number)
    const object = ghost(size, this.#cloths[seat % 4] as Cloth)
    return { object, heart: heartOf(size), target: { kind: 'ghost', seat, ghost: number, inside: false } }
  }

  #fade(piece: Piece, faint: boolean): void {
    this.#roles.get(piece)?.actor.object.traverse((each) => {
      if (!(each instanceof Mesh) || each.type === 'Reflector')
        return void (each.type === 'Reflector' && (each.visible = !faint))
      const wood = each.material as Material
      if (wood.transparent !== faint)
        Object.assign(wood, { transparent: faint, opacity: faint ? 0.22 : 1, depthWrite: !faint, needsUpdate: true })
      each.castShadow = !faint
    })
  }

  #sheet(name: string, seat: number, faint: boolean): void {
    const [body] = this.#roles.get(name)?.actor.object.children ?? []
    if (!(body instanceof Mesh)) return
    body.material = (faint ? this.#faint : this.#cloths)[seat % 4]
    body.castShadow = !faint
  }

  #leave(name: string): void {
    const role = this.#roles.get(name)
    if (role) this.group.remove(role.actor.object)
    this.#roles.delete(name)
  }
}

interface Made {
  readonly object: Group
  readonly heart: Vector3
  readonly target: Target
}

function usual({ actor, target }: Role, going: Going): Motion {
  const far = actor.aim.stand.middle.distanceTo(going.stand.middle)
  return { course: hop(target.kind === 'piece' ? 0.5 + 0.1 * far : 0.25 + 0.12 * far), ms: MS[target.kind] }
}

type Standing = readonly [seat: number, number: number, going: Going, inside: boolean]

function everybody({ ghosts, reserve, out, sides }: Stage): Standing[] {
  const inside = ghosts.map((each: Ghost): Standing => [
    each.seat,
    each.number,
    { stand: ghostStand(each), scale: 1 },
    true,
  ])
  const wings = (rows: readonly (readonly number[])[], spot: typeof outSpot): Standing[] =>
    rows.flatMap((row, seat) =>
      row.map((number): Standing => [seat, number, waiting(spot(sides[seat] ?? 'S', number), number), false]),
    )
  return [...inside, ...wings(reserve, reserveSpot), ...wings(out, outSpot)]
}

function waiting([x, y]: readonly [number, number], number: number): Going {
  const middle = heartOf(sizeOf(number))
    .multiplyScalar(WINGS)
    .add(new Vector3(x, y, -0.03))
  return { stand: { middle, turn: new Quaternion() }, scale: WINGS }
}
