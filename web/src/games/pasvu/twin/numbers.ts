/** Numbers as people write them, in French or in English. */

/** Null for what is not a number; a comma is as good as a point. */
export function read(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}

/** Cells with decimals as mils; null if it is not a number or lies outside the hall. */
export function mils(text: string): number | null {
  const cells = read(text)
  return cells === null || cells < 0 || cells > 6 ? null : Math.round(cells * 1000)
}

/** Degrees to the left as tenths of a degree in one turn. */
export function tenths(text: string): number | null {
  const degrees = read(text)
  if (degrees === null || Math.abs(degrees) > 3600) return null
  return ((Math.round(degrees * 10) % 3600) + 3600) % 3600
}

/** Mils as cells. */
export const cells = (mils: number): string => String(mils / 1000)

/** Tenths of a degree as degrees. */
export const degrees = (tenths: number): string => String(tenths / 10)
