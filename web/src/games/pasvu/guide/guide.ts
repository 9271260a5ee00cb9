/** What the guide tells, in which order, and what is on its pictures: a canvas of 480 × 264, 90 to a cell. */
import type { CardName } from '../midnight/cards/cards'
import type { Piece, Size } from '../types.gen'

const SHOWN = ['aim', 'card', 'walk', 'look', 'mirror', 'points', 'fusions', 'midnight'] as const
export type Shown = (typeof SHOWN)[number]

/** V13: the twelve cards, four a page. */
export const NIGHTS = {
  furniture: ['excited', 'dance', 'grimaces', 'spin'],
  ghosts: ['shelter', 'tag', 'brother', 'sun'],
  keyhole: ['double', 'knock', 'crystal', 'perch'],
} as const satisfies Record<string, readonly CardName[]>
export type Nightly = keyof typeof NIGHTS

export type Page = Shown | Nightly
const PAGES: readonly Page[] = [...SHOWN, 'furniture', 'ghosts', 'keyhole']
export const isShown = (page: Page): page is Shown => !(page in NIGHTS)

/** Of a variant only where it is played; where no game is on the table, of all. */
export function pagesOf(options: Readonly<Record<string, unknown>> | undefined): readonly Page[] {
  if (!options) return PAGES
  const isNightly = (page: Page): boolean => page === 'midnight' || !isShown(page)
  return PAGES.filter((page) => (page === 'fusions' ? options.fusions : isNightly(page) ? options.midnight : true))
}

type Spot = readonly [x: number, y: number]
export type Mood = 'calm' | 'shy' | 'scared' | 'glad'
export interface Sheet {
  readonly at: Spot // the middle of its hem
  readonly size: Size
  readonly seat: number
  readonly mood?: Mood
  readonly faint?: true // where it was
  readonly behind?: true // furniture
  readonly seen?: true // through the keyhole
}
export interface Stood {
  readonly at: Spot // the middle of what is below
  readonly piece: Piece
  readonly turned?: number // degrees
  readonly faint?: true // where it was
}
export interface Scene {
  readonly pieces?: readonly Stood[]
  readonly ghosts?: readonly Sheet[]
  readonly doors?: readonly { readonly at: Spot; readonly open?: true }[]
  readonly ways?: string
  readonly steps?: readonly Spot[]
  readonly notes?: readonly { readonly at: Spot; readonly text: string }[]
}

/** Half a width and a height, as in the box. */
export const FIGURES: Record<Size, Spot> = { small: [19, 46], medium: [27, 81], large: [38, 126] }

export const SCENES: Record<Shown, Scene> = {
  aim: {
    doors: [{ at: [46, 214] }, { at: [434, 214], open: true }],
    pieces: [{ at: [184, 214], piece: 'armchair' }],
    ghosts: [
      { at: [188, 150], size: 'medium', seat: 0, mood: 'shy', behind: true },
      { at: [78, 236], size: 'small', seat: 0 },
      { at: [330, 236], size: 'small', seat: 0 },
      { at: [430, 234], size: 'small', seat: 0, mood: 'glad' },
    ],
    ways: 'M108 240Q124 226 142 240M264 240Q282 226 300 240M358 240Q374 226 392 240M384 230l9 11l-14 3',
  },
  card: {
    pieces: [
      { at: [250, 222], piece: 'piano', faint: true },
      { at: [470, 142], piece: 'piano', turned: -90 },
    ],
    ghosts: [{ at: [262, 232], size: 'medium', seat: 1, mood: 'scared' }],
    ways: 'M238 68Q306 6 376 36M360 22l18 15l-19 11',
  },
  walk: {
    pieces: [
      { at: [122, 214], piece: 'desk' },
      { at: [266, 220], piece: 'table' },
      { at: [396, 214], piece: 'piano' },
    ],
    ghosts: [
      { at: [26, 240], size: 'small', seat: 3, faint: true },
      { at: [268, 220], size: 'small', seat: 3, mood: 'shy', behind: true },
      { at: [84, 133], size: 'small', seat: 2, mood: 'glad' },
      { at: [430, 161], size: 'large', seat: 0, mood: 'shy', behind: true },
    ],
    ways: 'M56 246Q80 224 108 246M108 246Q146 224 182 246M182 246Q222 224 258 244',
    steps: [
      [108, 246],
      [182, 246],
      [258, 246],
    ],
  },
  look: {
    pieces: [
      { at: [190, 206], piece: 'trolley' },
      { at: [318, 206], piece: 'armchair' },
    ],
    ghosts: [
      { at: [196, 190], size: 'small', seat: 3, mood: 'scared', seen: true },
      { at: [252, 226], size: 'medium', seat: 1, mood: 'scared', seen: true },
    ],
  },
  mirror: {
    pieces: [
      { at: [178, 230], piece: 'piano' },
      { at: [414, 214], piece: 'mirror' },
    ],
    ghosts: [{ at: [296, 226], size: 'medium', seat: 2, mood: 'scared' }],
  },
  points: {
    doors: [{ at: [239, 214], open: true }],
    ghosts: [
      { at: [34, 234], size: 'small', seat: 1, mood: 'shy' },
      { at: [90, 234], size: 'medium', seat: 1, mood: 'shy' },
      { at: [162, 234], size: 'large', seat: 1, mood: 'shy' },
      { at: [302, 234], size: 'small', seat: 0, mood: 'glad' },
      { at: [358, 234], size: 'medium', seat: 0, mood: 'glad' },
      { at: [432, 234], size: 'large', seat: 0, mood: 'glad' },
    ],
    notes: [
      { at: [34, 162], text: '0' },
      { at: [90, 126], text: '1' },
      { at: [162, 82], text: '2' },
      { at: [302, 162], text: '1' },
      { at: [358, 126], text: '3' },
      { at: [432, 82], text: '5' },
    ],
  },
  fusions: {
    pieces: [{ at: [404, 214], piece: 'armchair' }],
    ghosts: [
      { at: [52, 240], size: 'small', seat: 0, mood: 'glad' },
      { at: [112, 240], size: 'small', seat: 0, mood: 'glad' },
      { at: [214, 240], size: 'medium', seat: 0, mood: 'glad' },
      { at: [276, 240], size: 'small', seat: 0, mood: 'glad' },
      { at: [400, 244], size: 'large', seat: 0, mood: 'shy' },
    ],
    ways: 'M140 224H168M158 213l12 11l-12 11M304 224H332M322 213l12 11l-12 11',
  },
  midnight: {
    pieces: [
      { at: [74, 158], piece: 'piano', turned: 96 },
      { at: [464, 178], piece: 'armchair', turned: -90 },
      { at: [240, 222], piece: 'table' },
    ],
    ghosts: [
      { at: [240, 222], size: 'small', seat: 3, mood: 'scared', behind: true },
      { at: [328, 244], size: 'medium', seat: 2, mood: 'scared' },
      { at: [152, 244], size: 'small', seat: 1, mood: 'scared' },
    ],
  },
}

/** A sheet of that half width and height, its hem in three scallops. */
export function sheet([wide, high]: Spot): string {
  const [third, up] = [wide / 3, wide * 0.32]
  return `M${-wide} 0V${wide - high}a${wide} ${wide} 0 0 1 ${2 * wide} 0V0q${-third} ${-up} ${-2 * third} 0q${-third} ${-up} ${-2 * third} 0q${-third} ${-up} ${-2 * third} 0Z`
}
