/** Positions for the tests, drawn in text. */
import type { Circuit } from './circuit/geometry'
import { tableOf } from './animation/table'
import type { Move, View } from './types.gen'

function drawn(rows: readonly string[]): Circuit {
  const spots = rows.flatMap((row, r) =>
    [...row].flatMap((sign, c): [number, number][] => (sign === '#' ? [] : [[r, c]])),
  )
  return { spots, signs: spots.map(([r, c]) => rows[r]?.[c]).join('') }
}

export const CLASSIC = drawn([
  'HoooDoooH',
  'o#o#o#o#o',
  'ooYoooYoo',
  'o#o#o#o#o',
  'DoooGoooD',
  'o#o#o#o#o',
  'ooYoooYoo',
  'o#o#o#o#o',
  'HoooDoooH',
])
export const LARGE = drawn([
  'HooooDooooH',
  'o#o#o#o#o#o',
  'ooYoooooYoo',
  'o#o#ooo#o#o',
  'DooooGooooD',
  'o#o#ooo#o#o',
  'ooYoooooYoo',
  'o#o#o#o#o#o',
  'HooooDooooH',
])

/** The place in a row and a column of the classic circuit. */
export function at(row: number, column: number): number {
  return CLASSIC.spots.findIndex(([r, c]) => r === row && c === column)
}

/** Zoé is red and to move, Max is green; nothing has been eaten. */
export function viewOf(more: Partial<View> = {}): View {
  return {
    options: { circuit: 'classic', end: 'all', count: 'white', colours: [] },
    ...CLASSIC,
    homes: [at(0, 0), at(0, 8)],
    colours: [0, 1],
    eaters: [at(0, 0), at(0, 8)],
    ghosts: [at(4, 4), at(4, 4)],
    marbles: [...CLASSIC.signs].map((sign) => ({ H: '.', G: '.', Y: 'y' })[sign] ?? 'w').join(''),
    white: [0, 0],
    yellow: [0, 0],
    turn: 0,
    turns: 0,
    dice: [],
    run: false,
    chased: false,
    robs: false,
    returns: false,
    asked: [],
    declined: false,
    agreed: false,
    over: false,
    ...more,
  }
}

export const TABLE = tableOf(viewOf())
export const NAMES = ['Zoé', 'Max']

export const run = (die: number, ...path: [number, number][]): Move & { type: 'run' } => ({
  type: 'run',
  die,
  path: path.map(([r, c]) => at(r, c)),
})
export const chase = (die: number, ghost: 0 | 1, ...path: [number, number][]): Move & { type: 'chase' } => ({
  type: 'chase',
  die,
  ghost,
  path: path.map(([r, c]) => at(r, c)),
})
