import type { Sound } from '../../../lib/sound'
import type { Happening } from './animate'

export const SOUNDS: Partial<Record<Happening['type'], Sound>> = {
  drawn: 'die',
  dice: 'die',
  ran: 'gulp',
  gobbled: 'chomp',
  robbed: 'clink',
  returned: 'clink',
  chased: 'stepghost',
  caught: 'caught',
  stuck: 'no',
  finale: 'chomp',
}
