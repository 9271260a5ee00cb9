import type { Marks } from '../../../lib/marks'
import './palette.css'
import { EYES, HEAD, HINGE } from './symbols'

/** Red, green, blue, yellow, in the order of the homes: told apart by their eyes. */
export const MARKS: Marks = {
  palette: 'pacman-marks',
  marks: EYES.map((eye) => ({ shape: HEAD, pattern: eye + HINGE })),
  words: 'pacman-colour',
}
