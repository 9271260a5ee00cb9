/** From the server's drawing to pieces of text that can be shown: names put in, glyphs told from words. */
import type { Position } from '../../lib/wire.gen'

export type Drawing = NonNullable<Position['drawn']>

export interface Piece {
  readonly text: string
  /** Classes: bold, dim, italic, a colour. */
  readonly look: string
  /** The seat whose name it is. */
  readonly seat: number | null
  /** Made of blocks and lines: nothing to read aloud. */
  readonly mute: boolean
}

const FIRST_SEAT = 0xe000 // as in manoir/server/tables/drawing.py
const SEATS = 16
const LOOKS = new Set('bold dim italic red green yellow blue magenta cyan orange white'.split(' '))
const PARTS = /[\ue000-\ue00f]|[\u2500-\u25ff]+|[^\ue000-\ue00f\u2500-\u25ff]+/g

/** The lines of one language, each as its pieces. */
export function linesOf(lines: Drawing[string], names: readonly string[]): Piece[][] {
  return lines.map((line) => line.flatMap(([text, look]) => piecesOf(text, looksOf(look), names)))
}

export const textOf = (line: readonly Piece[]): string => line.map((piece) => piece.text).join('')

/** How many characters the longest line has; a name also has a mark before it. */
export function columnsOf(lines: readonly (readonly Piece[])[]): number {
  const marks = (line: readonly Piece[]): number => line.filter((piece) => piece.seat !== null).length * 3
  return Math.max(1, ...lines.map((line) => textOf(line).length + marks(line)))
}

function piecesOf(text: string, look: string, names: readonly string[]): Piece[] {
  return (text.match(PARTS) ?? []).map((part) => {
    const seat = part.charCodeAt(0) - FIRST_SEAT
    if (seat >= 0 && seat < SEATS) return { text: names[seat] ?? '', look, seat, mute: false }
    return { text: part, look, seat: null, mute: part.charCodeAt(0) >= 0x2500 && part.charCodeAt(0) <= 0x25ff }
  })
}

const looksOf = (look: string): string =>
  look
    .split(' ')
    .filter((one) => LOOKS.has(one))
    .join(' ')
