import type { GhostInHand } from './ghosts'

/** A ghost in the hand of who tests. */
export const held = (more: Partial<GhostInHand> = {}): GhostInHand => ({
  kind: 'ghost',
  ghost: 3,
  spot: null,
  yaw: null,
  how: 'walk',
  back: false,
  ...more,
})
