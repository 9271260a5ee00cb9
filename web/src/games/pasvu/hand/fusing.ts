/** V12: which two could become one, and what they would be. Pure. */
import type { Translate } from '../../../lib/game'
import { FAMILY, sizeOf } from '../stage/sides'
import { ghostText } from '../words/tell'
import type { Fuse, Move, Size } from '../types.gen'
import { fuses } from './ghosts'

/** Each two once: those of one ghost, standing where it does if they can; or all. */
export function fusionsOf(legal: readonly Move[], ghost: number | null): Fuse[] {
  const all = fuses(legal).filter((one) => ghost === null || one.ghost === ghost || one.other === ghost)
  const first = all.toSorted((one, other) => Number(other.ghost === ghost) - Number(one.ghost === ghost))
  return first.filter((one, i) => first.findIndex((other) => isSame(one, other)) === i)
}

/** The next size. */
export function makes({ ghost, other }: Fuse): Size {
  return [ghost, other].some((one) => sizeOf(one) === 'medium') ? 'large' : 'medium'
}

/** Whether their sizes allow it: nothing becomes of a large one, nor of two medium ones. */
export function areKin(ghost: number, other: number): boolean {
  const sizes = [sizeOf(ghost), sizeOf(other)]
  return !sizes.includes('large') && sizes.includes('small')
}

/** A ghost of that size. */
export const made = (move: Fuse): number => FAMILY.indexOf(makes(move))

/** "Small ghost 1 and small ghost 2 become a medium ghost". */
export function fusionText(move: Fuse, t: Translate): string {
  return t('pasvu-board-fuse-two', {
    one: ghostText(move.ghost, t),
    other: ghostText(move.other, t),
    size: makes(move),
  })
}

const isSame = (one: Fuse, other: Fuse): boolean =>
  (one.ghost === other.ghost && one.other === other.other) || (one.ghost === other.other && one.other === other.ghost)
