/** Positions as they arrive at a board. */
import { untrack } from 'svelte'

export interface Arrival<View, Event> {
  readonly view: View
  readonly told: readonly Event[]
  readonly ply: number
  /** Nothing is known of what led here. */
  readonly gap: boolean
}

interface Given {
  readonly since: number | null
}

/** Call while a board is made: whenever what is given changes, show what led to it. */
export function onArrival<Next extends Given>(
  given: () => Next,
  arrive: (next: Next & { gap: boolean }) => void,
): void {
  $effect(() => {
    const next = given()
    untrack(() => arrive({ ...next, gap: next.since === null }))
  })
}
