/** What one can do, as its button says it. */
import type { Translate } from '../../../lib/game'
import { cellAt, ghostText, windOf } from './naming'
import { sizeOf } from '../stage/sides'
import type { Move, Place, Put, Swap, Walk } from '../types.gen'

/** Nature's moves have no button. */
export function moveText(move: Move, t: Translate): string {
  switch (move.type) {
    case 'place':
      return placeText(move, t)
    case 'walk':
    case 'put':
      return spotText(move, t)
    case 'escape':
      return t('pasvu-do-escape', { ghost: ghostText(move.ghost, t) })
    case 'fuse':
      return t('pasvu-do-fuse', { ghost: ghostText(move.ghost, t), other: ghostText(move.other, t) })
    case 'choose':
      return t('pasvu-do-choose', { side: move.side })
    case 'tip':
      return t('pasvu-do-tip', { piece: move.piece, side: move.towards })
    case 'swap':
      return swapText(move, t)
    case 'decline':
    case 'done':
    case 'pass':
      return t(`pasvu-do-${move.type}`)
    default:
      return ''
  }
}

/** V5: with where it is let fall to. */
function placeText({ piece, face, x, y, fall }: Place, t: Translate): string {
  const told = { piece, face, ...cellAt(x, y) }
  return fall ? t('pasvu-do-place-falling', { ...told, side: fall }) : t('pasvu-do-place', told)
}

/** V13: in a round in which ghosts lie, with where the head goes. */
function spotText({ type, ghost, x, y, yaw }: Walk | Put, t: Translate): string {
  const told = { ghost: ghostText(ghost, t), ...cellAt(x, y) }
  return yaw === null ? t(`pasvu-do-${type}`, told) : t(`pasvu-do-${type}-lying`, { ...told, wind: windOf(yaw) })
}

/** V13: a small one for a neighbour's, or a larger one for one's own. */
function swapText({ seat, ghost, by }: Swap, t: Translate): string {
  const told = { ghost: ghostText(ghost, t), by: ghostText(by, t) }
  return sizeOf(ghost) === sizeOf(by) ? t('pasvu-do-swap', { ...told, seat }) : t('pasvu-do-grow', told)
}
