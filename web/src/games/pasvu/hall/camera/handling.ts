/** From fingers on the canvas to what the board is told. */
import type { Point, Stage, Touch } from '../../stage/stage'
import type { Side } from '../../types.gen'
import { Gestures } from './gestures'
import { centred, type Hit, Picker, pointOf, type Target } from './pick'
import { zoomed } from './rig'
import type { Show } from '../show'

const SPEED = 0.0075 // radians a pixel

export function handling(canvas: HTMLCanvasElement, show: Show, stage: () => Stage, touch: () => Touch): Gestures {
  const picker = new Picker()
  const at = (x: number, y: number): readonly [number, number] => centred(x, y, canvas.clientWidth, canvas.clientHeight)
  const hits = (x: number, y: number): Hit[] =>
    picker.hits(...at(x, y), show.camera, show.touchable).filter(({ target }) => !isCarried(target, stage()))
  const surface = (x: number, y: number): Point | null =>
    surfaceOf(hits(x, y)) ?? beside(picker.ground(...at(x, y), show.camera))

  const report = (x: number, y: number, how: 'over' | 'drop'): void => {
    const point = surface(x, y)
    if (point) touch()[how]?.(point)
  }
  return new Gestures(canvas, {
    inHand: () => inHand(stage()),
    tap: (x, y) => {
      const [first] = hits(x, y)
      if (inHand(stage()) && !isElsewhere(first?.target, stage())) {
        report(x, y, 'over')
        report(x, y, 'drop')
      } else if (first) tapped(first.target, stage(), touch())
      show.wake()
    },
    grab: (x, y) => {
      const target = hits(x, y)[0]?.target
      if (!target || !isLoose(target, stage())) return false
      tapped(target, stage(), touch())
      return true
    },
    over: (x, y) => report(x, y, 'over'),
    drop: (x, y) => {
      const target = hits(x, y)[0]?.target
      if (target?.kind === 'door' && isLit(target, stage())) touch().door?.(target.door)
      else report(x, y, 'drop')
    },
    hover: (x, y) => (canvas.style.cursor = isUseful(hits(x, y)[0]?.target, stage()) ? 'pointer' : 'grab'),
    orbit: (dx, dy) =>
      show.turn({
        ...show.orbit,
        azimuth: show.orbit.azimuth - dx * SPEED,
        elevation: show.orbit.elevation + dy * SPEED,
      }),
    zoom: (factor, x, y) => show.turn(zoomed(show.orbit, factor, picker.ground(...at(x, y), show.camera))),
  })
}

export const inHand = ({ draft, held }: Pick<Stage, 'draft' | 'held'>): boolean => draft !== null || held !== null

function tapped(target: Target, stage: Stage, touch: Touch): void {
  if (target.kind === 'piece') touch.piece?.(target.piece)
  else if (target.kind === 'ghost') touch.ghost?.(target.seat, target.ghost)
  else if (target.kind === 'door' && !stage.open.includes(target.door.side)) touch.door?.(target.door)
  else if (target.kind !== 'floor') chosen(target.kind === 'door' ? target.door.side : target.side, stage, touch)
}

function chosen(side: Side, { open }: Stage, touch: Touch): void {
  if (open.includes(side)) touch.side?.(side)
}

/** What is in the hand is no place to put it. */
function isCarried(target: Target, { draft, held }: Stage): boolean {
  if (target.kind === 'piece') return draft?.piece === target.piece
  return target.kind === 'ghost' && held?.seat === target.seat && held.ghost === target.ghost
}

/** With something in the hand: a tap there still means another ghost, or a door. */
function isElsewhere(target: Target | undefined, stage: Stage): boolean {
  if (target?.kind === 'ghost') return stage.held !== null && (target.seat === stage.eye || !target.inside)
  return target?.kind === 'door' && (isLit(target, stage) || stage.peeps === true)
}

function isLit(target: Extract<Target, { kind: 'door' }>, { doors }: Stage): boolean {
  return doors.some(({ side, number }) => side === target.door.side && number === target.door.number)
}

/** It may be taken by dragging it. */
function isLoose(target: Target, { movable, eye }: Stage): boolean {
  return target.kind === 'piece' ? movable.includes(target.piece) : target.kind === 'ghost' && target.seat === eye
}

function isUseful(target: Target | undefined, stage: Stage): boolean {
  if (!target) return false
  if (target.kind === 'side') return stage.open.includes(target.side)
  if (target.kind === 'ghost' && stage.glow?.some(({ seat, ghost }) => seat === target.seat && ghost === target.ghost))
    return true
  return (
    isLoose(target, stage) ||
    (target.kind === 'door' && (isLit(target, stage) || stage.peeps || stage.open.includes(target.door.side)))
  )
}

/** The first surface of floor, furniture or ghosts in the hall. */
function surfaceOf(hits: readonly Hit[]): Point | null {
  return (
    hits.find(
      ({ target }) => target.kind === 'floor' || target.kind === 'piece' || (target.kind === 'ghost' && target.inside),
    )?.point ?? null
  )
}

function beside(ground: ReturnType<Picker['ground']>): Point | null {
  return ground && pointOf({ x: ground[0], y: ground[1], z: 0 })
}
