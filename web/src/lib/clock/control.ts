/** What a tempo means at a table, as the house will set it. */
import type { GameInfo, Tempo, TimeControl, WhenUp } from '../wire.gen'
import { DAY, SECOND } from './times'

const DAYS: Partial<Record<Tempo, number>> = { one_day: 1, three_days: 3, seven_days: 7 }

export function controlOf(info: GameInfo, seats: number, tempo: Tempo, whenUp: WhenUp): TimeControl {
  const [move, reserve, refill] = info.lively[seats - info.fewest] ?? [0, 0, 0]
  const lively = { move: move * SECOND, reserve: reserve * SECOND, refill: refill * SECOND }
  const days = { move: (DAYS[tempo] ?? 0) * DAY, reserve: 0, refill: 0 }
  return { tempo, when_up: whenUp, ...(tempo === 'lively' ? lively : days) }
}
