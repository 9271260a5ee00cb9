/** What the shell asks of a game. A game is a folder `games/<id>` whose index.ts exports one as default. */
import type { Component } from 'svelte'
import type { Outcome } from './wire.gen'

/** Finds the words for a Fluent key in the language of the moment; see i18n.svelte.ts. */
export type Translate = (key: string, args?: Record<string, string | number>) => string

export interface BoardProps<View, Move, Event> {
  view: View
  /** The moves open to `eye` now; empty for everybody else. */
  legal: readonly Move[]
  eye: number | null
  toAct: readonly number[]
  /** What has happened since `since`, to be animated; empty after a gap. */
  told: readonly Event[]
  ply: number
  since: number | null
  /** By seat, in the reader's language: bots have names too. */
  names: readonly string[]
  /** The seats held on this screen. */
  mine: readonly number[]
  outcome: Outcome | null
  replaying: boolean
  /** An offered move. */
  play: (move: Move) => void
  /** A move that is not offered: the server says why not. */
  ask: (move: Move) => void
  /** The animation of `told` has finished. Call it at once when there is nothing to animate. */
  settled: () => void
}

/** A printed variant: `variant-<key>` names it and `variant-<key>-about` explains it in one line. */
export type Variant =
  /** Off and on are the two values of the option, e.g. `[false, true]` or `['strict', 'open']`. */
  | { readonly kind: 'switch'; readonly key: string; readonly off: unknown; readonly on: unknown; readonly rule: string }
  /** One of the seats, or `'random'` (`variant-<key>-random`). */
  | { readonly kind: 'seat'; readonly key: string; readonly rule: string }
  /** The colour of every seat, an array by seat; empty means in order. Shown on the seat cards. */
  | { readonly kind: 'colours'; readonly key: string; readonly rule: string }

export interface GameClient {
  id: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any, any>>
  Guide: Component<{ onclose: () => void }>
  /** Fluent text: pieces, events, refusals `refused-<code>`, rules `rule-<number>`, variants. */
  messages: { fr: string; en: string }
  /** Rule numbers in order; `rule-<number>` is the text. Where there is a ruling: `ruling-<number>`. */
  rules: readonly string[]
  variants: readonly Variant[]
  /** Views differ by seat: a screen with several seats is covered while it changes hands. */
  secrets: boolean
  /** For the log and the screen reader. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  eventText: (event: any, t: Translate, names: readonly string[]) => string
  /** A move as its button says it; the film calls a better one by it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  moveText?: (move: any, t: Translate) => string
  /** The colour (0…3, see SeatMark) of each seat in a view: it may change hands during a game. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  colours: (view: any) => readonly number[]
  /** Fluent key of a paragraph that names author and publisher. */
  credits: string
}
