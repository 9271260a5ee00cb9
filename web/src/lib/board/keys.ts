/** Keys on a board. */
export type ArrowKey = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft'

/** Rows down and columns to the right. */
export const STEPS: Readonly<Record<ArrowKey, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
}

export const isArrowKey = (key: string): key is ArrowKey => key in STEPS

/** What presses whatever the cursor is on. */
export const isPress = (key: string): boolean => key === 'Enter' || key === ' '

/** Whether a key comes alone. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  !ctrlKey && !metaKey && !altKey

/** Whether a key was meant for the board: somebody who writes, or a dialog, comes first. */
export function isForBoard(event: KeyboardEvent): boolean {
  const busy = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role=dialog]')
  return !busy && isPlain(event)
}
