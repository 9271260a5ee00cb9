/** The ways that things go when Midnight strikes (V13) or ghosts become one (V12). */
import { Quaternion, Vector3 } from 'three'
import { CELLS } from '../camera/fly'
import { arch, type Course, ease, type Going, hop } from './tween'

const UP = new Vector3(0, 0, 1)
const LEVEL = 0.02 // of an axis that is as good as level
const NOTHING = 0.001 // a scale of nought has no way back

/** Over the floor, with a sway to the music. */
export function slide(sway: number): Course {
  const glide = hop(0)
  return (t, from, to) => {
    const going = glide(t, from, to)
    const swing = new Quaternion().setFromAxisAngle(UP, sway * arch(t) * Math.sin(t * 6 * Math.PI))
    return { ...going, stand: { middle: going.stand.middle, turn: swing.multiply(going.stand.turn) } }
  }
}

/** How a thing tips over: about which axis, and by how much. */
export interface Tipping {
  readonly axis: Vector3
  readonly angle: number
}

/** Between two turns; null if it is no tipping over an edge. */
export function tippingOf(from: Quaternion, to: Quaternion): Tipping | null {
  const turn = to.clone().multiply(from.clone().invert())
  if (turn.w < 0) turn.set(-turn.x, -turn.y, -turn.z, -turn.w)
  const angle = 2 * Math.acos(Math.min(1, turn.w))
  const axis = new Vector3(turn.x, turn.y, turn.z).normalize()
  return Math.abs(angle - Math.PI / 2) < 0.02 && Math.abs(axis.z) < LEVEL ? { axis, angle } : null
}

/** Over its edge, falling faster and faster; then it slips to where it belongs. `half`: of the upright box around it. */
export function tip(half: Vector3, otherwise: Course): Course {
  return (t, from, to) => {
    const tipping = tippingOf(from.stand.turn, to.stand.turn)
    if (!tipping) return otherwise(t, from, to)
    const edge = edgeOf(from, tipping.axis, half)
    const over = (angle: number): { middle: Vector3; turn: Quaternion } => {
      const turn = new Quaternion().setFromAxisAngle(tipping.axis, angle)
      return {
        middle: from.stand.middle.clone().sub(edge).applyQuaternion(turn).add(edge),
        turn: turn.multiply(from.stand.turn),
      }
    }
    const there = over(tipping.angle)
    const { middle, turn } = over(tipping.angle * fallen(t))
    return {
      stand: { middle: middle.addScaledVector(to.stand.middle.clone().sub(there.middle), ease(t)), turn },
      scale: to.scale,
    }
  }
}

/** A point of the edge on which it turns. */
function edgeOf({ stand: { middle, turn } }: Going, axis: Vector3, half: Vector3): Vector3 {
  const ahead = axis.clone().cross(UP).normalize()
  return middle
    .clone()
    .addScaledVector(ahead, reach(ahead, turn, half))
    .addScaledVector(UP, -reach(UP, turn, half))
}

/** How far a box reaches from its middle, that way. */
export function reach(way: Vector3, turn: Quaternion, { x, y, z }: Vector3): number {
  const local = way.clone().applyQuaternion(turn.clone().invert())
  return Math.abs(local.x) * x + Math.abs(local.y) * y + Math.abs(local.z) * z
}

/** Slowly, then fast, and once up again a little. */
function fallen(t: number): number {
  const down = Math.min(1, t / 0.72) ** 2.6
  return t < 0.72 ? down : 1 - 0.05 * arch((t - 0.72) / 0.28)
}

/** Around the hall, outside, as whoever sits there does when the board is turned. */
export function around(quarters: number): Course {
  return (t, from, to) => {
    const back = new Quaternion().setFromAxisAngle(UP, ((ease(t) - 1) * quarters * Math.PI) / 2)
    const middle = to.stand.middle.clone().sub(CENTRE).applyQuaternion(back).add(CENTRE)
    return { stand: { middle, turn: to.stand.turn }, scale: from.scale + (to.scale - from.scale) * ease(t) }
  }
}

const CENTRE = new Vector3(CELLS / 2, CELLS / 2, 0)

/** It is no more where it was, and is suddenly there. */
export function appear(at: number): Course {
  return (t, from, to) => {
    if (t < at) return { ...from, scale: Math.max(NOTHING, from.scale * (1 - ease(t / at))) }
    return { ...to, scale: Math.max(NOTHING, to.scale * sprung((t - at) / (1 - at))) }
  }
}

/** Round and round, closer and higher and smaller: into the light at a point. Then it waits where it belongs. */
export function swirl(between: Vector3, into: Vector3, until: number): Course {
  const wait = appear(until)
  return (t, from, to) => {
    if (t >= until) return wait(t, from, to)
    const u = t / until
    const off = from.stand.middle.clone().sub(between)
    const angle = Math.atan2(off.y, off.x) + 4 * Math.PI * u * u
    const away = Math.hypot(off.x, off.y) * (1 - ease(u)) + 0.5 * arch(u) * (1 - u)
    const middle = between
      .clone()
      .lerp(into, ease(u))
      .add(new Vector3(away * Math.cos(angle), away * Math.sin(angle), off.z * (1 - ease(u))))
    return { stand: { middle, turn: from.stand.turn }, scale: Math.max(NOTHING, from.scale * (1 - u ** 3)) }
  }
}

/** Out of the light, down onto its place. */
export function rise(at: number, high: number): Course {
  const come = appear(at)
  return (t, from, to) => {
    const going = come(t, from, to)
    if (t < at) return going
    const middle = going.stand.middle.clone()
    middle.z += high * (1 - ease((t - at) / (1 - at)))
    return { ...going, stand: { ...going.stand, middle } }
  }
}

/** A little too large, then right. */
function sprung(t: number): number {
  return 1 - (1 - t) ** 3 * Math.cos(t * 2.2 * Math.PI)
}
