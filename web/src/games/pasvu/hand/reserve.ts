/** Where a ghost of one's own is, and why it rests. Pure. */
import type { Translate } from '../../../lib/game'
import { sizeOf } from '../stage/sides'
import { ghostText } from '../words/tell'
import type { View } from '../types.gen'

/** In the hall; waiting behind its side; at the edge, grown as it is (V12); got out, and may be taken back (V12). */
export type Whereabouts = 'hall' | 'reserve' | 'edge' | 'back'

export function whereIs(view: View, seat: number, ghost: number): Whereabouts {
  if ((view.edge[seat] ?? []).includes(ghost)) return 'edge'
  if ((view.out[seat] ?? []).includes(ghost)) return 'back'
  return (view.reserve[seat] ?? []).includes(ghost) ? 'reserve' : 'hall'
}

/** How many of its size wait just like it, and may come in now. */
export function alike(view: View, seat: number, ghost: number): number {
  const where = whereIs(view, seat, ghost)
  if (where === 'hall') return 1
  return (view.ready[seat] ?? []).filter(
    (other) => sizeOf(other) === sizeOf(ghost) && whereIs(view, seat, other) === where,
  ).length
}

export type Rest = 'fused' | 'faces'

/** V12, V13: who does not move this round, and why. Only small ghosts make faces, and no fusion makes a small one. */
export function resting(view: View, seat: number): { readonly ghost: number; readonly why: Rest }[] {
  return (view.held[seat] ?? []).map((ghost) => ({ ghost, why: sizeOf(ghost) === 'small' ? 'faces' : 'fused' }))
}

export type Hint = 'pasvu-board-hint-small' | 'pasvu-board-hint-edge' | 'pasvu-board-hint-back'

/** V12: why not everybody in reserve may come in, and who may all the same. */
export function hintsOf(view: View, seat: number): Hint[] {
  if (!view.options.fusions) return []
  const ready = view.ready[seat] ?? []
  const waits = (view.reserve[seat] ?? []).some((ghost) => !ready.includes(ghost))
  return [
    ...(waits ? (['pasvu-board-hint-small'] as const) : []),
    ...((view.edge[seat] ?? []).length ? (['pasvu-board-hint-edge'] as const) : []),
    ...(ready.some((ghost) => whereIs(view, seat, ghost) === 'back') ? (['pasvu-board-hint-back'] as const) : []),
  ]
}

const WHY = { fused: 'pasvu-board-rests-fused', faces: 'pasvu-board-rests-faces' } as const

/** "Medium ghost 1: made by a fusion, it rests this round." */
export function restTexts(view: View, seat: number, t: Translate): string[] {
  return resting(view, seat).map(({ ghost, why }) => begun(t(WHY[why], { ghost: ghostText(ghost, t) })))
}

const begun = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`

/** All there is to know about one's ghosts that do not move, or do not come in. */
export function notesOf(view: View, seat: number, t: Translate): string[] {
  return [...restTexts(view, seat, t), ...hintsOf(view, seat).map((hint) => t(hint))]
}
