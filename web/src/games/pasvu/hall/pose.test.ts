import { describe, expect, it } from 'vitest'
import type { Door, Piece, Pose } from '../types.gen'
import eyes from './eyes.fixture.json'
import { eyeAt } from './camera/fly'
import { FURNITURE, PIECES } from './models/furniture/furniture'
import { blocks, placement } from './pose'
import poses from './poses.fixture.json'

interface Known {
  piece: Piece
  pose: Pose
  blocks: [number, number, number, number, number, number][]
}
const GRAINS = 1e6

describe('a pose', () => {
  it.each(poses as unknown as Known[])(
    'puts the $piece with its $pose.face down where the rules have it',
    ({ piece, pose, blocks: known }) => {
      const here = blocks(piece, pose).map(({ x, y, halfX, halfY, low, high }) =>
        [x, y, halfX, halfY, low, high].map((cells) => cells * GRAINS),
      )
      here.flat().forEach((value, i) => expect(Math.abs(value - (known.flat()[i] as number))).toBeLessThan(3))
    },
  )

  it('moves the upright piece as it moves its boxes', () => {
    for (const { piece, pose } of poses as unknown as Known[]) {
      const { rows, at } = placement(piece, pose)
      const moved = FURNITURE[piece].boxes.map(([x0, x1, y0, y1, z0, z1]) => {
        const middle = [(x0 + x1) / 2000, (y0 + y1) / 2000, (z0 + z1) / 2000] as const
        return rows.map((row, i) => row[0] * middle[0] + row[1] * middle[1] + row[2] * middle[2] + (at[i] as number))
      })
      const known = blocks(piece, pose).map(({ x, y, low, high }) => [x, y, (low + high) / 2])
      moved.flat().forEach((value, i) => expect(value).toBeCloseTo(known.flat()[i] as number, 9))
    }
  })

  it('knows all six pieces', () => {
    expect(PIECES).toEqual(['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table'])
  })
})

describe('the eye behind a door', () => {
  it.each(eyes as unknown as { door: Door; from: number[]; forward: number[] }[])(
    '$door.side $door.number is the judge’s',
    ({ door, from, forward }) => {
      const eye = eyeAt(door)
      from.forEach((value, i) => expect(eye.from[i]).toBeCloseTo(value, 9))
      forward.forEach((value, i) => expect(eye.forward[i]).toBeCloseTo(value, 5))
    },
  )
})
