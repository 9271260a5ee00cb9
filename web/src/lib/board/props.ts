/** What parts of a board are given of all that the board is given. */
import type { BoardProps } from '../game'

export type PartProps<View, Move> = Pick<BoardProps<View, Move, never>, 'view' | 'legal' | 'eye' | 'names' | 'play'>

export interface TwinProps<View, Move> extends Omit<PartProps<View, Move>, 'eye'> {
  /** The picture shows what a button is about. */
  point: (move: Move | null) => void
}
