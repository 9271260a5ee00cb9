import type { Marks } from '../../../lib/marks'
import './palette.css'
import { SYMBOLS } from './symbols'

// A face, a seam, a stitch at every point, craters: what is drawn on the signs, by colour.
const PATTERNS = [
  { pattern: 'M9.8 11h.01M14.2 11h.01M9.9 13.9q2.1 1.7 4.2 0' },
  { pattern: 'M13.6 5.2L9.4 10.8M14.6 12.2L11.3 16.2' },
  { pattern: 'M12 6.7v2.6M16.9 11.2l-2 .6M15.1 17.3l-1.3-1.9M8.9 17.3l1.3-1.9M7.1 11.2l2 .6' },
  { pattern: 'M7.3 9.6h.01M8.6 15h.01M13.8 18.2h.01', dots: true },
]

/** Red sun, green lightning, yellow star, blue moon. */
export const MARKS: Marks = {
  palette: 'labyrinthe-marks',
  marks: SYMBOLS.map((shape, colour) => ({ shape, pattern: '', ...PATTERNS[colour] })),
  words: 'labyrinthe-colour',
}
