/** The game that a part of the page belongs to: see OfGame.svelte. */
import { getContext, setContext } from 'svelte'
import type { GameClient } from '../game'
import { HOUSE, type Marks } from '../marks'

export interface Here {
  readonly client: GameClient
  /** What is agreed at the table, where there is one. */
  readonly options: Readonly<Record<string, unknown>> | undefined
}

const HERE = Symbol('here')

export const setHere = (here: () => Here): void => void setContext(HERE, here)

/** Called while a component is made; what it gives may be called at any time. */
export const here = (): (() => Here | undefined) => getContext<(() => Here) | undefined>(HERE) ?? (() => undefined)

export function marksHere(): () => Marks {
  const game = here()
  return () => game()?.client.marks ?? HOUSE
}
