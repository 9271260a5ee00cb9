/** The hall's colours: a grand hotel by lamplight, and the same in the morning. */
export interface Palette {
  /** The carpet: its ground, every other cell, its ornaments and the lines between the cells. */
  readonly carpet: readonly [string, string]
  readonly ornament: string
  readonly line: string
  /** The corridors around the hall, and the runner that lies in them. */
  readonly landing: string
  readonly runner: string
  /** Wallpaper: its ground and its pattern. */
  readonly wall: string
  readonly rim: string
  /** Panels below it, and what is gilded. */
  readonly wainscot: string
  readonly gilt: string
  readonly door: string
  readonly panel: string
  readonly sky: string
  readonly ground: string
  readonly fill: number
  readonly lamp: string
  readonly glare: number
  readonly candle: string
  /** How strong lamps and candles are, from 0 to 1. */
  readonly candles: number
  /** How much ghosts shine of themselves. */
  readonly ghostly: number
  readonly reach: string
}

export const NIGHT: Palette = {
  carpet: ['#5c2430', '#4d1c2a'],
  ornament: '#9a5a40',
  line: '#d9a65a',
  landing: '#1d1430',
  runner: '#2f2350',
  wall: '#123f42',
  rim: '#2a6a63',
  wainscot: '#56301f',
  gilt: '#d9a441',
  door: '#6b3a20',
  panel: '#8a5230',
  sky: '#a9b4f0',
  ground: '#3d2a55',
  fill: 1.02,
  lamp: '#ffd6a0',
  glare: 235,
  candle: '#ff9d42',
  candles: 0.85,
  ghostly: 0.34,
  reach: '#ffc45c',
}

export const DAY: Palette = {
  carpet: ['#c2806a', '#b87460'],
  ornament: '#e6b78f',
  line: '#8a4a32',
  landing: '#cdb593',
  runner: '#8d7ab8',
  wall: '#8fb8ae',
  rim: '#b5d3c8',
  wainscot: '#f3e6cf',
  gilt: '#c99a45',
  door: '#9a6238',
  panel: '#bd8350',
  sky: '#fff6e4',
  ground: '#b59a86',
  fill: 1.85,
  lamp: '#fff1d8',
  glare: 92,
  candle: '#ffb45c',
  candles: 0.25,
  ghostly: 0.2,
  reach: '#ff9d1f',
}

/** How many folds a sheet has, in its shape and in its picture. */
export const FOLDS = 7

/** By seat: blue, orange, red, green. */
export const SHEETS: readonly { readonly sheet: string; readonly pale: string; readonly deep: string }[] = [
  { sheet: '#3f74f5', pale: '#a9c4ff', deep: '#0f2256' },
  { sheet: '#f58a1f', pale: '#ffcf94', deep: '#5e2904' },
  { sheet: '#e2374a', pale: '#ffaeb0', deep: '#4f0a18' },
  { sheet: '#2fa862', pale: '#a6e8bf', deep: '#083a1f' },
]

export const FITS = '#6fe39a'
export const CLASHES = '#ff5a64'
export const UNKNOWN = '#ffd98a'
export const BRASS = '#e6b45a'
/** What the crystal ball has foretold. */
export const OMEN = '#b07bff'
