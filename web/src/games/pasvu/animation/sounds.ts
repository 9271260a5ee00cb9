import type { Sound } from '../../../lib/sound'
import type { Event } from '../types.gen'

export const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  dealt: 'tap',
  placed: 'step',
  walked: 'stepghost',
  fused: 'chime',
  escaped: 'chime',
  down: 'step',
  thrown: 'die',
  chosen: 'tap',
  rolled: 'die',
  looked: 'creak',
  effect: 'whoosh',
  passed: 'tap',
  foretold: 'die',
  crossed: 'whoosh',
}
