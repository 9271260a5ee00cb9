/** A look as a picture of its own: to be kept, or sent to somebody. */
import type { Look } from '../types.gen'
import { SHEETS } from '../hall/models/palette'
import { coloured } from './picture/colour'
import { labels } from './picture/labels'
import { PIXELS, unpacked } from './picture/picture'
import { holePath } from './picture/shape'

const SIZE = 1024
const SCALE = SIZE / PIXELS

/** What was drawn in the judge's camera, or else the judge's own colours; with lines around those told of. */
export function composed(
  look: Look,
  names: readonly string[] | null,
  drawn: CanvasImageSource | null,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no brush')
  brush.fillStyle = '#05060f'
  brush.fillRect(0, 0, SIZE, SIZE)
  if (drawn) brush.drawImage(drawn, 0, 0, SIZE, SIZE)
  else judgesOwn(brush, look)
  brush.scale(SCALE, SCALE)
  brush.lineJoin = brush.lineCap = 'round'
  for (const label of labels(unpacked(look.picture), look, names ?? [])) {
    if (!label) continue
    const line = new Path2D(label.path)
    brush.setLineDash(label.seen ? [] : [2, 2.4])
    for (const [wide, colour, strength] of [
      [5, SHEETS[label.seat % 4]?.pale ?? '#fff', label.seen ? 0.35 : 0.1],
      [1.2, '#fffbe6', 1],
    ] as const) {
      brush.lineWidth = wide
      brush.strokeStyle = colour
      brush.globalAlpha = strength
      brush.stroke(line)
    }
    if (names && label.seen) written(brush, label.name, label.x, label.y)
  }
  return canvas
}

function judgesOwn(brush: CanvasRenderingContext2D, look: Look): void {
  const small = document.createElement('canvas')
  small.width = small.height = PIXELS
  small.getContext('2d')?.putImageData(new ImageData(coloured(unpacked(look.picture), look), PIXELS, PIXELS), 0, 0)
  brush.save()
  brush.scale(SCALE, SCALE)
  brush.clip(new Path2D(holePath()))
  brush.drawImage(small, 0, 0)
  brush.restore()
}

function written(brush: CanvasRenderingContext2D, name: string, x: number, y: number): void {
  brush.setLineDash([])
  brush.font = "600 9px 'Fredoka Variable', Fredoka, system-ui, sans-serif"
  brush.textAlign = 'center'
  brush.lineWidth = 2.6
  brush.strokeStyle = '#140d2b'
  brush.fillStyle = '#fffbe6'
  brush.strokeText(name, x, y)
  brush.fillText(name, x, y)
}
