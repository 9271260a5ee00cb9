/** The judge's camera, and any camera as a picture in a window. */
import { Matrix4, type PerspectiveCamera, Quaternion, Vector3 } from 'three'
import { eyeAt } from '../../hall/camera/fly'
import type { Door } from '../../types.gen'

/** Where the picture's axis meets the window, and how long a tangent of one is there; in pixels of the page. */
export interface Lens {
  readonly x: number
  readonly y: number
  readonly unit: number
}

export interface Eye {
  readonly at: Vector3
  readonly right: Vector3
  readonly up: Vector3
  readonly forward: Vector3
}

const UP = new Vector3(0, 0, 1)

/** The eye behind a door, as keyhole.py has it. */
export function judged(door: Door): Eye {
  const { from, forward } = eyeAt(door)
  const ahead = new Vector3(...forward)
  const right = ahead.clone().cross(UP).normalize()
  return { at: new Vector3(...from), right, up: right.clone().cross(ahead), forward: ahead }
}

/** How a camera is turned that looks from a point to another, level with the floor. */
export function turnTo(from: Vector3, to: Vector3): Quaternion {
  return new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(from, to, UP))
}

/** What that lens makes of a window of a size. */
export function focus(camera: PerspectiveCamera, lens: Lens, width: number, height: number): void {
  const scale = camera.near / lens.unit
  camera.projectionMatrix.makePerspective(
    -lens.x * scale,
    (width - lens.x) * scale,
    lens.y * scale,
    (lens.y - height) * scale,
    camera.near,
    camera.far,
  )
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}
