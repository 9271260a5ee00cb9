import { describe, expect, it } from 'vitest'
import { held } from '../hand/hands.fixture'
import { type Sight, stageOf, takable } from './staged'
import { FUSES, LYING, NAMES, NIGHT, poseOf, small, TWINS, viewOf, walk } from '../table.fixture'
import type { Event, Move } from '../types.gen'

const sight = (more: Partial<Sight>): Sight => ({
  view: viewOf(),
  legal: [],
  eye: 0,
  names: NAMES,
  hand: null,
  trial: null,
  latest: null,
  ...more,
})
const TIPS: Move[] = [
  { type: 'tip', piece: 'desk', towards: 'N' },
  { type: 'tip', piece: 'piano', towards: 'W' },
]
const PUT: Move = { type: 'put', ghost: 3, x: 500, y: 2500, z: 0, yaw: null }
const asked = viewOf({ phase: 'midnight' })

describe('what the pictures show of fusions (V12)', () => {
  it('lets two that may fuse glow, unless another ghost is in the hand', () => {
    const both = [
      { seat: 0, ghost: 3 },
      { seat: 0, ghost: 4 },
    ]
    expect(stageOf(sight({ view: TWINS, legal: FUSES })).glow).toEqual(both)
    expect(stageOf(sight({ view: TWINS, legal: FUSES, hand: held({ ghost: 4 }) })).glow).toEqual(both.toReversed())
    expect(stageOf(sight({ view: TWINS, legal: FUSES, hand: held({ ghost: 5 }) })).glow).toEqual([])
  })
})

describe('what the pictures show of a piece in the hand (V5)', () => {
  it('is the hall with everything where it would be', () => {
    const pose = poseOf({ x: 5000, y: 5000 })
    const down = poseOf({ face: 'back' })
    const rider = small(500, 500, { z: 140_000 })
    const told: Event[] = [
      { type: 'placed', seat: 0, piece: 'table', pose, displaced: [] },
      { type: 'down', pieces: [['mirror', down]], ghosts: [rider] },
    ]
    const hand = { kind: 'piece', piece: 'table', face: 'bottom', x: 5000, y: 5000, yaw: 0 } as const
    const shown = stageOf(
      sight({ view: viewOf({ ghosts: [small(500, 500, { z: 840_000 })] }), hand, trial: { told, refused: null } }),
    )
    expect(new Map(shown.pieces).get('mirror')).toEqual(down)
    expect(shown.pieces.map(([piece]) => piece)).not.toContain('table')
    expect(shown.ghosts).toEqual([rider])
  })
})

describe('what the pictures show of Midnight (V13)', () => {
  it('lights pieces to be tipped, then the sides for the one that is chosen', () => {
    expect(stageOf(sight({ view: asked, legal: TIPS }))).toMatchObject({
      movable: ['desk', 'piano'],
      picked: null,
      open: [],
    })
    expect(stageOf(sight({ view: asked, legal: TIPS, choice: { piece: 'piano' } }))).toMatchObject({
      picked: 'piano',
      open: ['W'],
    })
  })

  it('lights ghosts to be replaced, whoever they belong to', () => {
    const legal: Move[] = [
      { type: 'swap', seat: 1, ghost: 3, by: 4 },
      { type: 'swap', seat: 1, ghost: 3, by: 5 },
    ]
    expect(stageOf(sight({ view: asked, legal })).glow).toEqual([{ seat: 1, ghost: 3 }])
  })

  it('lights the cells of a ghost that is to be put, and holds it there', () => {
    const hand = held({ how: 'put', spot: { x: 500, y: 2500, z: 0 } })
    const end = small(500, 2500, { z: 700_000 })
    const trial = {
      told: [{ type: 'effect', card: 'tag', seat: 0, pieces: [], ghosts: [end], home: [], out: [], sides: [] }],
      refused: null,
    } as const
    expect(stageOf(sight({ view: asked, legal: [PUT], hand, trial }))).toMatchObject({
      cells: [[0, 2]],
      held: { fits: true, spot: { z: 700_000 } },
    })
    expect(takable(sight({ view: asked, legal: [PUT] }))).toEqual([3])
    expect(takable(sight({ view: asked, legal: TIPS }))).toEqual([])
  })

  it('lights the cells that an answer speaks of', () => {
    expect(stageOf(sight({ view: asked, legal: TIPS, pointed: [[2, 3]] })).cells).toEqual([[2, 3]])
  })

  it('holds a lying ghost lying, and knows the door of the crystal ball', () => {
    const hand = held({ yaw: 450, spot: { x: 1500, y: 500, z: 0 } })
    expect(stageOf(sight({ view: LYING, legal: [walk(3, 1500, 1500, 0, 900)], hand })).held?.spot?.yaw).toBe(450)
    expect(stageOf(sight({ view: viewOf({ night: { ...NIGHT, number: 5 } }) })).omen).toBe(5)
  })
})
