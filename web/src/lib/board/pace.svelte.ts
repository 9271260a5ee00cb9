/** How fast things move: as this browser likes it, and at once for whoever skips to their own turn. */
import { settings } from '../settings.svelte'

const FASTER = { calm: 0.6, usual: 1, quick: 2 } as const
const state = $state({ skipping: false, film: 1 })

/** Times as fast as usual. */
export function pace(): number {
  return FASTER[settings.pace] * state.film
}

/** Nothing is shown but where it ends. */
export function isSkipping(): boolean {
  return state.skipping
}

export function skipAhead(on: boolean): void {
  state.skipping = on
}

/** The speed at which somebody watches a game again. */
export function filmPace(speed: number): void {
  state.film = speed
}
