/** What keys do to what is in the hand. */

export type Key =
  | { readonly kind: 'step'; readonly right: number; readonly up: number }
  | { readonly kind: 'turn'; readonly by: number }
  | { readonly kind: 'tip' | 'cancel' | 'put' | 'fuse' }

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

export function keyOf({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): Key | null {
  if (ctrlKey || metaKey || altKey) return null
  const step = STEPS[key]
  if (step) return { kind: 'step', right: step[0], up: step[1] }
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
    case 'f':
      return { kind: 'fuse' }
    case 'enter':
      return { kind: 'put' }
    case 'escape':
      return { kind: 'cancel' }
    default:
      return null
  }
}
