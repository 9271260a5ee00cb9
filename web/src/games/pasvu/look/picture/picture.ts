/** The judge's picture: what every pixel shows, as evidence.py wrote it. */
export const PIXELS = 256
export const FLOOR = 1
export const FIRST_PIECE = 2
export const FIRST_GHOST = 8
const MIRRORED = 128

export interface Picture {
  /** Row after row: 0 nothing, 1 the floor, from 2 pieces, from 8 ghosts. */
  readonly values: Uint8Array
  /** 1 where it is seen in the mirror. */
  readonly mirrored: Uint8Array
}

/** Throws an Error if it is not a whole picture. */
export function unpacked(text: string): Picture {
  const runs = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const values = new Uint8Array(PIXELS * PIXELS)
  const mirrored = new Uint8Array(PIXELS * PIXELS)
  let at = 0
  for (let i = 0; i + 1 < runs.length; i += 2) {
    const [count, value] = [runs[i] as number, runs[i + 1] as number]
    values.fill(value % MIRRORED, at, at + count)
    mirrored.fill(value >= MIRRORED ? 1 : 0, at, at + count)
    at += count
  }
  if (runs.length % 2 || at !== values.length) throw new Error('not a picture of 256 by 256')
  return { values, mirrored }
}

/** In pixels, edges included. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a value is in the picture, null if nowhere. */
export function extent({ values }: Picture, value: number): Extent | null {
  let [left, right, top, bottom] = [PIXELS, -1, PIXELS, -1]
  values.forEach((each, i) => {
    if (each !== value) return
    const [x, y] = [i % PIXELS, Math.floor(i / PIXELS)]
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
  })
  return right < 0 ? null : { left, right: right + 1, top, bottom: bottom + 1 }
}
