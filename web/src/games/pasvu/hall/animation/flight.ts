/** From where the camera is down to the eye behind a keyhole, and back. */
import { type PerspectiveCamera, Vector3 } from 'three'
import type { Side } from '../../types.gen'
import { eyeAt, type FlyTo } from '../camera/fly'
import { cameraOf, FOV, type Orbit, targetOf } from '../camera/rig'
import { ease } from './tween'

const FIELD = 70
const BACK_MS = 500

interface View {
  readonly from: Vector3
  readonly at: Vector3
  readonly fov: number
}

export class Flight {
  #focus: FlyTo | null = null
  #leaving: View | null = null
  #arrived = true
  #start = 0
  #ms = 0
  #t = 1

  /** From a camera that hangs somewhere; at once if nothing should move. */
  go(focus: FlyTo | null, camera: PerspectiveCamera, quiet: boolean): void {
    if (focus === this.#focus) return
    this.#land()
    const ahead = camera.getWorldDirection(new Vector3()).multiplyScalar(4).add(camera.position)
    this.#leaving = { from: camera.position.clone(), at: ahead, fov: camera.fov }
    this.#focus = focus
    this.#arrived = focus === null
    this.#start = performance.now()
    this.#ms = quiet ? 0 : (focus?.ms ?? BACK_MS)
    this.#t = 0
  }

  stop(): void {
    this.#land()
    this.#focus = null
  }

  /** The side through which the camera looks by now. */
  get through(): Side | null {
    return this.#focus && this.#t > 0.45 ? this.#focus.door.side : null
  }

  /** Whether it is still on its way. */
  update(now: number, camera: PerspectiveCamera, orbit: Orbit, aspect: number): boolean {
    this.#t = this.#ms === 0 ? 1 : Math.min(1, Math.max(0, (now - this.#start) / this.#ms))
    const goal = this.#focus ? through(this.#focus) : around(orbit)
    const by = ease(this.#t)
    const leaving = this.#t < 1 ? this.#leaving : null
    camera.position.copy(leaving ? leaving.from.clone().lerp(goal.from, by) : goal.from)
    camera.fov = leaving ? leaving.fov + (goal.fov - leaving.fov) * by : goal.fov
    camera.aspect = aspect
    camera.lookAt(leaving ? leaving.at.clone().lerp(goal.at, by) : goal.at)
    camera.updateProjectionMatrix()
    if (this.#t === 1) this.#land()
    return this.#t < 1
  }

  #land(): void {
    if (this.#arrived) return
    this.#arrived = true
    this.#focus?.arrived()
  }
}

function through({ door }: FlyTo): View {
  const { from, forward } = eyeAt(door)
  const eye = new Vector3(...from)
  return { from: eye, at: new Vector3(...forward).multiplyScalar(4).add(eye), fov: FIELD }
}

function around(orbit: Orbit): View {
  return { from: new Vector3(...cameraOf(orbit)), at: new Vector3(...targetOf(orbit)), fov: FOV }
}
