/** On a 24 × 24 canvas: a sheet with a ragged hem. */
export const SHEET =
  'M12 1.6c5.200 0 8.900 4 8.900 9.400v10.900l-3.600-2.300l-2.600 2.600l-2.700-2.400l-2.700 2.400l-2.600-2.600l-3.600 2.300v-10.900c0-5.400 3.700-9.400 8.900-9.400Z'

/** By colour, on its brow: a ring, two bars, a peak, a cross. The eyes are below, and the same for all. */
const EYES = 'M9 12.300v1.800M15 12.300v1.800'
export const BROWS: readonly string[] = [
  'M12 4.700a2 2 0 1 0 .01 0Z',
  'M9.800 4.700v4M14.200 4.700v4',
  'M8.600 8.700l3.400-4.200l3.400 4.200Z',
  'M12 4.300v4.800M9.600 6.700h4.800',
]
export const PATTERNS: readonly string[] = BROWS.map((brow) => brow + EYES)
