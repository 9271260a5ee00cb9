/** What is on the pictures of the guide, on a canvas of 480 × 264. */
import type { Page } from './pages'

type Spot = readonly [x: number, y: number]
interface Piece {
  readonly at: Spot
  readonly faint?: true // where it was
}
interface Eater extends Piece {
  readonly colour: number
  readonly open?: number
}
interface Ghost extends Piece {
  readonly ghost: number
}
interface Tray {
  readonly at: Spot
  readonly colour: number
  readonly white: number
  readonly yellow?: number
}
export interface Scene {
  readonly lanes: string
  readonly doors?: string
  readonly homes?: readonly { readonly at: Spot; readonly colour: number }[]
  readonly holes?: readonly Spot[]
  readonly goldHoles?: readonly Spot[]
  readonly trail?: string // what is eaten on the way
  readonly white?: readonly Spot[]
  readonly yellow?: readonly Spot[]
  readonly ways?: string
  readonly ghosts?: readonly Ghost[]
  readonly eaters?: readonly Eater[]
  readonly dice?: readonly { readonly at: Spot; readonly face: number }[]
  readonly trays?: readonly Tray[]
  readonly crown?: Spot
}

/** Spots in a row, one after the other by these steps. */
const row = ([x, y]: Spot, count: number, step: number): Spot[] =>
  Array.from({ length: count }, (_, i): Spot => [x + i * step, y])

export const SCENES: Record<Page, Scene> = {
  aim: {
    lanes: 'M-20 70H500M-20 190H500M66 70V190M426 70V190',
    holes: [...row([18, 70], 2, 48), ...row([18, 190], 3, 48)],
    white: [...row([186, 70], 6, 54), ...row([264, 190], 4, 54), [66, 130], [426, 130]],
    yellow: [[426, 190]],
    eaters: [
      { at: [124, 70], colour: 0, open: 0.9 },
      { at: [206, 190], colour: 2, open: 0.5 },
    ],
  },
  turn: {
    lanes: 'M290 74H500M290 190H500',
    white: [
      [404, 74],
      [458, 74],
      [328, 190],
      [458, 190],
    ],
    ways: 'M152 74H262M246 60l18 14l-18 14M152 190H262M246 176l18 14l-18 14',
    dice: [
      { at: [86, 74], face: 5 },
      { at: [86, 190], face: 3 },
    ],
    eaters: [{ at: [342, 74], colour: 0, open: 0.7 }],
    ghosts: [{ at: [394, 190], ghost: 0 }],
  },
  eat: {
    lanes: 'M-20 76H500M320 76V284M74 76V284',
    holes: [
      [20, 76],
      [74, 76],
    ],
    trail: 'M140 76H320V204',
    white: [
      [200, 76],
      [260, 76],
      [320, 76],
      [320, 140],
      [320, 204],
      [380, 76],
      [440, 76],
      [74, 140],
      [74, 204],
      [320, 262],
    ],
    ways: 'M302 182l18 20l18 -20',
    dice: [{ at: [424, 196], face: 5 }],
    eaters: [{ at: [138, 76], colour: 3, open: 1 }],
  },
  doors: {
    lanes: 'M44 66H436M300 66V200',
    doors: 'M44 26V106M436 26V106',
    holes: [
      [338, 66],
      [242, 66],
    ],
    white: [
      [146, 66],
      [194, 66],
    ],
    ways: 'M446 66H474M464 54l12 12l-12 12M4 66H32M22 54l12 12l-12 12',
    homes: [{ at: [300, 204], colour: 1 }],
    eaters: [
      { at: [394, 66], colour: 0, open: 0.6 },
      { at: [88, 66], colour: 0, open: 0.6, faint: true },
      { at: [300, 204], colour: 1, open: 0.1 },
    ],
    ghosts: [{ at: [300, 112], ghost: 1 }],
  },
  ghosts: {
    lanes: 'M-20 84H500',
    holes: [...row([110, 84], 3, 54), [420, 84]],
    white: [
      [462, 84],
      [230, 196],
      [254, 196],
    ],
    ways: 'M92 84H216M200 70l18 14l-18 14M284 222H202M218 208l-18 14l18 14',
    ghosts: [
      { at: [48, 84], ghost: 0, faint: true },
      { at: [268, 84], ghost: 0 },
    ],
    eaters: [{ at: [344, 84], colour: 2, open: 0.9 }],
    trays: [
      { at: [120, 214], colour: 0, white: 6 },
      { at: [364, 214], colour: 2, white: 3 },
    ],
  },
  yellow: {
    lanes: 'M-20 80H500',
    holes: [...row([20, 80], 3, 54), [420, 80]],
    white: [
      [466, 80],
      [150, 196],
      [174, 196],
    ],
    yellow: [[354, 208]],
    goldHoles: [[444, 208]],
    ways: 'M190 222H136M152 208l-18 14l18 14M388 208H412M402 196l12 12l-12 12',
    eaters: [{ at: [206, 80], colour: 0, open: 1.3 }],
    ghosts: [{ at: [278, 80], ghost: 1 }],
    trays: [
      { at: [70, 214], colour: 0, white: 5, yellow: 1 },
      { at: [252, 214], colour: 1, white: 2 },
    ],
  },
  end: {
    lanes: 'M-20 66H500',
    holes: row([24, 66], 9, 54),
    eaters: [{ at: [186, 66], colour: 1, open: 0.4 }],
    ghosts: [
      { at: [400, 66], ghost: 0 },
      { at: [336, 66], ghost: 1 },
    ],
    trays: [
      { at: [72, 220], colour: 0, white: 7, yellow: 1 },
      { at: [186, 220], colour: 1, white: 12 },
      { at: [298, 220], colour: 2, white: 4 },
      { at: [410, 220], colour: 3, white: 9 },
    ],
    crown: [186, 148],
  },
}

const ACROSS = 4

/** Marbles fill a tray from below, row by row. */
export const filled = (marbles: number): Spot[] =>
  Array.from({ length: marbles }, (_, i): Spot => [(i % ACROSS) * 20 - 30, 10 - Math.floor(i / ACROSS) * 19])
