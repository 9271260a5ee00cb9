/** What the plan plays out of what has happened: by what has changed, whichever card it was. Times in milliseconds. */
import { quartersOf } from '../hall/camera/fly'
import { RADIUS } from '../stage/shape'
import { doorAt, farSide } from '../stage/sides'
import type { Act, Stage } from '../stage/stage'
import type { Door, Effect, Fused, Ghost, Piece, Pose, Side } from '../types.gen'
import { rowOf } from './hit'
import { outside, type Spot, toPlan } from './turn'

/** Somebody who runs in, home or out. */
export interface Runner {
  readonly seat: number
  readonly ghost: number
  readonly radius: number
  readonly from: Spot
  readonly to: Spot
  readonly delay: number
  readonly ms: number
}

/** Two become one (V12). */
export interface Fusion {
  readonly seat: number
  readonly at: Spot
  readonly radius: number
  readonly two: readonly { readonly from: Spot; readonly radius: number }[]
  readonly ms: number
}

/** How long until a ghost is to be seen where it belongs; 0 for one that is there. */
export type Arriving = (seat: number, ghost: number) => number

export interface Acting {
  readonly fusion: Fusion | null
  readonly puffs: readonly Spot[]
  readonly runners: readonly Runner[]
  readonly arriving: Arriving
  /** In degrees: where pieces fall to, by name. */
  readonly fallen: ReadonlyMap<Piece, number>
  /** The board has been turned by so many quarters. */
  readonly quarters: number
  /** The keyhole comes from there. */
  readonly crossing: Spot | null
  /** How long things glide. */
  readonly glide: number
}

const GLIDE = 450
/** When the new one comes out of the light, and when a puff is thickest: parts of the time. */
const FLASH = 0.45
const PUFF = 0.25
const STILL: Acting = {
  fusion: null,
  puffs: [],
  runners: [],
  arriving: () => 0,
  fallen: new Map(),
  quarters: 0,
  crossing: null,
  glide: GLIDE,
}

export function actingOf(stage: Pick<Stage, 'sides' | 'reserve' | 'out' | 'act'>, bottom: Side): Acting {
  const { act } = stage
  if (act?.event.type === 'fused') return fusing(act.event, act.ms, bottom)
  if (act?.event.type === 'crossed') return { ...STILL, crossing: doorSpot(bottom, act.before.keyhole) }
  if (act?.event.type !== 'effect') return STILL
  const quarters = quartersOf(act.before.sides, act.event.sides)
  return quarters ? { ...STILL, quarters, glide: 0 } : acted(stage, act, act.event, bottom)
}

function fusing({ seat, ghosts, end }: Fused, ms: number, bottom: Side): Acting {
  const two = ghosts.map((each) => ({ from: spotOf(bottom, each), radius: RADIUS[each.size] / 10 }))
  const arriving: Arriving = (whose, ghost) =>
    whose === seat && [end, ...ghosts].some(({ number }) => number === ghost) ? FLASH * ms : 0
  return { ...STILL, fusion: { seat, at: spotOf(bottom, end), radius: RADIUS[end.size] / 10, two, ms }, arriving }
}

function acted(
  stage: Pick<Stage, 'sides' | 'reserve' | 'out'>,
  { before, ms }: Act,
  event: Effect,
  bottom: Side,
): Acting {
  const exchange = event.home.length > 0 && event.ghosts.length > 0
  const fresh = event.ghosts.filter((each) => !before.ghosts.some((other) => is(each, other)))
  const left = [...event.home, ...event.out].map((each) => run(each, spotOf(bottom, each), rimOf(stage, bottom, each)))
  const came = exchange ? [] : fresh.map((each) => run(each, rimOf(before, bottom, each), spotOf(bottom, each)))
  const runners = inTurn([...came, ...left], ms)
  const arriving: Arriving = (seat, ghost) => {
    const runner = runners.find((one) => one.seat === seat && one.ghost === ghost)
    if (runner) return runner.delay + runner.ms
    return fresh.some((each) => is(each, { seat, number: ghost })) ? PUFF * ms : 0
  }
  return {
    ...STILL,
    puffs: exchange ? fresh.map((each) => spotOf(bottom, each)) : [],
    runners,
    arriving,
    fallen: fallenOf(event, before.pieces, bottom),
    glide: ms * 0.6,
  }
}

type Run = Omit<Runner, 'delay' | 'ms'>

function run({ seat, number, size }: Ghost, from: Spot, to: Spot): Run {
  return { seat, ghost: number, radius: RADIUS[size] / 10, from, to }
}

/** One after the other, and all of them in time. */
function inTurn(runs: readonly Run[], ms: number): Runner[] {
  return runs.map((each, i) => ({
    ...each,
    ms: ms * 0.45,
    delay: runs.length > 1 ? (0.4 * ms * i) / (runs.length - 1) : 0,
  }))
}

/** Those whose face has changed, and which way they went. */
function fallenOf({ pieces }: Effect, before: Act['before']['pieces'], bottom: Side): Map<Piece, number> {
  const stood = new Map(before)
  return new Map(
    pieces.flatMap(([piece, pose]) => {
      const was = stood.get(piece)
      return was && was.face !== pose.face ? [[piece, wayOf(bottom, was, pose)] as const] : []
    }),
  )
}

function wayOf(bottom: Side, from: Pose, to: Pose): number {
  const [[ax, ay], [bx, by]] = [toPlan(bottom, from.x, from.y), toPlan(bottom, to.x, to.y)]
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
}

const is = (one: Pick<Ghost, 'seat' | 'number'>, other: Pick<Ghost, 'seat' | 'number'>): boolean =>
  one.seat === other.seat && one.number === other.number

const spotOf = (bottom: Side, { x, y }: Pick<Ghost, 'x' | 'y'>): Spot => toPlan(bottom, x, y)

function doorSpot(bottom: Side, door: Door): Spot {
  const { x, y } = doorAt(door)
  return toPlan(bottom, x, y)
}

/** Where a ghost waits, or stays that got out. */
function rimOf(table: Pick<Stage, 'sides' | 'reserve' | 'out'>, bottom: Side, { seat, number }: Ghost): Spot {
  for (const side of table.sides.flatMap((own) => [own, farSide(own)])) {
    const found = rowOf(table, side).find((one) => one.seat === seat && one.ghost === number)
    if (found) return outside(bottom, side, found.along)
  }
  return outside(bottom, table.sides[seat] ?? 'S', 3000)
}
