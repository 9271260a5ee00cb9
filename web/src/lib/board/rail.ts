/** What the house itself shows around a board: the board's frame has places for it. */
import { getContext, setContext, type Snippet } from 'svelte'

export interface Rail {
  /** Above everything: who has won. */
  readonly head: Snippet | null
  /** News, tools, the end, the hands of a film. */
  readonly house: Snippet
  /** Below everything: other pages, the buttons of the header. */
  readonly foot: Snippet | null
  /** Everything has been seen: what was played with is put away. */
  readonly over: boolean
}

const RAIL = Symbol('rail')

export const setRail = (rail: () => Rail): void => void setContext(RAIL, rail)

/** Called while a board is made; what it gives may be called at any time. */
export const rail = (): (() => Rail | undefined) => getContext<(() => Rail) | undefined>(RAIL) ?? (() => undefined)
