/** What is known of a game that has ended. */
import type { Outcome } from '../../wire.gen'

export interface Ending<View, Event> {
  readonly view: View
  readonly outcome: Outcome
  /** What the last move did, and what nature answered. */
  readonly told: readonly Event[]
  readonly names: readonly string[]
  /** The seats held on this screen. */
  readonly mine: readonly number[]
}

/** Whether a seat is the one person before this screen. */
export const isYou = ({ mine }: Pick<Ending<unknown, unknown>, 'mine'>, seat: number | null | undefined): boolean =>
  mine.length === 1 && mine[0] === seat

/** For a Fluent selector. */
export const youOr = (end: Pick<Ending<unknown, unknown>, 'mine'>, seat: number | null | undefined): 'you' | 'other' =>
  isYou(end, seat) ? 'you' : 'other'

/** The last event of a kind. */
export function lastOf<Event extends { readonly type: string }, Type extends Event['type']>(
  { told }: { readonly told: readonly Event[] },
  type: Type,
): Extract<Event, { readonly type: Type }> | undefined {
  return told.findLast((event): event is Extract<Event, { readonly type: Type }> => event.type === type)
}
