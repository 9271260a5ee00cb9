import type { Sound } from '../../../lib/sound'
import type { Scene } from './animate'

export const SOUNDS: Partial<Record<Scene['event']['type'], Sound>> = {
  die: 'die',
  climbed: 'step',
  haunted: 'whoosh',
  advanced: 'whoosh',
  swapped: 'creak',
  traded: 'whoosh',
  arrived: 'win',
  finale: 'whoosh',
}
