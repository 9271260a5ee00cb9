/** Things that go from where they are to where they belong. */
import type { Object3D, Vector3 } from 'three'
import type { Stand } from '../models/furniture/piece'

export const ease = (t: number): number => t * t * (3 - 2 * t)
export const arch = (t: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, t)))

export interface Going {
  readonly stand: Stand
  readonly scale: number
}

/** Where a thing is on its way; t goes from 0 to 1. */
export type Course = (t: number, from: Going, to: Going) => Going

/** It lifts, glides and comes down. */
export function hop(lift: number): Course {
  return (t, from, to) => {
    const by = ease(t)
    const middle = from.stand.middle.clone().lerp(to.stand.middle, by)
    middle.z += lift * arch(t)
    return {
      stand: { middle, turn: from.stand.turn.clone().slerp(to.stand.turn, by) },
      scale: from.scale + (to.scale - from.scale) * by,
    }
  }
}

const LANDS = 0.74

/** Faster and faster straight to where it belongs; and once more, a little. */
export const fall: Course = (t, from, to) => {
  const by = Math.min(1, t / LANDS) ** 2
  const middle = from.stand.middle.clone().lerp(to.stand.middle, by)
  middle.z += 0.045 * arch((t - LANDS) / (1 - LANDS))
  return { stand: { middle, turn: from.stand.turn.clone().slerp(to.stand.turn, by) }, scale: to.scale }
}

/** How and when something goes. */
export interface Motion {
  readonly course: Course
  readonly ms: number
  readonly delay?: number
}

/** One thing on the stage. */
export class Actor<Thing extends Object3D = Object3D> {
  readonly object: Thing
  /** From the object's own origin to its middle. */
  readonly #heart: Vector3
  #from: Going
  #to: Going
  #start = 0
  #motion: Motion | null = null

  constructor(object: Thing, heart: Vector3, at: Going) {
    this.object = object
    this.#heart = heart
    this.#from = this.#to = at
    this.#put(at)
  }

  get aim(): Going {
    return this.#to
  }

  /** On its way there already, it goes on as it does. */
  send(to: Going, now: number, motion: Motion): void {
    if (!same(this.#to, to)) this.play(to, now, motion)
  }

  /** From where it is, even if it was on its way there. */
  play(to: Going, now: number, motion: Motion): void {
    this.#from = this.#here()
    this.#to = to
    this.#start = now + (motion.delay ?? 0)
    this.#motion = motion.ms > 0 && !same(this.#from, to) ? motion : null
    if (!this.#motion) this.#put(to)
  }

  /** Whether it is still on its way. */
  update(now: number): boolean {
    if (!this.#motion) return false
    const { course, ms } = this.#motion
    const t = Math.max(0, (now - this.#start) / ms)
    if (t >= 1) this.#motion = null
    this.#put(t < 1 ? course(t, this.#from, this.#to) : this.#to)
    return t < 1
  }

  #put({ stand: { middle, turn }, scale }: Going): void {
    const { object } = this
    object.quaternion.copy(turn)
    object.scale.setScalar(scale)
    object.position.copy(middle).sub(this.#arm())
  }

  #here(): Going {
    return {
      stand: { middle: this.#arm().add(this.object.position), turn: this.object.quaternion.clone() },
      scale: this.object.scale.x,
    }
  }

  #arm(): Vector3 {
    return this.#heart.clone().multiplyScalar(this.object.scale.x).applyQuaternion(this.object.quaternion)
  }
}

function same(a: Going, b: Going): boolean {
  const near = a.stand.middle.distanceToSquared(b.stand.middle) < 1e-10
  return near && Math.abs(a.scale - b.scale) < 1e-9 && Math.abs(a.stand.turn.dot(b.stand.turn)) > 1 - 1e-9
}
