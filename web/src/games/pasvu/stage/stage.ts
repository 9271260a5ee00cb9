/** What both pictures of the hall are given and report: the hall in three dimensions and the plan show the same. */
import type { Tint } from './tint'
import type { Card, Door, Event, Ghost, Piece, Pose, Side, View } from '../types.gen'

/** A point of the hall: mils, from the south-west corner of the floor; z up. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A piece in the hand: where it would come to rest (`pose.z` in grains), or why it cannot. */
export interface Draft {
  readonly piece: Piece
  readonly pose: Pose
  /** Null while the house has not answered yet. */
  readonly fits: boolean | null
}

/** A ghost in the hand, and the spot it is held over. */
export interface Held {
  readonly seat: number
  readonly ghost: number
  readonly spot: Ghost | null
  readonly fits: boolean | null
}

/** What has just happened, where the pictures show how: `before` is the table it found. */
export interface Act {
  readonly event: Event
  readonly before: View
  /** How long it may take. */
  readonly ms: number
}

/** Some ghost, whoever's. */
export interface Lit {
  readonly seat: number
  readonly ghost: number
}

export interface Stage {
  readonly pieces: readonly (readonly [Piece, Pose])[]
  readonly ghosts: readonly Ghost[]
  /** By seat: numbers of ghosts (0 large, 1 and 2 medium, 3 to 6 small). */
  readonly reserve: readonly (readonly number[])[]
  readonly out: readonly (readonly number[])[]
  readonly sides: readonly Side[]
  readonly keyhole: Door
  readonly names: readonly string[]
  readonly cards: readonly (Card | null)[]
  /** The seat from whose side the hall is seen first; null for who watches. */
  readonly eye: number | null
  /** Pieces that may be taken now. */
  readonly movable: readonly Piece[]
  readonly draft: Draft | null
  readonly held: Held | null
  /** Cells that light up: column and row. */
  readonly cells: readonly (readonly [number, number])[]
  /** Doors that light up: a ghost may leave there, or comes in. */
  readonly doors: readonly Door[]
  /** Sides that may be chosen for the keyhole. */
  readonly open: readonly Side[]
  /** Where a refusal points to. */
  readonly trouble: Point | null
  /** Ghosts that glow: two that may fuse (V12), or those that a Midnight card lets one choose (V13). */
  readonly glow?: readonly Lit[]
  /** In practice: one's own ghosts that many doors would see. */
  readonly exposed?: readonly Lit[]
  /** In practice, with a ghost in the hand: how many doors see each place. */
  readonly tint?: Tint | null
  /** In practice: a tap on a door shows its view. */
  readonly peeps?: boolean
  /** A piece chosen to be tipped over (V13); `open` has the sides it may be tipped to. */
  readonly picked?: Piece | null
  /** The number of this round's door, from the crystal ball (V13). */
  readonly omen?: number | null
  /** Null where nothing moves: then everything is where it belongs at once, or glides there. */
  readonly act?: Act | null
}

/** What fingers, mice and keys do to a picture of the hall. */
export interface Touch {
  readonly piece?: (piece: Piece) => void
  readonly ghost?: (seat: number, ghost: number) => void
  /** The point under the finger while something is in the hand: on the floor or on what is there. */
  readonly over?: (point: Point) => void
  /** The finger was lifted, or the point was tapped. */
  readonly drop?: (point: Point) => void
  readonly door?: (door: Door) => void
  readonly side?: (side: Side) => void
}
