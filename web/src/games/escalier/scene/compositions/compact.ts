import type { Composition } from '../geometry'
import { run } from './run'

/** The broad tower on a low screen: the same three flights, flatter, for larger pieces. */
export const COMPACT: Composition = {
  name: 'compact',
  width: 640,
  height: 480,
  piece: 52,
  slab: 20,
  tread: 16,
  steps: [
    { x: 103, y: 452, width: 138 },
    ...run(204, 64, 446, -5, 6),
    ...run(574, -71, 300, -5, 7),
    ...run(73, 62, 148, -4, 7),
    { x: 551, y: 116, width: 146, stand: -38 },
  ],
  flights: [
    { from: 15, to: 22 },
    { from: 8, to: 14 },
    { from: 1, to: 7 },
  ],
  ladders: [
    { foot: { x: 552, y: 420 }, head: { x: 582, y: 300 } },
    { foot: { x: 100, y: 272 }, head: { x: 70, y: 148 } },
  ],
  moon: { x: 171, y: 56, size: 42 },
  ruin: { x: 196, y: 128, size: 104 },
  nook: { x: 568, y: 112, size: 86 },
  niches: [
    { x: 258, y: 208, size: 18 },
    { x: 420, y: 196, size: 19 },
    { x: 116, y: 352, size: 21 },
    { x: 366, y: 362, size: 18 },
  ],
  arches: [
    { x: 343, y: 212, size: 32 },
    { x: 571, y: 218, size: 44 },
    { x: 209, y: 366, size: 42 },
    { x: 469, y: 362, size: 32 },
  ],
  banner: { x: 496, y: 152, size: 36 },
  webs: [
    { x: 617, y: 330, size: 44, turn: 90 },
    { x: 38, y: 176, size: 34, turn: 0 },
    { x: 440, y: 4, size: 30, turn: 0 },
  ],
  owl: { x: 36, y: 108, size: 34 },
  rope: { x: 394, y: 0, size: 4, length: 46 },
  lantern: { x: 600, y: 468, size: 32 },
  bats: [
    { x: 258, y: 40, size: 15 },
    { x: 96, y: 36, size: 10 },
    { x: 320, y: 24, size: 8 },
  ],
  frame: 22,
}
