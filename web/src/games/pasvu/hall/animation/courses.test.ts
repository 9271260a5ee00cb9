import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Piece, Pose } from '../../types.gen'
import { appear, around, reach, rise, slide, swirl, tip, tippingOf } from './courses'
import { halfOf, standOf } from '../models/furniture/piece'
import { type Course, type Going, hop } from './tween'

const UP = new Vector3(0, 0, 1)
const TIMES = Array.from({ length: 41 }, (_, i) => i / 40)
const at = (x: number, y: number, z = 0.5, scale = 1): Going => ({
  stand: { middle: new Vector3(x, y, z), turn: new Quaternion() },
  scale,
})
const standing = (piece: Piece, pose: Partial<Pose>): Going => ({
  stand: standOf(piece, { face: 'bottom', x: 3000, y: 3000, yaw: 0, z: 0, ...pose }),
  scale: 1,
})
const lowest = (piece: Piece, { stand: { middle, turn } }: Going): number => middle.z - reach(UP, turn, halfOf(piece))

/** Ends where it should, whatever it does on the way; and begins where it is. */
function bounds(course: Course, from: Going, to: Going): void {
  const [first, last] = [course(0, from, to), course(0.99999, from, to)]
  expect(first.stand.middle.distanceTo(from.stand.middle)).toBeLessThan(1e-3)
  expect(first.scale).toBeCloseTo(from.scale, 3)
  expect(last.stand.middle.distanceTo(to.stand.middle)).toBeLessThan(1e-3)
  expect(last.scale).toBeCloseTo(to.scale, 3)
  expect(Math.abs(last.stand.turn.dot(to.stand.turn))).toBeGreaterThan(1 - 1e-4)
}

describe('a piece that is tipped over', () => {
  // 1.8 × 0.8 × 1.5: with its back down it is 1.5 deep and has gone half of both depths to the north.
  const [from, to] = [standing('piano', {}), standing('piano', { face: 'back', y: 3000 + 400 + 750 })]
  const course = tip(halfOf('piano'), hop(1))

  it('turns about the edge that it falls over, which stays where it is', () => {
    const edge = new Vector3(3, 3.4, 0)
    for (const t of TIMES) {
      const { middle, turn } = course(t, from, to).stand
      const local = edge.clone().sub(from.stand.middle).applyQuaternion(from.stand.turn.clone().invert())
      expect(local.applyQuaternion(turn).add(middle).distanceTo(edge), `at ${t}`).toBeLessThan(1e-6)
    }
  })

  it('never goes through the floor, and lies where the house has it', () => {
    for (const t of TIMES) expect(lowest('piano', course(t, from, to)), `at ${t}`).toBeGreaterThan(-1e-6)
    bounds(course, from, to)
  })

  it.each([
    ['desk', 'left', 300],
    ['trolley', 'front', 1234],
    ['mirror', 'back', 2700],
    ['armchair', 'right', 15],
  ] as const)('%s onto its %s, turned by %i, is tipped too', (piece, face, yaw) => {
    const [before, after] = [standing(piece, { yaw }), standing(piece, { face, yaw, x: 2800 })]
    expect(tippingOf(before.stand.turn, after.stand.turn)?.angle).toBeCloseTo(Math.PI / 2)
    const over = tip(halfOf(piece), hop(1))
    bounds(over, before, after)
    for (const t of TIMES) expect(lowest(piece, over(t, before, after))).toBeGreaterThan(-1e-6)
  })

  it('is lifted and tumbles where it is no tipping over an edge', () => {
    const over = standing('piano', { face: 'top' })
    expect(tippingOf(from.stand.turn, over.stand.turn)).toBeNull()
    expect(course(0.5, from, over).stand.middle.z).toBeGreaterThan(1)
    expect(tippingOf(from.stand.turn, standing('piano', { yaw: 900 }).stand.turn)).toBeNull()
  })
})

describe('a way', () => {
  it('slides over the floor', () => {
    const course = slide(0.12)
    bounds(course, at(1, 1), at(4, 1))
    for (const t of TIMES) expect(course(t, at(1, 1), at(4, 1)).stand.middle.z).toBeCloseTo(0.5)
  })

  it('goes around the hall with the board, never through it', () => {
    const [from, to] = [at(1, -0.8), at(6.8, 1)]
    const course = around(1)
    bounds(course, from, to)
    for (const t of TIMES)
      expect(
        course(t, from, to)
          .stand.middle.clone()
          .setZ(0)
          .distanceTo(new Vector3(3, 3, 0)),
      ).toBeCloseTo(Math.hypot(2, 3.8))
  })

  it('into the light begins and ends where ghosts belong, and is closest when it flashes', () => {
    const [from, to, light] = [at(1, 1, 0.25), at(2, -0.8, 0.2, 0.66), new Vector3(1.3, 1.2, 1)]
    const course = swirl(new Vector3(1.2, 1.1, 0.25), light, 0.5)
    bounds(course, from, to)
    const flash = course(0.4999, from, to)
    expect(flash.stand.middle.distanceTo(light)).toBeLessThan(0.01)
    expect(flash.scale).toBeLessThan(0.01)
  })

  it('out of the light comes down from above, and nobody is in two places', () => {
    const [from, to] = [at(2, -0.8, 0.2, 0.66), at(1.3, 1.2, 0.45)]
    bounds(rise(0.45, 0.4), from, to)
    bounds(appear(0.3), from, to)
    for (const t of TIMES) expect(appear(0.3)(t, from, to).scale).toBeGreaterThan(0)
    expect(rise(0.45, 0.4)(0.5, from, to).stand.middle.z).toBeGreaterThan(0.45)
  })
})
