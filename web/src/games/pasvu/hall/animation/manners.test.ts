import { describe, expect, it } from 'vitest'
import { bearing, BOUNCE, type Mood, SHIVER } from './manners'

const mood = (more: Partial<Mood> = {}): Mood => ({
  index: 2,
  awake: 0,
  landed: BOUNCE,
  startled: SHIVER,
  moving: false,
  afraid: false,
  lying: false,
  ...more,
})

describe('a ghost', () => {
  it('is quite still when nothing happens, at whatever moment', () => {
    expect(bearing(mood(), 12_345)).toEqual(bearing(mood(), 987_654))
    expect(bearing(mood(), 1)).toMatchObject({ lift: 0, shake: 0, tall: 1, face: 'calm' })
  })

  it('floats while it is awake, never into the floor, and not where it lies', () => {
    const lifts = Array.from({ length: 60 }, (_, i) => bearing(mood({ awake: 1 }), i * 100).lift)
    expect(Math.min(...lifts)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...lifts)).toBeGreaterThan(0.05)
    expect(bearing(mood({ awake: 1, lying: true }), 700)).toMatchObject({ lift: 0, tall: 1 })
  })

  it('is long on its way, low when it lands, and itself again', () => {
    expect(bearing(mood({ moving: true }), 0).tall).toBeGreaterThan(1)
    expect(bearing(mood({ landed: 0 }), 0).tall).toBeLessThan(0.8)
    expect(bearing(mood({ landed: BOUNCE }), 0).tall).toBe(1)
  })

  it('trembles when it learns that doors see it, and goes on looking afraid', () => {
    const shakes = Array.from({ length: 20 }, (_, i) => bearing(mood({ afraid: true, startled: 10 * i }), 10 * i).shake)
    expect(Math.max(...shakes.map(Math.abs))).toBeGreaterThan(0.01)
    expect(bearing(mood({ afraid: true }), 5)).toMatchObject({ shake: 0, face: 'scared' })
  })
})
