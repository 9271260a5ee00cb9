import { describe, expect, it } from 'vitest'
import { answer, type Hand } from './choose'
import { begun, moved } from './cursor'
import { ARROWS, arrowSpot, lane, nearestArrow, opposite } from '../maze/geometry'
import type { Move } from '../types.gen'

const pushes: Move[] = ARROWS.filter((arrow) => arrow !== 'S3').flatMap((arrow) =>
  [0, 1, 2, 3].map((turn): Move => ({ type: 'shift', arrow, turn })),
)
const walks: Move[] = [
  { type: 'go', cell: 0 },
  { type: 'go', cell: 1 },
]
const empty: Hand = { turn: 2, arrow: null }
const aiming: Hand = { turn: 2, arrow: 'E3' }

describe('while one pushes', () => {
  it('a touched arrow shows the push, and a second touch pushes', () => {
    expect(answer(pushes, empty, { kind: 'arrow', arrow: 'E3' })).toEqual({ kind: 'hand', hand: aiming })
    const reply = answer(pushes, aiming, { kind: 'arrow', arrow: 'E3' })
    expect(reply.kind === 'play' && pushes.includes(reply.move)).toBe(true)
    expect(reply).toEqual({ kind: 'play', move: { type: 'shift', arrow: 'E3', turn: 2 } })
    expect(answer(pushes, aiming, { kind: 'push' })).toEqual(reply)
  })

  it('another arrow is shown instead', () => {
    expect(answer(pushes, aiming, { kind: 'arrow', arrow: 'N1' })).toEqual({
      kind: 'hand',
      hand: { turn: 2, arrow: 'N1' },
    })
  })

  it('turning keeps the arrow, both ways round', () => {
    expect(answer(pushes, { ...aiming, turn: 3 }, { kind: 'turn', by: 1 })).toEqual({
      kind: 'hand',
      hand: { turn: 0, arrow: 'E3' },
    })
    expect(answer(pushes, { ...aiming, turn: 0 }, { kind: 'turn', by: -1 })).toEqual({
      kind: 'hand',
      hand: { turn: 3, arrow: 'E3' },
    })
  })

  it('the locked arrow is a question to the server', () => {
    expect(answer(pushes, empty, { kind: 'arrow', arrow: 'S3' })).toEqual({
      kind: 'ask',
      move: { type: 'shift', arrow: 'S3', turn: 2 },
    })
  })

  it('a touch on the board or a change of mind lets go', () => {
    for (const kind of [{ kind: 'cell', cell: 9 }, { kind: 'cancel' }] as const) {
      expect(answer(pushes, aiming, kind)).toEqual({ kind: 'hand', hand: empty })
    }
    expect(answer(pushes, empty, { kind: 'cancel' })).toEqual({ kind: 'nothing' })
    expect(answer(pushes, empty, { kind: 'cell', cell: 9 })).toEqual({ kind: 'ask', move: { type: 'go', cell: 9 } })
  })
})

describe('while one walks', () => {
  it('a lit cell is played, any other asked about', () => {
    expect(answer(walks, empty, { kind: 'cell', cell: 1 })).toEqual({ kind: 'play', move: walks[1] })
    expect(answer(walks, empty, { kind: 'cell', cell: 8 })).toEqual({ kind: 'ask', move: { type: 'go', cell: 8 } })
    expect(answer(walks, empty, { kind: 'arrow', arrow: 'N1' })).toEqual({
      kind: 'ask',
      move: { type: 'shift', arrow: 'N1', turn: 2 },
    })
  })
})

describe('lines', () => {
  it('begin at their arrow and end at the opposite one', () => {
    expect(lane('N1')).toEqual([1, 8, 15, 22, 29, 36, 43])
    expect(lane('E3')).toEqual([27, 26, 25, 24, 23, 22, 21])
    for (const arrow of ARROWS) expect(lane(opposite(arrow))).toEqual(lane(arrow).toReversed())
  })

  it('are meant by a finger near their arrow, and none by a finger in the middle', () => {
    for (const arrow of ARROWS) expect(nearestArrow(arrowSpot(arrow))).toBe(arrow)
    expect(nearestArrow({ x: 350, y: 350 })).toBeNull()
  })
})

describe('the keyboard', () => {
  it('walks around the frame and comes back', () => {
    let at = begun(true, 0)
    const seen = [
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
    ] as const
    const names = seen.map((key) => {
      at = moved(at, key)
      return at.kind === 'arrow' ? at.arrow : ''
    })
    expect(names).toEqual(['N3', 'N5', 'E1', 'E3', 'E5', 'S5', 'S3', 'S1', 'W5', 'W3', 'W1', 'N1'])
  })

  it('jumps across the board', () => {
    expect(moved({ kind: 'arrow', arrow: 'W3' }, 'ArrowRight')).toEqual({ kind: 'arrow', arrow: 'E3' })
    expect(moved({ kind: 'arrow', arrow: 'N3' }, 'ArrowUp')).toEqual({ kind: 'arrow', arrow: 'N3' })
  })

  it('walks over the cells from the pawn, and stops at the edge', () => {
    expect(begun(false, 8)).toEqual({ kind: 'cell', cell: 8 })
    expect(moved({ kind: 'cell', cell: 8 }, 'ArrowDown')).toEqual({ kind: 'cell', cell: 15 })
    expect(moved({ kind: 'cell', cell: 6 }, 'ArrowRight')).toEqual({ kind: 'cell', cell: 6 })
  })
})
