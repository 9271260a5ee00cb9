import { type BufferGeometry, Group, MeshLambertMaterial, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Ghost, Size } from '../../../types.gen'
import { lineAround } from '../../camera/around'
import { FIGURES } from '../furniture/furniture'
import { ghost, heartOf, standOf } from './ghost'

const SIZES: readonly Size[] = ['small', 'medium', 'large']
const at = (size: Size, yaw: number | null, more: Partial<Ghost> = {}): Ghost => ({
  seat: 0,
  number: 0,
  size,
  x: 2300,
  y: 3100,
  z: 700_000,
  yaw,
  ...more,
})

/** All points of a body, seen from its middle on what carries it: along it, across it, up. */
function points(where: Ghost): { along: number; across: number; up: number }[] {
  const { middle, turn } = standOf(where)
  const body = ghost(where.size, new MeshLambertMaterial())
  body.quaternion.copy(turn)
  body.position.copy(middle).sub(heartOf(where.size).applyQuaternion(turn))
  const root = new Group().add(body)
  root.updateMatrixWorld(true)
  const sheet = body.children[0] as unknown as { geometry: BufferGeometry; matrixWorld: Group['matrixWorld'] }
  const places = sheet.geometry.getAttribute('position')
  const angle = ((where.yaw ?? 0) * Math.PI) / 1800
  return Array.from({ length: places.count }, (_, i) => {
    const point = new Vector3().fromBufferAttribute(places, i).applyMatrix4(sheet.matrixWorld)
    const [dx, dy] = [point.x - where.x / 1000, point.y - where.y / 1000]
    return {
      along: dx * Math.cos(angle) + dy * Math.sin(angle),
      across: dy * Math.cos(angle) - dx * Math.sin(angle),
      up: point.z - where.z / 1e6,
    }
  })
}
const span = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]

describe('a ghost that lies', () => {
  it.each(SIZES.flatMap((size) => [0, 900, 1350, 3599].map((yaw) => [size, yaw] as const)))(
    '%s towards %i fills the room that the rules give it, and no more',
    (size, yaw) => {
      const { radius, height } = FIGURES[size]
      const all = points(at(size, yaw))
      const [along, across, up] = [
        span(all.map((one) => one.along)),
        span(all.map((one) => one.across)),
        span(all.map((one) => one.up)),
      ]
      expect(along[0]).toBeCloseTo(-height / 2, 4)
      expect(along[1]).toBeCloseTo(height / 2, 4)
      expect(across[0]).toBeGreaterThan(-radius - 1e-6)
      expect(across[1]).toBeLessThan(radius + 1e-6)
      expect(up[0]).toBeGreaterThan(-1e-6)
      expect(up[1]).toBeLessThan(2 * radius + 1e-6)
      expect(up[1] - up[0]).toBeGreaterThan(1.9 * radius)
    },
  )

  it('has its head, and not its hem, where its yaw points', () => {
    const all = points(at('medium', 450))
    const wide = (from: number): number =>
      Math.max(...all.filter(({ along }) => Math.abs(along - from) < 0.02).map(({ across }) => Math.abs(across)))
    expect(wide(0.45)).toBeLessThan(0.1)
    expect(wide(-0.45)).toBeGreaterThan(0.25)
  })

  it('has a line around it as long as it is', () => {
    const line = lineAround({ size: 'large', yaw: 900 }, 0.07)
    line.computeBoundingBox()
    expect(line.boundingBox?.max.y).toBeCloseTo(0.77, 5)
    expect(line.boundingBox?.max.x).toBeCloseTo(0.49, 5)
  })
})

describe('a ghost that stands', () => {
  it.each(SIZES)('%s is upright on what carries it', (size) => {
    const { radius, height } = FIGURES[size]
    const all = points(at(size, null))
    const [low, high] = span(all.map(({ up }) => up))
    expect([Math.abs(low), high]).toEqual([expect.closeTo(0, 5), expect.closeTo(height, 5)])
    expect(Math.max(...all.map(({ along, across }) => Math.hypot(along, across)))).toBeLessThan(radius + 1e-6)
  })
})
