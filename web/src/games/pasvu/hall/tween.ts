/** Things that go from where they are to where they belong. */
import type { Object3D, Quaternion, Vector3 } from 'three'
import type { Stand } from './piece'

export const ease = (t: number): number => t * t * (3 - 2 * t)
export const arch = (t: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, t)))

export interface Going {
  readonly stand: Stand
  readonly scale: number
}

/** One thing on the stage: it lifts, glides and comes down. */
export class Actor<Thing extends Object3D = Object3D> {
  readonly object: Thing
  /** From the object's own origin to its middle. */
  readonly #heart: Vector3
  readonly #turn: Quaternion
  #from: Going
  #to: Going
  #start = 0
  #ms = 0
  #lift = 0

  constructor(object: Thing, heart: Vector3, at: Going) {
    this.object = object
    this.#heart = heart
    this.#turn = at.stand.turn.clone()
    this.#from = this.#to = at
    this.#put(1)
  }

  get aim(): Going {
    return this.#to
  }

  send(to: Going, now: number, ms: number, lift: number): void {
    if (same(this.#to, to)) return
    this.#from = { stand: { middle: this.#middle(), turn: this.object.quaternion.clone() }, scale: this.object.scale.x }
    this.#to = to
    this.#start = now
    this.#ms = ms
    this.#lift = lift
    if (ms === 0) this.#put(1)
  }

  /** Whether it is still on its way. */
  update(now: number): boolean {
    if (this.#ms === 0) return false
    const t = Math.min(1, Math.max(0, (now - this.#start) / this.#ms))
    this.#put(t)
    if (t === 1) this.#ms = 0
    return t < 1
  }

  #put(t: number): void {
    const by = ease(t)
    const { object } = this
    object.quaternion.copy(this.#turn.copy(this.#from.stand.turn).slerp(this.#to.stand.turn, by))
    object.scale.setScalar(this.#from.scale + (this.#to.scale - this.#from.scale) * by)
    const offset = this.#heart.clone().multiplyScalar(object.scale.x).applyQuaternion(object.quaternion)
    object.position.lerpVectors(this.#from.stand.middle, this.#to.stand.middle, by).sub(offset)
    object.position.z += t < 1 ? this.#lift * arch(t) : 0
  }

  #middle(): Vector3 {
    return this.#heart.clone().multiplyScalar(this.object.scale.x).applyQuaternion(this.object.quaternion).add(this.object.position)
  }
}

function same(a: Going, b: Going): boolean {
  const near = a.stand.middle.distanceToSquared(b.stand.middle) < 1e-10
  return near && a.scale === b.scale && Math.abs(a.stand.turn.dot(b.stand.turn)) > 1 - 1e-9
}
