/** The frames worth stopping at: where something was told, the first and the last. Pure. */
import type { Frame } from '../lib/wire.gen'

/** A frame that tells nothing (a die has been thrown and is still rolling) joins the next one. */
export function frames(all: readonly Frame[]): Frame[] {
  return all.filter((frame, index) => index === 0 || index === all.length - 1 || frame.told.length > 0)
}
