import type { Composition, Step } from '../geometry'

function run(x: number, dx: number, y: number, dy: number, count: number): Step[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + dx * i, y: y + dy * i, width: Math.abs(dx) }))
}

/** The tower on a phone held upright: five short flights, one above the other. */
export const TALL: Composition = {
  name: 'tall',
  width: 390,
  height: 690,
  piece: 47,
  slab: 15,
  tread: 16,
  steps: [
    { x: 98, y: 652, width: 184 },
    ...run(222, 66, 640, -12, 3),
    ...run(346, -76, 526, -11, 5),
    ...run(42, 76, 396, -11, 5),
    ...run(346, -76, 266, -11, 5),
    ...run(45, 78, 138, -11, 2),
    { x: 276, y: 118, width: 214 },
  ],
  flights: [
    { from: 20, to: 22, rightward: true },
    { from: 15, to: 19, rightward: false },
    { from: 10, to: 14, rightward: true },
    { from: 5, to: 9, rightward: false },
    { from: 1, to: 4, rightward: true },
  ],
  moon: { x: 92, y: 52, size: 32 },
  windows: [{ x: 92, y: 66, size: 62 }],
  nook: { x: 290, y: 112, size: 96 },
  niches: [
    { x: 196, y: 190, size: 18 },
    { x: 262, y: 300, size: 18 },
    { x: 128, y: 420, size: 18 },
    { x: 60, y: 560, size: 22 },
  ],
  arches: [
    { x: 330, y: 200, size: 34 },
    { x: 60, y: 300, size: 34 },
    { x: 330, y: 440, size: 36 },
    { x: 150, y: 560, size: 36 },
  ],
  webs: [
    { x: 8, y: 150, size: 30, turn: 0 },
    { x: 384, y: 286, size: 32, turn: 90 },
    { x: 184, y: 8, size: 26, turn: 0 },
  ],
  owl: { x: 30, y: 36, size: 26 },
  rope: { x: 168, y: 0, size: 4, length: 52 },
  bats: [{ x: 132, y: 30, size: 13 }, { x: 60, y: 28, size: 10 }],
  frame: 12,
}
