/** What is heard of what happens: the hall has sounds of its own, the rest are those of the house. */
import { type Sound, sound } from '../../../lib/sound'
import { cloth, glass, wood } from '../sound/hall'
import { heard } from '../sound/play'
import type { Event } from '../types.gen'

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  dealt: 'tap',
  fused: 'chime',
  escaped: 'chime',
  thrown: 'die',
  chosen: 'tap',
  rolled: 'die',
  looked: 'creak',
  effect: 'whoosh',
  passed: 'tap',
  foretold: 'die',
  crossed: 'whoosh',
}
/** Until what was put down has fallen, in seconds. */
const FALL = 0.2

export function hear(event: Event): void {
  if (event.type === 'placed') heard(event.piece === 'mirror' ? glass : wood, FALL)
  else if (event.type === 'down' || event.type === 'fell') heard(wood)
  else if (event.type === 'walked') heard(cloth)
  const name = SOUNDS[event.type]
  if (name) sound(name)
}
