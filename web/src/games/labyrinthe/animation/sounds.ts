import type { Sound } from '../../../lib/sound'
import type { Happening } from './animate'

export const SOUNDS: Partial<Record<Happening['type'], Sound>> = {
  shifted: 'creak',
  unshift: 'creak',
  reenter: 'whoosh',
  walked: 'step',
  found: 'chime',
  night: 'whoosh',
  home: 'win',
  finale: 'chime',
  turned: 'die',
}
