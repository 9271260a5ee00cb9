/** The frames worth stopping at: where something was told, the first and the last. Pure. */
import type { Frame } from '../lib/wire.gen'

/** A frame that tells nothing (a die has been thrown and is still rolling) joins the next one. */
export function frames(all: readonly Frame[], begun: (view: unknown) => boolean = () => true): Frame[] {
  const played = all.filter((frame, index) => index === all.length - 1 || begun(frame.view))
  return played.filter((frame, index) => index === 0 || index === played.length - 1 || frame.told.length > 0)
}
