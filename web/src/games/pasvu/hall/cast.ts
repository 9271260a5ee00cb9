/** Who is on the stage, by name: what comes, goes or moves when the stage changes. */
import { Group, type Material, Mesh, MeshBasicMaterial, type Object3D, Quaternion, Vector3 } from 'three'
import type { Stage } from '../stage/stage'
import type { Ghost, Piece, Side } from '../types.gen'
import { type Motions, motionsOf, nameOf } from './animation/choreography'
import { sizeOf } from './models/furniture/furniture'
import { Crowd, type Member } from './models/ghosts/crowd'
import { heartOf, sheetOf, standOf as ghostStand } from './models/ghosts/ghost'
import { WALL } from './models/measures'
import type { Palette } from './models/palette'
import { aimAt, type Target } from './camera/pick'
import { furniture, glassOf, heart, standOf } from './models/furniture/piece'
import { beyond, outSpot, reserveSpot, WINGS } from './places'
import { bearing, BOUNCE, SHIVER } from './animation/manners'
import { Actor, ease, fall, type Going, hop, type Motion } from './animation/tween'

const MS = { piece: 350, ghost: 320, door: 0, side: 0, floor: 0 } as const
const STILL: Motion = { course: hop(0), ms: 0 }
/** What was in the hand is let go from so high. */
const FALL = { high: 0.5, ms: 270 }

interface Role {
  readonly actor: Actor
  readonly target: Target
  /** Of ghosts: what stands for them under a finger; the crowd is what is drawn. */
  readonly body: Mesh | null
  faint: boolean
  afraid: boolean
  moving: boolean
  landed: number
  startled: number
}

/** What ghosts look at, and from where they are looked at. */
export interface Gaze {
  readonly from: Vector3
  readonly at: Vector3 | null
  /** From 0, at rest, to 1. */
  readonly awake: number
  /** By side, how far its wall has risen: who waits behind it looks over it. */
  readonly rise: Readonly<Record<Side, number>>
}

const OVER = WALL.high - 0.62
const UNSEEN = new MeshBasicMaterial({ visible: false })

export class Cast {
  readonly group = new Group()
  readonly crowd: Crowd
  readonly #roles = new Map<string, Role>()
  readonly #way = new Vector3()
  readonly #back = new Quaternion()
  #act: Stage['act'] = null
  #hidden: Side | null = null
  #landings: Piece[] = []

  constructor(palette: Palette) {
    this.crowd = new Crowd(palette)
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
      if (!role) continue
      aimAt(role.actor.object, { kind: 'ghost', seat, ghost: number, inside })
      role.faint = stage.held?.seat === seat && stage.held.ghost === number && stage.held.spot !== null
      const afraid = inside && (stage.exposed ?? []).some((each) => each.seat === seat && each.ghost === number)
      if (afraid && !role.afraid) role.startled = now
      role.afraid = afraid
    }
    for (const name of [...this.#roles.keys()].filter((each) => !seen.has(each))) this.#leave(name)
  }

  /** Whether anybody is still on the way. */
  update(now: number): boolean {
    let walking = false
    for (const role of this.#roles.values()) {
      const moving = role.actor.update(now)
      if (role.moving && !moving) {
        role.landed = now
        if (role.target.kind === 'piece') this.#landings.push(role.target.piece)
      }
      role.moving = moving
      walking ||= moving
    }
    return walking
  }

  /** Pieces that have come down since this was last asked. */
  landings(): Piece[] {
    const landed = this.#landings
    this.#landings = []
    return landed
  }

  /** Whether somebody still feels that it has landed, or that it was seen. */
  isShaken(now: number): boolean {
    return [...this.#roles.values()].some(
      ({ body, landed, afraid, startled }) => body && (now - landed < BOUNCE || (afraid && now - startled < SHIVER)),
    )
  }

  /** Ghosts look at what happens, and then at who looks at them, also where they lie; they breathe. */
  haunt(gaze: Gaze, now: number): void {
    const members: Member[] = []
    for (const role of this.#roles.values()) {
      const { actor, target, body } = role
      if (target.kind !== 'ghost' || !body) continue
      const { object } = actor
      this.#bear(role, body, gaze, now, members.length + 1)
      object.updateMatrixWorld()
      if (this.#hidden === null || beyond(actor.aim.stand.middle).side !== this.#hidden)
        members.push({
          size: sizeOf(target.ghost),
          seat: target.seat,
          face: body.userData['face'] ?? 'calm',
          rank: role.faint ? 'faint' : beyond(object.position).side ? 'wings' : 'hall',
          at: body.matrixWorld,
        })
    }
    this.crowd.draw(members)
  }

  /** Whether the mirror shows what is before it now, or still what was. */
  reflect(on: boolean): void {
    for (const { actor, target } of this.#roles.values())
      if (target.kind === 'piece' && target.piece === 'mirror') glassOf(actor.object)?.hold(!on)
  }

  /** Nobody stands before the eye that looks in from a side. */
  clearWings(side: Side | null): void {
    this.#hidden = side
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
    const [body] = target.kind === 'ghost' ? (object.children as Mesh[]) : []
    const falls = motions !== null && target.kind === 'piece'
    const actor = new Actor(object, heart, falls ? raised(going) : going)
    if (falls) actor.play(going, now, { course: fall, ms: FALL.ms })
    this.#roles.set(name, {
      actor,
      target,
      body: body ?? null,
      faint: false,
      afraid: false,
      moving: false,
      landed: -BOUNCE,
      startled: -SHIVER,
    })
  }

  #piece(piece: Piece): Made {
    return { object: furniture(piece), heart: heart(piece), target: { kind: 'piece', piece } }
  }

  #ghost(seat: number, number: number): Made {
    const size = sizeOf(number)
    const object = new Group().add(new Mesh(sheetOf(size, 'hall'), UNSEEN))
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

  #bear(role: Role, body: Object3D, { from, at, awake, rise }: Gaze, now: number, index: number): void {
    const { object } = role.actor
    const lying = Math.abs(object.quaternion.x) + Math.abs(object.quaternion.y) > 0.1
    const { lift, shake, tall, glance, face } = bearing(
      { index, awake, lying, moving: role.moving, afraid: role.afraid, ...sinceOf(role, now) },
      now,
    )
    this.#way.copy(from)
    if (at && role.target.kind === 'ghost' && role.target.inside) this.#way.lerp(at, ease(awake))
    this.#way.sub(object.position).applyQuaternion(this.#back.copy(object.quaternion).invert())
    const { side, far } = beyond(object.position)
    const over = side ? rise[side] * OVER * ease(Math.min(1, far / 0.6)) : 0
    body.rotation.z = Math.atan2(this.#way.y, this.#way.x) + Math.PI / 2 + glance
    body.position.set(shake, 0, lift + over / object.scale.x)
    body.scale.set(2 - tall, 2 - tall, tall)
    body.userData['face'] = face
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

const sinceOf = ({ landed, startled }: Role, now: number): { landed: number; startled: number } => ({
  landed: now - landed,
  startled: now - startled,
})

function raised({ stand, scale }: Going): Going {
  return { stand: { ...stand, middle: stand.middle.clone().add(new Vector3(0, 0, FALL.high)) }, scale }
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
