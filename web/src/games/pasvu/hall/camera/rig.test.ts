import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { SIDES } from './fly'
import { centred, grounded, pointOf } from './pick'
import {
  bounded,
  cameraOf,
  fitting,
  FOV,
  HIGHEST,
  LOWEST,
  NEAREST,
  type Orbit,
  projected,
  starting,
  targetOf,
  zoomed,
} from './rig'

const somewhere: Orbit = { azimuth: 0.7, elevation: 0.6, distance: 9, x: 2, y: 4 }

describe('the camera', () => {
  it('starts outside the side of who looks, above the walls', () => {
    const at = Object.fromEntries(SIDES.map((side) => [side, cameraOf(starting(side, 1.4))]))
    expect(at['S']?.[1]).toBeLessThan(-1)
    expect(at['E']?.[0]).toBeGreaterThan(7)
    expect(at['N']?.[1]).toBeGreaterThan(7)
    expect(at['W']?.[0]).toBeLessThan(-1)
    for (const [, , z] of Object.values(at)) expect(z).toBeGreaterThan(3)
  })

  it.each([0.46, 1, 1.9])('shows the whole hall in a picture of %s, and wastes nothing', (aspect) => {
    const orbit = starting('W', aspect)
    const corners = [-1.05, 7.05].flatMap((x) =>
      [-1.05, 7.05].map((y) => projected(orbit, [x, y, x > 3 ? 2.3 : 0], aspect)),
    )
    const edge = Math.max(...corners.flat().map(Math.abs))
    expect(edge).toBeLessThanOrEqual(1)
    expect(edge).toBeGreaterThan(0.85)
  })

  it('is never below the floor, in a wall or far away, whatever the fingers do', () => {
    for (const elevation of [-9, 0, 4]) {
      for (const distance of [-3, 0.1, 900]) {
        const held = bounded({ ...somewhere, elevation, distance, x: -40, y: 90 }, 20)
        expect(held.elevation).toBeGreaterThanOrEqual(LOWEST)
        expect(held.elevation).toBeLessThanOrEqual(HIGHEST)
        expect(held.distance).toBeGreaterThanOrEqual(NEAREST)
        expect(held.distance).toBeLessThanOrEqual(20)
        expect(cameraOf(held)[2]).toBeGreaterThan(1)
        expect([held.x, held.y]).toEqual([0.5, 5.5])
      }
    }
  })

  it('sees a point where three.js draws it', () => {
    const camera = new PerspectiveCamera(FOV, 1.5, 0.1, 100)
    camera.up.set(0, 0, 1)
    camera.position.set(...cameraOf(somewhere))
    camera.lookAt(...targetOf(somewhere))
    camera.updateMatrixWorld()
    const drawn = new Vector3(5, 1, 0.8).project(camera)
    const [x, y] = projected(somewhere, [5, 1, 0.8], 1.5)
    expect(x).toBeCloseTo(drawn.x, 6)
    expect(y).toBeCloseTo(drawn.y, 6)
  })

  it('comes closer to what is under the finger', () => {
    const closer = zoomed(somewhere, 0.25, [6, 0])
    expect(closer).toMatchObject({ distance: 2.25, x: 5, y: 1 })
    expect(fitting(somewhere, 1)).toBeGreaterThan(NEAREST)
  })
})

describe('a finger', () => {
  it('points at the floor straight along its ray', () => {
    expect(grounded([3, -2, 4], [0, 0.5, -0.5])).toEqual([3, 2])
    expect(grounded([3, -2, 4], [0, 1, 0.1])).toBeNull()
  })

  it('is told in mils, and never outside the hall', () => {
    expect(pointOf({ x: 1.2344, y: 7, z: -0.2 })).toEqual({ x: 1234, y: 6000, z: 0 })
    expect(centred(0, 0, 200, 100)).toEqual([-1, 1])
    expect(centred(100, 50, 200, 100)).toEqual([0, 0])
  })
})
