/** Chances as lines, areas and sums. Pure. */
import type { Analysis, Choice, Frame } from '../lib/wire.gen'

/** What costs less is shown as 0 %, and nobody could have known better. */
const FINE = 0.005
/** What costs this much is marked on the ribbon. */
const DEAR = 0.05

type Row = readonly number[]

export interface Score {
  readonly fine: number
  readonly all: number
  readonly lost: number
  readonly luck: number
}

/** The chances at every shot: a frame that was left out has none of its own. */
export function rows({ chances }: Analysis, shots: readonly Frame[]): Row[] {
  return shots.map((shot) => chances[shot.ply] ?? [])
}

/** Whole numbers of per cent that add up to what the row adds up to. */
export function percents(row: Row): number[] {
  const floors = row.map((share) => Math.floor(share * 100 + 1e-6))
  const left = Math.round(sum(row) * 100) - sum(floors)
  const byRest = row.map((_, seat) => seat).sort((a, b) => rest(b) - rest(a) || a - b)
  function rest(seat: number): number {
    return (row[seat] ?? 0) * 100 - (floors[seat] ?? 0)
  }
  return floors.map((floor, seat) => floor + (byRest.indexOf(seat) < left ? 1 : 0))
}

/** One closed outline a seat, stacked from the top; every row fills the whole height. */
export function areas(all: readonly Row[], width: number, height: number): string[] {
  const edges = all.map((row) => {
    const total = sum(row) || 1
    return [0, ...row.map((_, seat) => (sum(row.slice(0, seat + 1)) / total) * height)]
  })
  const edge = (which: number): string[] =>
    edges.map((row, i) => `${short(xOf(i, all.length - 1, width))} ${short(row[which] ?? height)}`)
  return (all[0] ?? []).map(
    (_, seat) =>
      `M${edge(seat).join('L')}L${edge(seat + 1)
        .reverse()
        .join('L')}Z`,
  )
}

export function xOf(shot: number, last: number, width: number): number {
  return last > 0 ? (shot / last) * width : 0
}

/** The shot under a finger. */
export function shotAt(x: number, width: number, last: number): number {
  return width > 0 ? Math.max(0, Math.min(last, Math.round((x / width) * last))) : 0
}

/** The choice that led to a shot, if one did. */
export function choiceAt({ choices }: Analysis, shots: readonly Frame[], at: number): Choice | undefined {
  const [before, here] = [shots[at - 1]?.ply ?? -1, shots[at]?.ply ?? -1]
  return choices.findLast(({ frame }) => before < frame && frame <= here)
}

export const isFine = ({ loss }: Choice): boolean => loss < FINE

/** The shots whose choices were dear. */
export function dear(analysis: Analysis, shots: readonly Frame[]): number[] {
  return shots.flatMap((_, at) => ((choiceAt(analysis, shots, at)?.loss ?? 0) >= DEAR ? [at] : []))
}

/** By seat: how the whole game was chosen, and what the dice did. */
export function scores({ choices, luck }: Analysis): Score[] {
  return luck.map((given, seat) => {
    const own = choices.filter((choice) => choice.seat === seat)
    return { fine: own.filter(isFine).length, all: own.length, lost: sum(own.map(({ loss }) => loss)), luck: given }
  })
}

function sum(row: Row): number {
  return row.reduce((total, value) => total + value, 0)
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
