import { describe, expect, it } from 'vitest'
import { after } from '../animation/after'
import { awayFrom, tallness } from '../stage/shape'
import type { Act } from '../stage/stage'
import { poseOf, small, viewOf } from '../table.fixture'
import type { Effect, Event, View } from '../types.gen'
import { type Acting, actingOf } from './acting'

const effect = (more: Partial<Effect>): Effect => ({
  type: 'effect',
  card: 'sun',
  seat: null,
  pieces: [],
  ghosts: [],
  home: [],
  out: [],
  sides: [],
  ...more,
})

function acted(before: View, event: Event, ms = 1000): Acting {
  const [end, act] = [after(before, event), { event, before, ms } satisfies Act]
  return actingOf({ ...end, act }, 'S')
}

describe('the plan plays out', () => {
  const [one, other] = [small(1300, 500), small(1700, 500, { number: 4 })]
  const before = viewOf({
    ghosts: [one, other],
    reserve: [
      [0, 1, 2, 5, 6],
      [0, 1, 2, 3, 4, 5, 6],
    ],
  })

  it('a fusion where it happens, and shows the larger one when it flashes', () => {
    const { fusion, arriving } = acted(before, {
      type: 'fused',
      seat: 0,
      ghosts: [one, other],
      end: small(1400, 500, { size: 'medium', number: 1 }),
    })
    expect(fusion).toMatchObject({
      seat: 0,
      at: [140, 550],
      radius: 30,
      two: [{ from: [130, 550], radius: 20 }, { from: [170, 550] }],
    })
    expect([arriving(0, 1), arriving(0, 3), arriving(0, 0), arriving(1, 1)]).toEqual([450, 450, 0, 0])
  })

  it('who runs home and out, one after the other, and all of them in time', () => {
    const { runners, arriving } = acted(before, effect({ home: [one], out: [other] }))
    expect(runners).toMatchObject([
      { ghost: 3, from: [130, 550], delay: 0 },
      { ghost: 4, from: [170, 550], delay: 400 },
    ])
    expect(runners[0]?.to[1]).toBeGreaterThan(600)
    expect(runners[1]?.to[1]).toBeLessThan(0)
    for (const { delay, ms } of runners) expect(delay + ms).toBeLessThanOrEqual(1000)
    expect(arriving(0, 3)).toBeGreaterThan(0)
    expect(arriving(0, 0)).toBe(0)
  })

  it('who comes in from the reserve', () => {
    const { runners, puffs } = acted(before, effect({ ghosts: [small(2500, 500, { number: 5 }), { ...one, y: 700 }] }))
    expect(runners).toMatchObject([{ ghost: 5, to: [250, 550] }])
    expect(runners[0]?.from[1]).toBeGreaterThan(600)
    expect(puffs).toEqual([])
  })

  it('a puff where one takes another’s place', () => {
    const { puffs, runners } = acted(before, effect({ seat: 1, ghosts: [{ ...one, seat: 1 }], home: [one] }))
    expect(puffs).toEqual([[130, 550]])
    expect(runners).toHaveLength(1)
  })

  it('which way a piece has fallen, and none that only slid', () => {
    const stood = viewOf({
      pieces: [
        ['desk', poseOf()],
        ['table', poseOf({ x: 1000 })],
      ],
    })
    const { fallen } = acted(
      stood,
      effect({
        pieces: [
          ['desk', poseOf({ face: 'back', y: 4000 })],
          ['table', poseOf({ x: 500 })],
        ],
      }),
    )
    expect([...fallen]).toEqual([['desk', -90]])
  })

  it('the turned board and the keyhole on its way', () => {
    expect(acted(viewOf(), effect({ sides: ['E', 'W'] }))).toMatchObject({ quarters: 1, glide: 0 })
    expect(acted(viewOf(), { type: 'crossed', keyhole: { side: 'E', number: 2 } }).crossing).toEqual([0, 150])
    expect(acted(viewOf(), { type: 'passed', card: 'brother', seat: 0 })).toMatchObject({
      quarters: 0,
      crossing: null,
      runners: [],
      fusion: null,
    })
  })
})

describe('a body', () => {
  it('is as far from a point as its nearest part, standing or lying (V13)', () => {
    const large = small(1000, 1000, { size: 'large', yaw: 900 })
    expect(awayFrom(large, 1000, 1700)).toBeCloseTo(420)
    expect(awayFrom(large, 1420, 1200)).toBeCloseTo(420)
    expect(awayFrom({ ...large, yaw: null }, 1000, 1700)).toBeCloseTo(700)
    expect([tallness(large), tallness({ ...large, yaw: null })]).toEqual([840, 1400])
  })
})
