import { describe, expect, it } from 'vitest'
import { SIDES } from '../stage/sides'
import { stageOf } from '../stage/staged'
import { MOVING, NAMES, small, viewOf, WALKS } from '../table.fixture'
import { seenFromAbove } from './decals'
import { hitAt, rowOf } from './hit'
import { isByWall } from '../stage/shape'
import { snapped, spin, stepOf, toHall, toPlan, yawTo } from './turn'

describe('the plan', () => {
  it('has every side below for whoever sits there', () => {
    const middles = { S: [3000, 0], E: [6000, 3000], N: [3000, 6000], W: [0, 3000] } as const
    for (const side of SIDES)
      expect(toPlan(side, ...(middles[side] as unknown as [number, number]))).toEqual([300, 600])
  })

  it('leads back to where it came from', () => {
    for (const side of SIDES) {
      const { x, y } = toHall(side, toPlan(side, 1234, 5678))
      expect([x, y].map(Math.round)).toEqual([1234, 5678])
    }
  })

  it('turns steps and pieces along', () => {
    expect(stepOf('E', 1, 0)).toEqual({ x: -0, y: 1 })
    expect(stepOf('W', 0, 1)).toEqual({ x: 1, y: -0 })
    expect(spin('N', 300)).toBe(150)
    for (const side of SIDES) {
      const [x, y] = toPlan(side, 3000 + 1000 * Math.cos(Math.PI / 6), 3000 + 1000 * Math.sin(Math.PI / 6))
      expect(yawTo(side, toPlan(side, 3000, 3000), [x, y])).toBe(300)
    }
  })

  it('turns by fifteen degrees, and beside a wall along its line', () => {
    expect([441, 470, 540, 3598].map((yaw) => snapped(yaw))).toEqual([450, 450, 600, 0])
    expect([190, 441, 1100, 3400].map((yaw) => snapped(yaw, true))).toEqual([0, 450, 900, 0])
    const desk = { face: 'bottom', x: 3000, y: 3000, yaw: 0 } as const
    expect(isByWall('desk', desk)).toBe(false)
    expect(isByWall('desk', { ...desk, y: 500 })).toBe(true)
  })

  it('shows the mirror’s glass where it looks to, and not when it looks down', () => {
    expect(seenFromAbove('mirror', 'bottom')).toMatchObject([{ kind: 'glass', height: 0, out: [0, -1] }])
    expect(seenFromAbove('mirror', 'back')).toMatchObject([{ kind: 'glass', width: 1040, height: 1560, out: null }])
    expect(seenFromAbove('mirror', 'front')).toEqual([])
  })
})

describe('a finger on the plan', () => {
  const stage = stageOf({ view: MOVING, legal: WALKS, eye: 0, names: NAMES, hand: null, trial: null, latest: null })

  it('means the nearest own ghost, before the furniture it stands on', () => {
    expect(hitAt(stage, [3], 1650, 600, 300)).toEqual({ kind: 'ghost', seat: 0, ghost: 3 })
    expect(hitAt(stage, [], 1650, 600, 300)).toEqual({ kind: 'floor' })
    expect(hitAt(stage, [3], 3000, 3100, 300)).toEqual({ kind: 'piece', piece: 'piano' })
  })

  it('means a ghost that lies wherever it touches its body (V13)', () => {
    const lying = { ...stage, ghosts: [small(1500, 2500, { size: 'large', number: 0, yaw: 0 })] }
    expect(hitAt(lying, [0], 2100, 2500, 100)).toEqual({ kind: 'ghost', seat: 0, ghost: 0 })
    expect(hitAt(lying, [0], 900, 2700, 100)).toEqual({ kind: 'ghost', seat: 0, ghost: 0 })
    expect(hitAt(lying, [0], 1500, 3100, 100)).toEqual({ kind: 'floor' })
  })

  it('means a ghost that glows, whoever’s it is, unless something is in the hand', () => {
    const theirs = small(1500, 2500, { seat: 1 })
    const asked = { ...stage, ghosts: [theirs], glow: [{ seat: 1, ghost: 3 }] }
    expect(hitAt(asked, [], 1500, 2500, 100)).toEqual({ kind: 'ghost', seat: 1, ghost: 3 })
    const held = { seat: 0, ghost: 4, spot: null, fits: null }
    expect(hitAt({ ...asked, held }, [], 1500, 2500, 100)).toEqual({ kind: 'floor' })
  })

  it('means one’s own that got out where it may be taken back (V12)', () => {
    const gone = { ...stage, out: [[5], []] }
    expect(hitAt(gone, [5], 260, 6600, 100)).toEqual({ kind: 'ghost', seat: 0, ghost: 5 })
    expect(hitAt(gone, [3], 260, 6600, 100)).toMatchObject({ kind: 'rim' })
  })

  it('means a door or who waits behind it, outside', () => {
    expect(hitAt(stage, [3], 2500, 6200, 300)).toEqual({ kind: 'rim', side: 'N', door: { side: 'N', number: 4 } })
    expect(hitAt(stage, [0, 3], 260, -600, 300)).toEqual({ kind: 'ghost', seat: 0, ghost: 0 })
  })

  it('finds those who got out on the far side', () => {
    const view = viewOf({ out: [[5], []], ghosts: [small(1, 1)] })
    const row = rowOf(stageOf({ view, legal: [], eye: 0, names: NAMES, hand: null, trial: null, latest: null }), 'N')
    expect(row.filter(({ out }) => out)).toEqual([{ seat: 0, ghost: 5, out: true, along: 5740 }])
  })
})
