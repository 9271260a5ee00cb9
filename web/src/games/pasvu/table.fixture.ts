/** A hall for the tests: the hotel's own arrangement, Zoé in the south and Max in the north. */
import hotel from '../../../../manoir/games/pasvu/data/hotel.json'
import { PIECES } from './stage/shape'
import type { Face, Ghost, Move, Night, Pose, View, Walk } from './types.gen'

export const NAMES = ['Zoé', 'Max']

export const NIGHT: Night = { cards: [], asked: [], tipped: [], put: [], number: null, looks: 0, lying: false }

export const poseOf = (more: Partial<Pose> = {}): Pose => ({ face: 'bottom', x: 3000, y: 3000, yaw: 0, z: 0, ...more })

export function viewOf(more: Partial<View> = {}): View {
  return {
    options: {
      eyes: 'fair',
      hide: true,
      hall: 'hotel',
      sides: [],
      practice: false,
      fusions: false,
      midnight: 0,
      deck: [],
    },
    sides: ['S', 'N'],
    pieces: PIECES.map((piece) => [piece, poseOf({ ...hotel[piece], face: hotel[piece].face as Face })] as const),
    ghosts: [],
    reserve: [
      [0, 1, 2, 3, 4, 5, 6],
      [0, 1, 2, 3, 4, 5, 6],
    ],
    out: [[], []],
    keyhole: { side: 'W', number: 2 },
    holder: 0,
    phase: 'furniture',
    round: 1,
    rounds: 5,
    turn: 0,
    cards: [
      { value: 6, pieces: ['table', 'desk'] },
      { value: 9, pieces: [] },
    ],
    deck: 8,
    drawn: [0, 1],
    struck: [],
    nights: 12,
    night: NIGHT,
    movable: ['table', 'desk'],
    shifted: [],
    points: [6, 9],
    done: [false, false],
    walked: [[], []],
    entered: [[], []],
    edge: [[], []],
    held: [[], []],
    ready: [
      [0, 1, 2, 3, 4, 5, 6],
      [0, 1, 2, 3, 4, 5, 6],
    ],
    chosen: [0, 0],
    aim: null,
    open_sides: ['S', 'E', 'N'],
    scores: [0, 0],
    look: null,
    taken: null,
    ...more,
  }
}

export const small = (x: number, y: number, more: Partial<Ghost> = {}): Ghost => ({
  seat: 0,
  size: 'small',
  x,
  y,
  z: 0,
  number: 3,
  yaw: null,
  ...more,
})

export const walk = (ghost: number, x: number, y: number, z = 0, yaw: number | null = null): Walk => ({
  type: 'walk',
  ghost,
  x,
  y,
  z,
  yaw,
})

/** Zoé moves ghosts: one stands in the hall, in the second column of the first row. */
export const MOVING = viewOf({
  phase: 'ghosts',
  ghosts: [small(1500, 500)],
  reserve: [
    [0, 1, 2, 4, 5, 6],
    [0, 1, 2, 3, 4, 5, 6],
  ],
  ready: [
    [0, 1, 2, 4, 5, 6],
    [0, 1, 2, 3, 4, 5, 6],
  ],
})
export const WALKS: readonly Move[] = [
  { type: 'done' },
  walk(0, 500, 500),
  walk(4, 500, 500),
  walk(4, 2500, 500),
  walk(3, 1500, 1500),
  walk(3, 2400, 620, 900),
  walk(3, 2500, 500),
]

/** V12: two small ghosts of Zoé's stand in one cell; the grown ones wait to be made. */
export const TWINS = viewOf({
  phase: 'ghosts',
  options: { ...viewOf().options, fusions: true },
  ghosts: [small(1300, 500), small(1700, 500, { number: 4 })],
  reserve: [
    [0, 1, 2, 5, 6],
    [0, 1, 2, 3, 4, 5, 6],
  ],
  ready: [
    [5, 6],
    [3, 4, 5, 6],
  ],
  walked: [[4], []],
})
export const FUSES: readonly Move[] = [
  { type: 'done' },
  walk(5, 500, 500),
  walk(3, 1500, 1500),
  { type: 'fuse', ghost: 3, other: 4 },
  { type: 'fuse', ghost: 4, other: 3 },
]

/** V13: Zoé's ghost lies with its head to the north. */
export const LYING = {
  ...MOVING,
  ghosts: [small(1500, 500, { yaw: 900 })],
  walked: [[3], []],
  night: { ...NIGHT, cards: ['shelter'], lying: true },
}
