import type { Composition, Step } from '../geometry'

function run(x: number, dx: number, y: number, dy: number, count: number): Step[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + dx * i, y: y + dy * i, width: Math.abs(dx) }))
}

/** The tower on a broad screen: three long flights, the moon to the left, the nook to the right. */
export const WIDE: Composition = {
  name: 'wide',
  width: 1120,
  height: 840,
  piece: 64,
  slab: 24,
  tread: 26,
  steps: [
    { x: 172, y: 778, width: 250 },
    ...run(355, 116, 755, -21, 6),
    ...run(988, -128, 538, -20, 7),
    ...run(146, 113, 312, -19, 7),
    { x: 970, y: 178, width: 230 },
  ],
  flights: [
    { from: 15, to: 22, rightward: true },
    { from: 8, to: 14, rightward: false },
    { from: 1, to: 7, rightward: true },
  ],
  moon: { x: 300, y: 118, size: 74 },
  windows: [{ x: 300, y: 150, size: 150 }, { x: 600, y: 96, size: 60 }],
  nook: { x: 985, y: 168, size: 150 },
  niches: [
    { x: 470, y: 410, size: 34 },
    { x: 850, y: 350, size: 40 },
    { x: 205, y: 610, size: 42 },
    { x: 580, y: 640, size: 30 },
    { x: 728, y: 130, size: 26 },
  ],
  arches: [
    { x: 660, y: 400, size: 70 },
    { x: 1010, y: 420, size: 96 },
    { x: 380, y: 590, size: 78 },
    { x: 90, y: 640, size: 66 },
  ],
  webs: [
    { x: 62, y: 330, size: 74, turn: 0 },
    { x: 1064, y: 560, size: 80, turn: 90 },
    { x: 838, y: 26, size: 50, turn: 0 },
  ],
  owl: { x: 84, y: 214, size: 62 },
  rope: { x: 480, y: 0, size: 8, length: 120 },
  bats: [{ x: 420, y: 66, size: 26 }, { x: 200, y: 62, size: 18 }, { x: 640, y: 60, size: 16 }],
  frame: 56,
}
