import type { Sound } from '../../lib/sound'
import type { Event } from './types.gen'

export const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  dealt: 'tap',
  placed: 'step',
  walked: 'stepghost',
  escaped: 'chime',
  down: 'step',
  thrown: 'die',
  chosen: 'tap',
  rolled: 'die',
  looked: 'creak',
}
