import type { Sound } from '../../../lib/sound'
import type { Event } from '../types.gen'

export const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  drawn: 'die',
  dice: 'die',
  ran: 'gulp',
  gobbled: 'chomp',
  robbed: 'clink',
  returned: 'clink',
  chased: 'stepghost',
  caught: 'caught',
  stuck: 'no',
}
