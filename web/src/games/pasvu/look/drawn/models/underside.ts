/** What is under a ghost's sheet, to be seen where it lies: the hem all around, folds that go into the dark, and two socks. */
import type { CanvasTexture } from 'three'
import { painted } from '../../../hall/models/paint'
import { FOLDS, SHEETS } from '../../../hall/models/palette'

type Brush = CanvasRenderingContext2D
type Colours = (typeof SHEETS)[number]

const SIZE = 256
const MIDDLE = SIZE / 2

export function underside(seat: number): CanvasTexture {
  const colours = SHEETS[seat % 4] as Colours
  return painted(SIZE, SIZE, (brush) => {
    brush.translate(MIDDLE, MIDDLE)
    lining(brush, colours)
    folds(brush, colours)
    brush.rotate(Math.PI / 2) // who lies has its right side up
    for (const side of [-1, 1]) sock(brush, side, colours)
  })
}

function lining(brush: Brush, { sheet, deep }: Colours): void {
  brush.fillStyle = sheet
  brush.fillRect(-MIDDLE, -MIDDLE, SIZE, SIZE)
  const dark = brush.createRadialGradient(0, 0, 10, 0, 0, MIDDLE * 0.93)
  dark.addColorStop(0, '#0b0712')
  dark.addColorStop(0.7, deep)
  dark.addColorStop(1, deep)
  disc(brush, dark, MIDDLE * 0.9)
}

function folds(brush: Brush, { sheet }: Colours): void {
  brush.lineWidth = 7
  for (let i = 0; i < FOLDS; i += 1) {
    const turn = (i / FOLDS) * 2 * Math.PI
    const fade = brush.createRadialGradient(0, 0, MIDDLE * 0.5, 0, 0, MIDDLE * 0.9)
    fade.addColorStop(0, `${sheet}00`)
    fade.addColorStop(1, `${sheet}b0`)
    brush.strokeStyle = fade
    brush.beginPath()
    brush.moveTo(MIDDLE * 0.5 * Math.cos(turn), MIDDLE * 0.5 * Math.sin(turn))
    brush.lineTo(MIDDLE * 0.92 * Math.cos(turn), MIDDLE * 0.92 * Math.sin(turn))
    brush.stroke()
  }
}

/** The sole of a striped sock. */
function sock(brush: Brush, side: number, { pale, deep }: Colours): void {
  brush.save()
  brush.translate(side * 34, 6)
  brush.rotate(side * 0.14)
  brush.beginPath()
  brush.ellipse(0, 0, 24, 42, 0, 0, 7)
  brush.fillStyle = '#fff7e8'
  brush.fill()
  brush.clip()
  brush.fillStyle = pale
  for (const y of [-20, 0, 20]) brush.fillRect(-30, y, 60, 9)
  brush.fillStyle = deep
  brush.globalAlpha = 0.75
  for (const [y, tall] of [
    [-44, 15],
    [30, 16],
  ] as const)
    brush.fillRect(-30, y, 60, tall)
  brush.restore()
}

function disc(brush: Brush, fill: string | CanvasGradient, radius: number): void {
  brush.fillStyle = fill
  brush.beginPath()
  brush.arc(0, 0, radius, 0, 7)
  brush.fill()
}
