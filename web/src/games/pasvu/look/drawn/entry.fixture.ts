/** What tests in a real browser call: built by itself, never shipped. */
import type { Table, Witness } from './drawing'
import { Drawing } from './drawing'
import { lensOf, turnTo } from './eye'
import { maskOf } from './mask'

/** A look as a picture, for eyes: from the keyhole. */
function still(table: Table, look: Witness, night: boolean, width: number, height: number): string {
  const canvas = document.createElement('canvas')
  const drawing = new Drawing(canvas, table, look, night)
  const size = Math.min(width, height)
  drawing.size(width, height, 1)
  const { at, forward } = drawing.eye
  const lens = lensOf({ x: (width - size) / 2, y: (height - size) / 2, size })
  drawing.draw({ at, turn: turnTo(at, at.clone().add(forward)), lens, light: 1.1, fog: 1, door: 1 }, 0)
  const address = canvas.toDataURL()
  drawing.dispose()
  return address
}

Object.assign(window, { lookTests: { maskOf, still } })
