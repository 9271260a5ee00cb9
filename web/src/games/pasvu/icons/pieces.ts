/** The six pieces from the front, with a round pen on 24 × 24. */
import type { Piece } from '../types.gen'

export const PICTURES: Readonly<Record<Piece, string>> = {
  mirror: 'M7 3h10v17h-10ZM5 21h4M15 21h4M10 12l4-5M10.500 16l3-3.700',
  trolley: 'M4 4v15M20 4v15M4 10h16M4 17h16M6 21a1 1 0 1 0-.01-2M18 21a1 1 0 1 0-.01-2M9 10a3 3 0 0 1 6 0M12 7v-.8',
  desk: 'M2.500 7h19v3h-19ZM4 10v10h5v-10M15 10v10h5v-10M6 13h1M17 13h1M6 16.500h1M17 16.500h1',
  piano:
    'M4 3h16v8h-16ZM2.500 11h19v4h-19ZM6 11v2.300M9 11v2.300M12 11v2.300M15 11v2.300M18 11v2.300M4 15v6M20 15v6M9 6.500h6',
  armchair: 'M6.500 11v-5c0-2 1.500-3 3-3h5c1.500 0 3 1 3 3v5M3.500 11h3v5h11v-5h3v8h-17ZM5.500 19v2M18.500 19v2',
  table: 'M3 7h18M3 7v3h18v-3M5 10v10M19 10v10M9 7c0-2 6-2 6 0',
}
