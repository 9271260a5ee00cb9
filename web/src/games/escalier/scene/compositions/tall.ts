import type { Composition } from '../geometry'
import { run } from './run'

/** The tower on a phone held upright: five short flights, one above the other. */
export const TALL: Composition = {
  name: 'tall',
  width: 390,
  height: 662,
  piece: 47,
  slab: 15,
  tread: 16,
  steps: [
    { x: 100, y: 626, width: 186 },
    ...run(225, 64, 615, -11, 3),
    ...run(344, -75, 506, -10, 5),
    ...run(46, 75, 382, -10, 5),
    ...run(344, -75, 258, -10, 5),
    ...run(48, 77, 134, -10, 2),
    { x: 273, y: 116, width: 219, stand: -48 },
  ],
  flights: [
    { from: 20, to: 22 },
    { from: 15, to: 19 },
    { from: 10, to: 14 },
    { from: 5, to: 9 },
    { from: 1, to: 4 },
  ],
  ladders: [
    { foot: { x: 372, y: 592 }, head: { x: 366, y: 506 } },
    { foot: { x: 20, y: 466 }, head: { x: 26, y: 382 } },
    { foot: { x: 370, y: 342 }, head: { x: 364, y: 258 } },
    { foot: { x: 20, y: 218 }, head: { x: 26, y: 134 } },
  ],
  moon: { x: 96, y: 50, size: 34 },
  ruin: { x: 112, y: 114, size: 96 },
  nook: { x: 306, y: 112, size: 92 },
  niches: [
    { x: 262, y: 190, size: 17 },
    { x: 96, y: 312, size: 17 },
    { x: 262, y: 434, size: 17 },
    { x: 104, y: 560, size: 19 },
  ],
  arches: [
    { x: 340, y: 208, size: 32 },
    { x: 196, y: 312, size: 30 },
    { x: 340, y: 456, size: 32 },
    { x: 186, y: 566, size: 32 },
  ],
  banner: { x: 160, y: 146, size: 24 },
  webs: [
    { x: 382, y: 152, size: 32, turn: 90 },
    { x: 306, y: 526, size: 26, turn: 0 },
    { x: 84, y: 402, size: 24, turn: 90 },
  ],
  owl: { x: 20, y: 92, size: 27 },
  rope: { x: 206, y: 0, size: 3.5, length: 42 },
  lantern: { x: 352, y: 650, size: 30 },
  bats: [
    { x: 150, y: 34, size: 13 },
    { x: 52, y: 26, size: 9 },
  ],
  frame: 9,
}
