/** The best hiding place at the end, by the evidence of the last look alone: everybody may look it up. */
import type { Look, Witnessed } from '../types.gen'

/**
 * Whoever was not seen and of whom the smallest share was in the picture. Where there are several, the one that
 * an empty hall would have shown largest: it hid right before the keyhole. Null where nobody hid in its view.
 */
export function hideoutOf(look: Look | null): Witnessed | null {
  const hidden = (look?.ghosts ?? []).filter(({ seen, whole }) => !seen && whole > 0)
  const [best] = hidden.toSorted(
    (one, other) => one.pixels / one.whole - other.pixels / other.whole || other.whole - one.whole,
  )
  return best ?? null
}
