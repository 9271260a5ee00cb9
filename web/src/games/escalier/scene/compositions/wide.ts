import type { Composition } from '../geometry'
import { run } from './run'

/** The tower on a broad screen: three long flights, the moon to the left, the nook to the right. */
export const WIDE: Composition = {
  name: 'wide',
  width: 1120,
  height: 840,
  piece: 68,
  slab: 24,
  tread: 26,
  steps: [
    { x: 180, y: 780, width: 244 },
    ...run(357, 112, 758, -21, 6),
    ...run(1004, -124, 546, -20, 7),
    ...run(128, 109, 322, -18, 7),
    { x: 964, y: 196, width: 255, stand: -66 },
  ],
  flights: [
    { from: 15, to: 22 },
    { from: 8, to: 14 },
    { from: 1, to: 7 },
  ],
  ladders: [
    { foot: { x: 934, y: 654 }, head: { x: 964, y: 548 } },
    { foot: { x: 222, y: 428 }, head: { x: 176, y: 322 } },
  ],
  moon: { x: 300, y: 120, size: 84 },
  ruin: { x: 330, y: 262, size: 210 },
  nook: { x: 994, y: 190, size: 150 },
  niches: [
    { x: 452, y: 396, size: 34 },
    { x: 735, y: 352, size: 36 },
    { x: 214, y: 592, size: 40 },
    { x: 640, y: 640, size: 30 },
  ],
  arches: [
    { x: 600, y: 410, size: 62 },
    { x: 1000, y: 420, size: 92 },
    { x: 365, y: 610, size: 84 },
    { x: 820, y: 610, size: 56 },
  ],
  banner: { x: 868, y: 282, size: 66 },
  webs: [
    { x: 1080, y: 592, size: 88, turn: 90 },
    { x: 66, y: 362, size: 70, turn: 0 },
    { x: 770, y: 6, size: 52, turn: 0 },
  ],
  owl: { x: 66, y: 232, size: 66 },
  rope: { x: 690, y: 0, size: 7, length: 96 },
  lantern: { x: 1040, y: 818, size: 62 },
  bats: [
    { x: 452, y: 74, size: 27 },
    { x: 168, y: 66, size: 18 },
    { x: 560, y: 44, size: 15 },
  ],
  frame: 44,
}
