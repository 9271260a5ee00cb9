/** The sheet a ghost wears, painted finely enough to be looked at from close by: calm, with its eyes shut, or caught. */
import type { CanvasTexture } from 'three'
import { painted } from '../../../hall/models/paint'
import { FOLDS, SHEETS } from '../../../hall/models/palette'
import { BROWS } from '../../../marks/symbols'

export type Mood = 'calm' | 'shut' | 'caught'

type Brush = CanvasRenderingContext2D
type Colours = (typeof SHEETS)[number]

const [WIDE, TALL, FINE] = [512, 288, 2]

export function sheet(seat: number, mood: Mood): CanvasTexture {
  const colours = SHEETS[seat % 4] as Colours
  const made = painted(WIDE * FINE, TALL * FINE, (brush) => {
    brush.scale(FINE, FINE)
    cloth(brush, colours)
    hem(brush, seat, colours)
    for (const x of [0, WIDE]) sign(brush, seat, colours, x)
    FACES[mood](brush, colours)
  })
  made.anisotropy = 8
  return made
}

function cloth(brush: Brush, { sheet: hue, pale, deep }: Colours): void {
  const fall = brush.createLinearGradient(0, 0, 0, TALL)
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.14, pale],
    [0.5, pale],
    [0.86, hue],
    [1, hue],
  ] as const)
    fall.addColorStop(at, colour)
  brush.fillStyle = fall
  brush.fillRect(0, 0, WIDE, TALL)
  const depth = brush.createLinearGradient(0, 110, 0, TALL)
  depth.addColorStop(0, `${deep}00`)
  depth.addColorStop(1, deep)
  brush.fillStyle = depth
  brush.globalAlpha = 0.045
  for (let i = 0; i < FOLDS; i += 1)
    for (let half = 2; half < 18; half += 2)
      brush.fillRect((WIDE * (i + 0.5)) / FOLDS - half, 110, 2 * half, TALL - 110)
  brush.globalAlpha = 1
}

/** Dots, stripes, chevrons or diamonds: the sign of the seat that is no colour. */
function hem(brush: Brush, seat: number, { deep }: Colours): void {
  brush.fillStyle = brush.strokeStyle = deep
  brush.globalAlpha = 0.5
  brush.lineWidth = 6
  brush.lineJoin = 'round'
  for (let x = 0; x < WIDE; x += 32) {
    brush.beginPath()
    if (seat % 4 === 0) brush.arc(x + 16, 258, 6.5, 0, 7)
    else if (seat % 4 === 1) brush.roundRect(x + 12, 240, 8, 36, 4)
    else if (seat % 4 === 2) corners(brush, [x, 268], [x + 16, 246], [x + 32, 268])
    else corners(brush, [x + 16, 243], [x + 27, 258], [x + 16, 273], [x + 5, 258])
    if (seat % 4 === 2) brush.stroke()
    else brush.fill()
  }
  brush.globalAlpha = 1
}

function corners(brush: Brush, ...points: readonly (readonly [number, number])[]): void {
  for (const point of points) brush.lineTo(...point)
}

/** The sign that the seat has everywhere in this game, on its back. */
function sign(brush: Brush, seat: number, { deep }: Colours, x: number): void {
  brush.save()
  brush.translate(x - 132, 194 - 74)
  brush.scale(11, 11)
  brush.strokeStyle = deep
  brush.globalAlpha = 0.7
  brush.lineCap = brush.lineJoin = 'round'
  brush.lineWidth = 1
  brush.stroke(new Path2D(BROWS[seat % 4]))
  brush.restore()
}

const [LEFT, RIGHT, EYES] = [226, 286, 98]

const FACES: Readonly<Record<Mood, (brush: Brush, colours: Colours) => void>> = {
  calm(brush, { deep }) {
    blush(brush)
    for (const x of [LEFT, RIGHT]) {
      oval(brush, deep, x, EYES, 12, 19)
      oval(brush, '#fff', x + 4, EYES - 7, 4, 6)
      oval(brush, '#ffffff90', x - 3, EYES + 9, 2.5, 3)
    }
    oval(brush, deep, 256, 131, 8, 7)
  },
  shut(brush, { deep }) {
    blush(brush)
    brush.strokeStyle = deep
    brush.lineWidth = 5
    brush.lineCap = 'round'
    for (const x of [LEFT, RIGHT]) {
      brush.beginPath()
      brush.arc(x, EYES - 4, 13, 0.35, Math.PI - 0.35)
      brush.stroke()
    }
    brush.lineWidth = 4
    brush.beginPath()
    brush.arc(256, 122, 10, 0.3, Math.PI - 0.3)
    brush.stroke()
  },
  caught(brush, { deep }) {
    blush(brush)
    brush.strokeStyle = deep
    brush.lineCap = 'round'
    brush.lineWidth = 5
    for (const [x, out] of [
      [LEFT, -1],
      [RIGHT, 1],
    ] as const) {
      oval(brush, deep, x, EYES - 3, 21, 27)
      oval(brush, '#fff', x, EYES - 3, 17.5, 23.5)
      oval(brush, deep, x, EYES, 6, 7.5)
      oval(brush, '#fff', x + 2, EYES - 3, 2, 2.5)
      brush.beginPath()
      brush.moveTo(x - 13 * out, EYES - 40)
      brush.quadraticCurveTo(x + 2 * out, EYES - 46, x + 15 * out, EYES - 35)
      brush.stroke()
    }
    oval(brush, deep, 256, 148, 15, 23)
    oval(brush, '#c9434f', 256, 161, 9, 8)
  },
}

function blush(brush: Brush): void {
  for (const x of [LEFT - 26, RIGHT + 26]) oval(brush, 'rgba(255, 90, 110, .26)', x, 126, 15, 8)
}

function oval(brush: Brush, colour: string, x: number, y: number, across: number, down: number): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.ellipse(x, y, across, down, 0, 0, 7)
  brush.fill()
}
