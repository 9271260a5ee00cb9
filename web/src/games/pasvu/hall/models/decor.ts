/** What makes a box a piano: colours of the judge's boxes, and what lies on their surface, in mils. */
import type { Piece } from '../../types.gen'
import { FURNITURE } from './furniture'
import { part, type Part } from './solids'

const GOLD = '#d9a441'
const BRASS = '#e3b65c'

/** The boxes of the data file, each in its colour, and then the decoration. */
export function partsOf(piece: Piece): Part[] {
  const { colours, round } = WOOD[piece]
  const boxes = FURNITURE[piece].boxes.map((box, i) => part(colours[i] ?? (colours.at(-1) as string), box, round))
  return [...boxes, ...DECOR[piece]()]
}

const WOOD: Record<Piece, { readonly colours: readonly string[]; readonly round?: number }> = {
  mirror: { colours: ['#a9772f', '#8a5c22'], round: 26 },
  trolley: { colours: ['#b8863a', '#b8863a', BRASS], round: 18 },
  desk: { colours: ['#8a4a25', '#78401f', '#78401f', '#5f3118'] },
  piano: { colours: ['#433c66', '#4c4473', '#332d50'], round: 18 },
  armchair: { colours: ['#2b766f', '#35908a', '#35908a', '#2f827b'], round: 90 },
  table: { colours: ['#c98a48', '#a96d33'] },
}

const DECOR: Record<Piece, () => Part[]> = { mirror, trolley, desk, piano, armchair, table }

function mirror(): Part[] {
  const lip = (x0: number, x1: number, z0: number, z1: number): Part => part('#f0c766', [x0, x1, -52, -38, z0, z1], 6)
  const corners = [-560, 560].flatMap((x) =>
    [80, 1760].map((z) => part('#ffe3a0', [x - 32, x + 32, -58, -38, z - 32, z + 32], 20)),
  )
  return [
    lip(-540, -518, 140, 1740),
    lip(518, 540, 140, 1740),
    lip(-540, 540, 1718, 1740),
    lip(-540, 540, 140, 162),
    ...corners,
    part('#ffe3a0', [-120, 120, -56, -38, 1748, 1792], 18),
    // Its back is plain board with a brace.
    part('#5a3b1c', [-540, 540, 98, 104, 60, 1740], 2),
    part('#7a5228', [-540, 540, 100, 110, 860, 940], 4),
  ]
}

function trolley(): Part[] {
  const carpets = [160, 760].map((z) => part('#8f2038', [-535, 535, -335, 335, z - 2, z + 6], 3))
  const trims = [160, 760].flatMap((z) => [
    part('#f4d68a', [-600, 600, -404, -398, z - 38, z - 4], 2),
    part('#f4d68a', [-600, 600, 398, 404, z - 38, z - 4], 2),
  ])
  const wheels = [-570, 570].flatMap((x) =>
    [-370, 370].map((y) => part('#2b2230', [x - 33, x + 33, y - 33, y + 33, 0, 84], 30)),
  )
  const knobs = [-570, 570].flatMap((x) =>
    [-370, 370].map((y) => part('#ffe9b0', [x - 32, x + 32, y - 32, y + 32, 1050, 1102], 26)),
  )
  return [...carpets, ...trims, ...wheels, ...knobs]
}

function desk(): Part[] {
  const drawers = [-775, 775].flatMap((x) =>
    [60, 310, 560].flatMap((z) => [
      part('#a05a2c', [x - 185, x + 185, -472, -455, z, z + 215], 8),
      part(BRASS, [x - 60, x + 60, -490, -465, z + 96, z + 122], 10),
    ]),
  )
  const panels = [-1, 1].map((s) =>
    part('#8f4f28', s < 0 ? [-1005, -995, -380, 420, 90, 740] : [995, 1005, -380, 420, 90, 740], 4),
  )
  const back = [-775, 775].map((x) => part('#8f4f28', [x - 175, x + 175, 495, 505, 90, 740], 4))
  return [
    ...drawers,
    ...panels,
    ...back,
    part('#8f4f28', [-480, 480, 495, 505, 320, 760], 4),
    part(GOLD, [-905, 905, -405, 405, 897, 903], 2),
    part('#2f6b4a', [-885, 885, -385, 385, 898, 905], 2),
  ]
}

const WHITES = 28
const KEY = 1600 / WHITES

function piano(): Part[] {
  const left = (i: number): number => -800 + i * KEY
  const whites = Array.from({ length: WHITES }, (_, i) =>
    part('#fdf6e3', [left(i) + 3, left(i + 1) - 3, -385, -60, 756, 770], 4),
  )
  const sharp = (i: number): boolean => ![2, 6].includes(i % 7)
  const blacks = whites.flatMap((_, i) =>
    sharp(i) && i < WHITES - 1 ? [part('#17121c', [left(i + 1) - 16, left(i + 1) + 16, -270, -60, 765, 786], 4)] : [],
  )
  const candles = [-640, 640].flatMap((x) => [
    part(GOLD, [x - 60, x + 60, 4, 22, 1120, 1240], 18),
    part('#fff0c8', [x - 18, x + 18, 2, 20, 1240, 1360], 8),
  ])
  return [
    ...whites,
    ...blacks,
    ...candles,
    part('#332c52', [-810, 810, -400, -383, 690, 764], 6),
    part('#b3263c', [-810, 810, -62, -50, 758, 774], 3),
    part('#6a608f', [-760, 760, 10, 24, 860, 1420], 6),
    part('#4f4676', [-470, 470, 4, 22, 900, 1380], 6),
    part('#fff8e6', [-210, -8, 0, 20, 940, 1250], 3),
    part('#fff8e6', [8, 210, 0, 20, 940, 1250], 3),
    part(GOLD, [-280, 280, -6, 20, 900, 938], 6),
    part('#6a608f', [-900, 900, 20, 400, 1462, 1502], 12),
    part('#595082', [-700, 700, 8, 24, 120, 560], 6),
    ...[-60, 60].map((x) => part(BRASS, [x - 28, x + 28, -20, 24, 24, 46], 8)),
    part('#595082', [-780, 780, 396, 405, 120, 1380], 4),
  ]
}

function armchair(): Part[] {
  const tufts = [-330, -110, 110, 330].flatMap((x) =>
    [620, 820, 1020].map((z) => part('#f0c766', [x - 20, x + 20, 338, 354, z - 20, z + 20], 9)),
  )
  const fringe = part('#e3b65c', [-590, 590, -606, -594, 20, 70], 4)
  return [
    part('#4aaea4', [-370, 370, -590, 340, 400, 458], 40),
    part('#55b8ae', [-575, -405, -585, 330, 660, 706], 40),
    part('#55b8ae', [405, 575, -585, 330, 660, 706], 40),
    part('#4aaea4', [-540, 540, 338, 360, 500, 1140], 16),
    part('#1f5e58', [-520, 520, 594, 604, 120, 1080], 8),
    ...[-490, 490].map((x) => part('#1f5e58', [x - 70, x + 70, -604, -594, 120, 600], 10)),
    ...tufts,
    fringe,
  ]
}

function table(): Part[] {
  const tips = [-460, 460].flatMap((x) =>
    [-460, 460].map((y) => part(BRASS, [x - 42, x + 42, y - 42, y + 42, 0, 70], 8)),
  )
  return [
    part('#8a5527', [-430, 430, -430, 430, 697, 704], 2),
    part('#e8bd7c', [-405, 405, -405, 405, 698, 706], 2),
    part('#fdf3dc', [-230, 230, -230, 230, 700, 708], 3),
    part('#c9434f', [-190, 190, -190, 190, 701, 710], 3),
    part('#fdf3dc', [-150, 150, -150, 150, 702, 712], 3),
    ...tips,
  ]
}
