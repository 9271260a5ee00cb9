/** Which ghosts are offered: some play only with so many players, or by some options. */
import type { GameInfo } from '../wire.gen'

type Options = Readonly<Record<string, unknown>>

function suits(info: GameInfo, level: string, seats: number, options: Options): boolean {
  const limits = info.limits[level]
  if (!limits) return true
  const plays = Object.entries(limits.options).every(([key, values]) => {
    const chosen = options[key] ?? info.opening[key]
    return values.some((value) => value === chosen)
  })
  return plays && (limits.seats.length === 0 || limits.seats.includes(seats))
}

/** Weakest first. */
export function levelsFor(info: GameInfo | undefined, seats: number, options: Options): readonly string[] {
  return info?.levels.filter((level) => suits(info, level, seats, options)) ?? []
}

/** This one if it is offered; else the strongest that is weaker. */
export function nearest(info: GameInfo, level: string, seats: number, options: Options): string {
  const below = info.levels.slice(0, info.levels.indexOf(level) + 1)
  return below.findLast((one) => suits(info, one, seats, options)) ?? level
}
