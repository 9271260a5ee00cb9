/** From where the hall's camera hangs, around the hall, down behind the door and to the eye: one way, without a cut. */
import { Vector3 } from 'three'
import { CELLS } from '../../hall/camera/fly'
import { type Eye, type Lens, turnTo } from './eye'
import type { Shot } from './drawing'

/** A camera in a window, looking at a point. */
export interface Start {
  readonly at: Vector3
  readonly target: Vector3
  readonly lens: Lens
}

const MIDDLE = new Vector3(CELLS / 2, CELLS / 2, 0)
/** From so far behind the eye it goes straight ahead. */
const RUN_UP = 2.7
const LIFT = 0.45
const AHEAD = 3

export function shotAt(start: Start, eye: Eye, lens: Lens, t: number): Shot {
  const s = smooth(t ** 0.8) // off at once, and gently in
  const behind = eye.at
    .clone()
    .addScaledVector(new Vector3(eye.forward.x, eye.forward.y, 0).normalize(), -RUN_UP)
    .add(new Vector3(0, 0, LIFT))
  const at = around(start.at, behind, smooth(s / 0.64)).addScaledVector(
    eye.at.clone().sub(behind),
    smooth((s - 0.42) / 0.58),
  )
  const target = start.target.clone().lerp(eye.at.clone().addScaledVector(eye.forward, AHEAD), smooth((s - 0.1) / 0.75))
  const dark = smooth(s / 0.45) - smooth((s - 0.62) / 0.38)
  return {
    at,
    turn: turnTo(at, target),
    lens: between(start.lens, lens, s),
    light: 1.12 - 0.55 * dark,
    fog: smooth((s - 0.55) / 0.45),
    door: smooth((s - 0.46) / 0.22),
  }
}

/** On a spiral about the middle of the hall, the shorter way. */
function around(from: Vector3, to: Vector3, by: number): Vector3 {
  const [a, b] = [from.clone().sub(MIDDLE), to.clone().sub(MIDDLE)]
  const [start, end] = [Math.atan2(a.y, a.x), Math.atan2(b.y, b.x)]
  const turn = ((end - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  const angle = start + turn * by
  const far = Math.hypot(a.x, a.y) * (1 - by) + Math.hypot(b.x, b.y) * by
  return new Vector3(far * Math.cos(angle), far * Math.sin(angle), a.z + (b.z - a.z) * by).add(MIDDLE)
}

/** A lens between two: what is near grows evenly. */
function between(a: Lens, b: Lens, by: number): Lens {
  const mix = (one: number, other: number): number => one + (other - one) * by
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), unit: Math.exp(mix(Math.log(a.unit), Math.log(b.unit))) }
}

export function smooth(t: number): number {
  const held = Math.min(1, Math.max(0, t))
  return held * held * (3 - 2 * held)
}
