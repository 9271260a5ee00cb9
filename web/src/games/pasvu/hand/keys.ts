/** What keys do to what is in the hand. */
import { isArrowKey, isPlain, STEPS } from '../../../lib/board/keys'

export type Key =
  | { readonly kind: 'step'; readonly right: number; readonly up: number }
  | { readonly kind: 'turn'; readonly by: number }
  | { readonly kind: 'tip' | 'fall' | 'cancel' | 'put' | 'fuse' | 'slide' | 'peek' }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function keyOf(event: Pressed): Key | null {
  const { key, shiftKey } = event
  if (!isPlain(event)) return null
  if (isArrowKey(key)) {
    const [down, right] = STEPS[key]
    return { kind: 'step', right, up: 0 - down }
  }
  const by = shiftKey ? 10 : 150 // with Shift a single degree
  switch (key.toLowerCase()) {
    case 'q':
    case '[':
      return { kind: 'turn', by }
    case 'e':
    case ']':
      return { kind: 'turn', by: -by }
    case 't':
      return { kind: 'tip' }
    case 'l':
      return { kind: 'fall' }
    case 'f':
      return { kind: 'fuse' }
    case 'p':
      return { kind: 'peek' }
    case 'n':
      return { kind: 'slide' }
    case 'enter':
      return { kind: 'put' }
    case 'escape':
      return { kind: 'cancel' }
    default:
      return null
  }
}
