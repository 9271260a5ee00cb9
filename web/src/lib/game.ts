/** What the shell asks of a game. A game is a folder `games/<id>` whose index.ts exports one as default. */
import type { Component } from 'svelte'
import type { Ending } from './board/end/ending'
import type { Words } from './i18n.svelte'
import type { Marks } from './marks'
import type { Outcome, Position, Rejected as Refused } from './wire.gen'

/** Finds the words for a Fluent key in the language of the moment; see i18n.svelte.ts. */
export type Translate = (key: string, args?: Record<string, string | number>) => string

export interface BoardProps<View, Move, Event> {
  view: View
  /** The view as text, for games without a board of their own. */
  drawn?: Position['drawn']
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
  /** The screen is changing hands: show no secret of `eye`. */
  veiled: boolean
  replaying: boolean
  /** An offered move. */
  play: (move: Move) => void
  /** A move that is not offered: the server says why not. */
  ask: (move: Move) => void
  /** What a move would do, where a game hides nothing: its events, or why not. Null where nobody may ask. */
  tryOut: ((move: Move) => Promise<Trial<Event>>) | null
  /** The house's answer to a question of the game's own; null where nobody may ask. */
  consult: ((question: unknown) => Promise<unknown>) | null
  /** Takes one's last move back, while nothing forbids it (H3). */
  undo: (() => void) | null
  /** An event of `told` has been seen to its end: it may be told in words. */
  shown?: (event: Event) => void
  /** The animation of `told` has finished. Call it at once when there is nothing to animate. */
  settled: () => void
}

export interface Trial<Event> {
  readonly told: readonly Event[]
  readonly refused: Refused | null
}

/**
 * A printed variant: `variant-<key>` names it and `variant-<key>-about` explains it in one line. What it is
 * if nobody says otherwise comes from the game's `usual` options.
 */
export type Variant =
  /** As usual, or `on`. */
  | { readonly kind: 'switch'; readonly key: string; readonly on: unknown; readonly rule: string }
  /** One of the seats, or `'random'` (`variant-<key>-random`). */
  | { readonly kind: 'seat'; readonly key: string; readonly rule: string }
  /** One of a few values: `variant-<key>-<value>` names it, `-all` for null. */
  | {
      readonly kind: 'choice'
      readonly key: string
      readonly values: readonly (string | number | null)[]
      readonly rule: string
    }
  /** Several games in one box: the first question, with a picture and `variant-<key>-<value>-about` for each. */
  | {
      readonly kind: 'mode'
      readonly key: string
      readonly values: readonly string[]
      readonly Picture: Component<{ value: string }>
      readonly rule: string
    }
  /** The colour of every seat, an array by seat; empty means in order. Shown on the seat cards. */
  | { readonly kind: 'colours'; readonly key: string; readonly rule: string }

/** Options of a game by name. */
export type Options = Readonly<Record<string, unknown>>

export interface GameClient {
  id: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any, any, any>>
  Guide: Component<{ onclose: () => void }>
  /** The board in miniature, as spectators see it: nothing in it moves or can be touched. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Small?: Component<{ view: any; names: readonly string[] }>
  /** Fluent text by language: pieces, events, refusals `refused-<code>`, rules `rule-<number>`, variants. */
  words: Words
  /** Rule numbers in order; `rule-<number>` is the text. Where there is a ruling: `ruling-<number>`. */
  rules: readonly string[]
  variants: readonly Variant[]
  /** Its options if nobody says otherwise: `USUAL` of its types.gen.ts, which Python writes. */
  usual: Options
  /** Its board is laid out by lib/board/Frame, with a rail for what the house says. */
  framed?: true
  /** Its board shows everybody's place, and whose turn it is: the house does not list them again. */
  people?: true
  /** The board's width by its height, where it is not framed and a screen shows all of it; without, 4 by 3. */
  ratio?: number
  /** Views differ by seat: a screen with several seats is covered while it changes hands. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  secrets: (view: any) => boolean
  /** For the log and the screen reader. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  eventText: (event: any, t: Translate, names: readonly string[]) => string
  /** Events that are chapters of a film. */
  chapters?: readonly string[]
  /** A move as its button says it; the film calls a better one by it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  moveText?: (move: any, t: Translate) => string
  /** How its four colours look; without, those of the house. */
  marks?: Marks
  /** The colour (0…3, see SeatMark) of each seat in a view: it may change hands during a game. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  colours: (view: any) => readonly number[]
  /** After the end: what a seat has to show, in a line beside its name. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  scoreText?: (view: any, seat: number, t: Translate) => string
  /** After the end: why it ended and who made it happen, in a sentence. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  whyText?: (end: Ending<any, any>, t: Translate) => string
  /** Whether the table is laid: a film does not show how. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  begun?: (view: any) => boolean
  /** Whether a view allows looking back; without, always. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  story?: (view: any) => boolean
  /** Its bots can say how good every choice was: films show it. */
  analysed?: true
  /** The board itself offers to take a move back, where the thumb is. */
  undoes?: true
  /** Fluent key of a paragraph that names author and publisher. */
  credits: string
}
