import type { Marks } from '../../../lib/marks'
import './palette.css'
import { PATTERNS, SHEET } from './symbols'

/** Blue, orange, red, green, by seat: told apart by the sign on their sheet. */
export const MARKS: Marks = {
  palette: 'pasvu-marks',
  marks: PATTERNS.map((pattern) => ({ shape: SHEET, pattern })),
  words: 'pasvu-colour',
}
