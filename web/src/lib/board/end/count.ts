/** Points and marbles are counted one by one, everybody's at the same pace: whoever has most is counted longest. */
export interface Row {
  readonly seat: number
  readonly colour: number
  readonly name: string
  readonly to: number
  readonly text: (count: number) => string
}

const BREATH = 0.15 // of the scene, at either end

export function counted(rows: readonly Row[], to: number, clock: number): number {
  const most = Math.max(0, ...rows.map((row) => row.to))
  const along = Math.min(1, Math.max(0, (clock - BREATH) / (1 - 2 * BREATH)))
  return Math.min(to, Math.floor(most * along + 1e-9))
}
