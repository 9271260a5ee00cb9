/** What makes a box a piano: colours of the judge's boxes, and what lies on their surface, in mils. */
import type { Piece } from '../../../types.gen'
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
  mirror: { colours: ['#a9772f', '#c9953f'], round: 16 },
  trolley: { colours: ['#b8863a', '#b8863a', BRASS], round: 18 },
  desk: { colours: ['#8a4a25', '#78401f', '#78401f', '#5f3118'] },
  piano: { colours: ['#4d3f86', '#584a96', '#3a3068'], round: 18 },
  armchair: { colours: ['#2b766f', '#35908a', '#35908a', '#2f827b'], round: 90 },
  table: { colours: ['#c98a48', '#a96d33'] },
}

const DECOR: Record<Piece, () => Part[]> = { mirror, trolley, desk, piano, armchair, table }

/** Something on the back of a piece, a hair proud of it: x from and to, z from and to. */
const behind =
  (y: number, proud = 6) =>
  (colour: string, x0: number, x1: number, z0: number, z1: number, round = 2): Part =>
    part(colour, [x0, x1, y - 4, y + proud, z0, z1], round)

/** A gilt frame with a bead and a crest, claws for feet; behind, boards, a brace and a wire to hang it by. */
function mirror(): Part[] {
  const front = (colour: string, x0: number, x1: number, z0: number, z1: number, proud: number, round = 6): Part =>
    part(colour, [x0, x1, -40 - proud, -34, z0, z1], round)
  const rails = [
    [-592, -530, 84, 1716],
    [530, 592, 84, 1716],
    [-592, 592, 1728, 1792],
    [-592, 592, 90, 152],
  ] as const
  const beads = [-1, 1].flatMap((s) =>
    Array.from({ length: 11 }, (_, i) => {
      const z = 230 + i * 142
      return front('#ffe9b0', s * 561 - 14, s * 561 + 14, z - 14, z + 14, 14, 0)
    }),
  )
  const claws = [-510, 510].flatMap((x) =>
    [-56, 0, 56].map((toe) => part('#f0c766', [x + toe - 24, x + toe + 24, -104, -44, 0, 62], 20)),
  )
  const back = behind(100)
  return [
    ...rails.map(([x0, x1, z0, z1]) => front('#d9a441', x0, x1, z0, z1, 10, 8)),
    front('#fff0c4', -530, -516, 150, 1724, 6, 0),
    front('#fff0c4', 516, 530, 150, 1724, 6, 0),
    front('#fff0c4', -530, 530, 1716, 1730, 6, 0),
    front('#fff0c4', -530, 530, 146, 160, 6, 0),
    ...beads,
    ...claws,
    front('#ffe3a0', -150, 150, 1738, 1796, 16, 16),
    front('#c9434f', -34, 34, 1748, 1790, 20, 14),
    ...[-400, -135, 135, 400].map((x) => back('#6b4724', x - 124, x + 124, 70, 1730)),
    back('#8a5f31', -560, 560, 420, 500, 9),
    back('#8a5f31', -560, 560, 1300, 1380, 9),
    back('#cfd3da', -420, 420, 1150, 1158, 10),
    back('#f3ead2', 180, 420, 820, 980, 8),
    back('#a8324a', 200, 400, 930, 960, 9),
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
      part(BRASS, [x - 60, x + 60, -480, -465, z + 96, z + 122], 8),
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
    part(GOLD, [-440, 440, 497, 507, 722, 730], 0),
    part(GOLD, [-440, 440, 497, 507, 350, 358], 0),
    part(BRASS, [-40, 40, 497, 508, 500, 580], 0),
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
    sharp(i) && i < WHITES - 1 ? [part('#17121c', [left(i + 1) - 16, left(i + 1) + 16, -270, -60, 765, 779], 4)] : [],
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
    part(GOLD, [-280, 280, 2, 20, 900, 938], 6),
    part('#6a608f', [-900, 900, 20, 400, 1462, 1502], 12),
    part('#595082', [-700, 700, 8, 24, 120, 560], 6),
    ...[-60, 60].map((x) => part(BRASS, [x - 28, x + 28, 2, 24, 24, 46], 8)),
    ...pianoBack(),
  ]
}

/** The sounding board between its posts, and a braid of gold around it. */
function pianoBack(): Part[] {
  const back = behind(400, 4)
  return [
    back('#b9793c', -790, 790, 130, 1380),
    ...[-770, -390, 0, 390, 770].map((x) => part('#6a4fa8', [x - 34, x + 34, 398, 408, 90, 1420], 0)),
    ...[110, 760, 1410].map((z) => part('#6a4fa8', [-804, 804, 398, 409, z - 30, z + 30], 0)),
    ...[-580, -195, 195, 580].flatMap((x) => [
      part('#8a5527', [x - 120, x + 120, 398, 407, 420, 428], 0),
      part('#8a5527', [x - 120, x + 120, 398, 407, 1060, 1068], 0),
      part(GOLD, [x - 16, x + 16, 398, 410, 728, 792], 0),
    ]),
  ]
}

function armchair(): Part[] {
  const tufts = [-330, -110, 110, 330].flatMap((x) =>
    [620, 820, 1020].map((z) => part('#f0c766', [x - 20, x + 20, 338, 354, z - 20, z + 20], 9)),
  )
  const back = behind(600)
  const studs = [-1, 1].flatMap((s) =>
    [220, 380, 540, 700, 860, 1020].map((z) => back('#f0c766', s * 470 - 14, s * 470 + 14, z - 14, z + 14)),
  )
  const quilt = [-300, 0, 300].flatMap((x) =>
    [250, 500, 750, 1000].map((z) => back('#3c9c92', x - 128, x + 128, z - 108, z + 108)),
  )
  const feet = [-520, 520].flatMap((x) =>
    [-520, 520].map((y) => part('#3a2114', [x - 60, x + 60, y - 60, y + 60, 0, 46], 16)),
  )
  return [
    part('#4aaea4', [-370, 370, -590, 340, 400, 458], 40),
    part('#55b8ae', [-575, -405, -585, 330, 660, 706], 40),
    part('#55b8ae', [405, 575, -585, 330, 660, 706], 40),
    part('#4aaea4', [-540, 540, 338, 360, 500, 1140], 16),
    back('#267a72', -500, 500, 110, 1110),
    ...quilt,
    ...studs,
    ...[-490, 490].flatMap((x) => [
      part('#1f5e58', [x - 70, x + 70, -604, -594, 120, 600], 4),
      part('#f0c766', [x - 14, x + 14, -607, -594, 560, 588], 0),
    ]),
    ...tufts,
    ...feet,
    part('#e3b65c', [-590, 590, -606, -594, 46, 82], 4),
    part('#e3b65c', [-590, 590, 594, 606, 46, 82], 4),
    ...[-1, 1].map((s) => part('#e3b65c', s < 0 ? [-606, -594, -590, 590, 46, 82] : [594, 606, -590, 590, 46, 82], 4)),
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
    part('#c9434f', [-190, 190, -190, 190, 701, 711], 3),
    part('#fdf3dc', [-150, 150, -150, 150, 702, 713], 3),
    ...[-1, 1].map((s) =>
      part('#8a5527', s < 0 ? [-300, 300, -505, -495, 636, 690] : [-300, 300, 495, 505, 636, 690], 3),
    ),
    ...[-1, 1].map((s) => part(BRASS, s < 0 ? [-30, 30, -508, -495, 652, 674] : [-30, 30, 495, 508, 652, 674], 3)),
    ...tips,
  ]
}
