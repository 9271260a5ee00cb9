import { touchedAt } from '../../../lib/board/pointers'
import type { Touch } from './choose'

/** `place:12`, `ghost:0`, `eater:1`, `tray:2`, `die:0`, `roll`, `go`, `other`, `cancel`, `yes`, `no` are touches; all else is scenery. */
export function touchOf(target: EventTarget | null): Touch | null {
  const [kind, name] = touchedAt(target)
  const number = Number(name)
  switch (kind) {
    case 'roll':
    case 'go':
    case 'other':
    case 'cancel':
    case 'yes':
    case 'no':
      return { kind }
    case 'die':
      return { kind, die: number }
    case 'ghost':
      return { kind, ghost: number === 0 ? 0 : 1 }
    case 'eater':
    case 'tray':
      return { kind, seat: number }
    case 'place':
      return { kind, place: number }
    default:
      return null
  }
}
