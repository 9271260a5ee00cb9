/** Words for what is on the table and in the hand. */
import type { Translate, Trial } from '../../../lib/game'
import { refusalText } from '../../../lib/words'
import type { Hand } from '../hand/choose'
import { pieceAt } from '../stage/levels'
import { columnAt, GRAINS, reachesInto, tallness } from '../stage/shape'
import { type Cell, cellOf, sameCell, sizeOf } from '../stage/sides'
import { landed, mayMove, mayPlace, rested } from '../stage/staged'
import { piecesText } from './naming'
import { listText, thePiece } from './tell'
import { lyingText } from '../twin/lying'
import type { Event, Ghost, Phase, Piece, Pose, View, Walk } from '../types.gen'

export function cellText([column, row]: Cell, t: Translate): string {
  return t('pasvu-cell', { column: column + 1, row: row + 1 })
}

export function phaseText(phase: Phase, t: Translate): string {
  return t('pasvu-board-phase', { phase })
}

/** What is asked of whom, in a sentence. */
export function promptText(view: View, eye: number | null, hand: Hand, names: readonly string[], t: Translate): string {
  if (mayPlace(view, eye)) {
    if (hand) return t('pasvu-board-ask-place')
    return view.taken
      ? t('pasvu-board-ask-taken', { piece: thePiece(view.taken.piece, t) })
      : t('pasvu-board-ask-piece', { count: view.movable.length })
  }
  if (mayMove(view, eye)) {
    if (hand?.kind !== 'ghost') return t('pasvu-board-ask-ghost', { points: view.points[eye ?? 0] ?? 0 })
    return t(hand.spot ? 'pasvu-board-ask-spot' : 'pasvu-board-ask-cell')
  }
  const name = names[view.turn] ?? ''
  if (view.phase === 'furniture') return t('pasvu-board-waits-place', { name })
  if (view.phase === 'ghosts')
    return t('pasvu-board-waits-ghosts', {
      names: listText(
        names.filter((_, seat) => !view.done[seat]),
        t,
      ),
    })
  if (view.phase === 'side')
    return view.turn === eye ? t('pasvu-board-ask-side') : t('pasvu-board-waits-side', { name })
  return view.phase === 'over' ? '' : t('pasvu-board-waits-nature')
}

/** What the house says to putting down what is in the hand; null while it thinks. */
export function outcomeText(view: View, hand: Hand, trial: Trial<Event> | null, t: Translate): string | null {
  if (!trial || !hand) return null
  if (trial.refused) return refusalText(trial.refused)
  const rest = rested(trial)
  if (rest) return [restText(view, rest, t), ...comesDown(trial, t)].join(' ')
  const walk = landed(trial)
  if (!walk) return ''
  const how = walk.end.yaw === null ? 'standing' : 'lying'
  return t('pasvu-board-stands', { how, where: onText(view, walk.end, t), cost: walk.cost, left: walk.left })
}

function restText(view: View, { piece, pose, displaced }: Event & { type: 'placed' }, t: Translate): string {
  const under = pose.lean
    ? t('pasvu-board-rests-leaning', { side: pose.lean.towards, degrees: pose.lean.degrees })
    : pose.z > 10 * GRAINS
      ? t('pasvu-board-rests-high', { height: Math.round(pose.z / GRAINS / 10) / 100 })
      : t('pasvu-board-rests-floor')
  const moved = displaced.filter(
    ({ seat, number, x, y, z }) =>
      !view.ghosts.some(
        (one) => one.seat === seat && one.number === number && one.x === x && one.y === y && one.z === z,
      ),
  )
  const steps = moved.length ? ` ${t('pasvu-board-displaces', { count: moved.length })}` : ''
  return `${t('pasvu-board-rests', { piece, where: under })}${steps}`
}

/** V5: what stood over it, and cannot be put back as it stood; what leant on it. */
function comesDown(trial: Trial<Event>, t: Translate): string[] {
  const moved = (type: 'down' | 'fell'): Piece[] =>
    trial.told.flatMap((event) => (event.type === type ? event.pieces.map(([piece]) => piece) : []))
  const [down, fell] = [moved('down'), moved('fell')]
  return [
    ...(down.length ? [t('pasvu-board-comes-down', { pieces: piecesText(down, t) })] : []),
    ...(fell.length ? [t('pasvu-board-falls-on', { pieces: piecesText(fell, t) })] : []),
  ]
}

/** "on the floor", "on the desk", "under the table". */
export function onText(
  view: View,
  { x, y, z, size, yaw }: Pick<Ghost, 'x' | 'y' | 'z' | 'size' | 'yaw'>,
  t: Translate,
): string {
  const low = z / GRAINS
  const high = low + tallness({ size, yaw }) - 20
  const roof = view.pieces.find(([piece, pose]) => columnAt(piece, pose, x, y).some((span) => span.low >= high))?.[0]
  const on = pieceAt(view, x, y, low)
  if (on) return t('pasvu-board-on', { piece: on })
  return roof ? t('pasvu-board-under', { piece: roof }) : t('pasvu-board-on-floor')
}

/** Where a walk ends: its cell, and on or under what. */
export function spotText(view: View, { ghost, x, y, z, yaw }: Walk, t: Translate): string {
  const where = onText(view, { x, y, z: z * GRAINS, size: sizeOf(ghost), yaw }, t)
  return t('pasvu-board-spot', { cell: cellText(cellOf(x, y), t), where })
}

/** Where a piece stands, in cells with decimals, and how. */
export function poseText(piece: Piece, pose: Pose, t: Translate): string {
  const at = (mils: number): number => Math.round(mils / 10) / 100
  const stands = t('pasvu-board-pose', {
    piece,
    face: pose.face,
    x: at(pose.x),
    y: at(pose.y),
    turn: pose.yaw / 10,
    height: at(pose.z / GRAINS),
  })
  const { lean } = pose
  return lean ? `${stands}, ${t('pasvu-board-leaning', { side: lean.towards, degrees: lean.degrees })}` : stands
}

/** Everything in a cell: furniture that reaches into it, ghosts that stand in it. */
export function insideText(view: View, cell: Cell, eye: number | null, names: readonly string[], t: Translate): string {
  const pieces = view.pieces
    .filter(([piece, pose]) => reachesInto(piece, pose, ...(cell as [number, number])))
    .map(([piece]) => t('pasvu-piece', { piece }))
  const ghosts = view.ghosts
    .filter(({ x, y }) => sameCell(cellOf(x, y), cell))
    .map((ghost) => {
      const where = [onText(view, ghost, t), lyingText(ghost, t)].filter(Boolean).join(', ')
      if (ghost.seat === eye) return t('pasvu-board-own-ghost', { size: ghost.size, where })
      return t('pasvu-board-their-ghost', { size: ghost.size, name: names[ghost.seat] ?? '', where })
    })
  return [...pieces, ...ghosts].join(t('pasvu-board-semicolon')) || t('pasvu-board-nothing')
}
