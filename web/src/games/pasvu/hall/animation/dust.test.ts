import { Quaternion, Texture, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { Dust } from './dust'
import { fall, type Going } from './tween'

describe('dust', () => {
  it('flies up around what has come down, spreads, and is gone', () => {
    const dust = new Dust(new Texture())
    expect([dust.update(0), dust.points.visible]).toEqual([false, false])
    dust.fly(new Vector3(2, 3, 0.5), 0.4, 1000)
    const wide = (now: number): number => {
      expect([dust.update(now), dust.points.visible]).toEqual([true, true])
      const place = dust.points.geometry.getAttribute('position')
      return Math.max(
        ...Array.from({ length: place.count }, (_, i) => Math.hypot(place.getX(i) - 2, place.getY(i) - 3)),
      )
    }
    expect(wide(1010)).toBeLessThan(wide(1400))
    expect([dust.update(1700), dust.points.visible]).toEqual([false, false])
  })
})

describe('a fall', () => {
  const at = (z: number): Going => ({ stand: { middle: new Vector3(1, 1, z), turn: new Quaternion() }, scale: 1 })
  const height = (t: number): number => fall(t, at(0.9), at(0.4)).stand.middle.z

  it('is faster and faster, ends where it should, and never goes through the floor', () => {
    expect(height(0)).toBeCloseTo(0.9)
    expect(height(0.2) - height(0.3)).toBeLessThan(height(0.5) - height(0.6))
    expect(height(1)).toBeCloseTo(0.4)
    for (let t = 0; t <= 1; t += 0.02) expect(height(t)).toBeGreaterThanOrEqual(0.4 - 1e-9)
  })
})
