/** The hall's colours: a paper theatre by candlelight, and the same in the morning. */
export interface Palette {
  readonly planks: readonly [string, string, string]
  readonly joint: string
  readonly inlay: string
  /** Sheets of paper under the hall, from the top one down. */
  readonly sheets: readonly [string, string, string]
  readonly border: string
  readonly wall: string
  readonly rim: string
  readonly door: string
  readonly panel: string
  readonly sky: string
  readonly ground: string
  readonly fill: number
  readonly lamp: string
  readonly glare: number
  readonly candle: string
  /** How strong the candles are, from 0 to 1. */
  readonly candles: number
  /** How much ghosts shine of themselves. */
  readonly ghostly: number
  readonly reach: string
}

export const NIGHT: Palette = {
  planks: ['#8a5a36', '#7b4e2f', '#966540'],
  joint: '#3a2218',
  inlay: '#d9a65a',
  sheets: ['#46569f', '#33428a', '#242f6c'],
  border: '#e0ad5c',
  wall: '#4a5bb0',
  rim: '#b3c0f5',
  door: '#7a4526',
  panel: '#9c5f36',
  sky: '#b4bff2',
  ground: '#4a3560',
  fill: 1.25,
  lamp: '#ffd9a0',
  glare: 170,
  candle: '#ff9d42',
  candles: 0.6,
  ghostly: 0.34,
  reach: '#ffc45c',
}

export const DAY: Palette = {
  planks: ['#d9a76a', '#cd985b', '#e2b57c'],
  joint: '#8a5a32',
  inlay: '#8a4f24',
  sheets: ['#b9a6dc', '#cbbbe6', '#dccff0'],
  border: '#9a6a2c',
  wall: '#7d6bb5',
  rim: '#f3ecff',
  door: '#8f5530',
  panel: '#b97a4a',
  sky: '#fff6e4',
  ground: '#b59a86',
  fill: 1.75,
  lamp: '#fff1d8',
  glare: 78,
  candle: '#ffb45c',
  candles: 0.22,
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
