/** The moments of a card that is struck, one after the other, in milliseconds. */
export type Moment = 'striking' | 'turning' | 'reading' | 'closing'

export const STROKES = 12
/** Until the hands are at twelve. */
export const HANDS = 700
export const STROKE = 140
export const STRIKING = HANDS + STROKES * STROKE + 250
export const TURNING = 650
export const CLOSING = 240
/** After the last word read aloud. */
export const BREATH = 900
/** However long a voice takes. */
export const LONGEST = 12_000

/** How long a text is shown that nobody reads aloud: five to eight seconds. */
export function reading(text: string): number {
  return Math.min(8000, Math.max(5000, 2500 + 28 * text.length))
}
