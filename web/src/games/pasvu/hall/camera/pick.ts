/** What is under a finger, by ray. */
import { type Camera, type Intersection, type Object3D, Raycaster, Vector2 } from 'three'
import type { Point } from '../../stage/stage'
import type { Door, Piece, Side } from '../../types.gen'
import { CELLS } from './fly'
import { clamp } from './rig'

export type Target =
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'ghost'; readonly seat: number; readonly ghost: number; readonly inside: boolean }
  | { readonly kind: 'door'; readonly door: Door }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'floor' }

export interface Hit {
  readonly target: Target
  readonly point: Point
}

/** Says what an object is to a finger. */
export function aimAt(object: Object3D, target: Target): void {
  object.userData['target'] = target
}

export class Picker {
  readonly #ray = new Raycaster()
  readonly #at = new Vector2()

  /** All that is hit and means something, the nearest first. `x` and `y` from -1 to 1. */
  hits(x: number, y: number, camera: Camera, root: Object3D): Hit[] {
    this.#ray.setFromCamera(this.#at.set(x, y), camera)
    return this.#ray.intersectObject(root, true).flatMap((found) => {
      const target = targetOf(found)
      return target ? [{ target, point: pointOf(found.point) }] : []
    })
  }

  /** Where the ray meets the floor's plane, in cells: the hall may be smaller than the finger thinks. */
  ground(x: number, y: number, camera: Camera): readonly [number, number] | null {
    this.#ray.setFromCamera(this.#at.set(x, y), camera)
    const { origin, direction } = this.#ray.ray
    return grounded([origin.x, origin.y, origin.z], [direction.x, direction.y, direction.z])
  }
}

export function grounded(
  from: readonly [number, number, number],
  way: readonly [number, number, number],
): readonly [number, number] | null {
  const far = way[2] < -1e-6 ? -from[2] / way[2] : -1
  return far > 0 ? [from[0] + far * way[0], from[1] + far * way[1]] : null
}

/** From cells to mils, within the hall. */
export function pointOf({ x, y, z }: { x: number; y: number; z: number }): Point {
  const mils = (cells: number): number => Math.round(clamp(cells, 0, CELLS) * 1000)
  return { x: mils(x), y: mils(y), z: mils(z) }
}

/** From pixels of an element to -1…1, y up. */
export function centred(x: number, y: number, width: number, height: number): readonly [number, number] {
  return [(2 * x) / width - 1, 1 - (2 * y) / height]
}

function targetOf({ object }: Intersection): Target | null {
  let each: Object3D | null = object
  while (each && !each.userData['target']) each = each.parent
  return (each?.userData['target'] as Target | undefined) ?? null
}
