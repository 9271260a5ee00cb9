/** Where a camera hangs, and the part of the page that it fills. */
import { type PerspectiveCamera, Vector3 } from 'three'

interface Way {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Hung {
  readonly position: Way
  readonly forward: Way
  readonly fov: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export function hungAt(camera: PerspectiveCamera, canvas: HTMLCanvasElement): Hung {
  return {
    position: camera.position.clone(),
    forward: camera.getWorldDirection(new Vector3()),
    fov: camera.fov,
    box: canvas.getBoundingClientRect(),
  }
}
