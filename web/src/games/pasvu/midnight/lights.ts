import type { Attachment } from 'svelte/attachments'
import type { Cell } from '../stage/sides'

export type Light = (cells: readonly Cell[]) => void

/** While a button is under the mouse or has the focus, its cell lights up on the plan. */
export function lights(light: Light | undefined, cell: Cell): Attachment<HTMLElement> {
  return (node) => {
    const on = (): void => light?.([cell])
    const off = (): void => light?.([])
    const heard = [
      ['pointerenter', on],
      ['focus', on],
      ['pointerleave', off],
      ['blur', off],
    ] as const
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
      off()
    }
  }
}
