import { touchedAt } from '../../../lib/board/pointers'
import { ARROWS } from '../maze/geometry'
import type { Touch } from './choose'

/** `arrow:N1` and `cell:12` in the picture are touches; all else is scenery. */
export function touchOf(target: EventTarget | null): Touch | null {
  const [kind, name] = touchedAt(target)
  const arrow = ARROWS.find((one) => one === name)
  if (kind === 'arrow' && arrow) return { kind, arrow }
  if (kind === 'cell') return { kind, cell: Number(name) }
  return null
}
