/** Pictures that the hall wears, painted on the spot. */
import { CanvasTexture, SRGBColorSpace } from 'three'
import { BROWS } from '../../marks/symbols'
import { FOLDS, SHEETS } from './palette'

type Brush = CanvasRenderingContext2D

export function painted(width: number, height: number, paint: (brush: Brush) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (brush) paint(brush)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** How a ghost looks: at ease, afraid, or with its eyes shut for a moment. */
export const FACES = ['calm', 'scared', 'shut'] as const
export type FaceName = (typeof FACES)[number]

const WIDE = 512
const TALL = 288

/** A sheet with two eyes; the seat's sign on its brow and its back, a pattern along the hem. */
export function sheet(seat: number): CanvasTexture {
  return painted(WIDE, TALL, (brush) => drapery(brush, seat, 'calm'))
}

/** All of them: a row a seat, a column a face. */
export function sheets(): CanvasTexture {
  return painted(WIDE * FACES.length, TALL * SHEETS.length, (brush) => {
    SHEETS.forEach((_, seat) =>
      FACES.forEach((name, column) => {
        brush.save()
        brush.beginPath()
        brush.rect(column * WIDE, seat * TALL, WIDE, TALL)
        brush.clip()
        brush.translate(column * WIDE, seat * TALL)
        drapery(brush, seat, name)
        brush.restore()
      }),
    )
  })
}

function drapery(brush: Brush, seat: number, name: FaceName): void {
  const { sheet: hue, pale, deep } = SHEETS[seat % 4] as (typeof SHEETS)[number]
  const cloth = brush.createLinearGradient(0, 0, 0, TALL)
  cloth.addColorStop(0, pale)
  cloth.addColorStop(0.42, pale)
  cloth.addColorStop(0.82, hue)
  cloth.addColorStop(1, hue)
  brush.fillStyle = cloth
  brush.fillRect(0, 0, WIDE, TALL)
  folds(brush, deep)
  hem(brush, seat, deep)
  for (const x of [256, 0, 512]) sign(brush, seat, x, x === 256 ? 56 : 110, x === 256 ? 7 : 9)
  face(brush, name, deep, hue)
}

/** Where the sheet falls inwards it is darker; as many as ghost.ts has. */
function folds(brush: Brush, deep: string): void {
  const depth = brush.createLinearGradient(0, 120, 0, 288)
  depth.addColorStop(0, 'transparent')
  depth.addColorStop(1, deep)
  brush.fillStyle = depth
  brush.globalAlpha = 0.16
  for (let i = 0; i < FOLDS; i += 1) {
    for (const half of [4, 9, 14]) brush.fillRect((512 * (i + 0.5)) / FOLDS - half, 120, 2 * half, 168)
  }
  brush.globalAlpha = 1
}

function face(brush: Brush, name: FaceName, deep: string, hue: string): void {
  const afraid = name === 'scared'
  brush.globalAlpha = 0.35
  brush.fillStyle = hue
  for (const x of [204, 308]) oval(brush, x, 132, 15, 8)
  brush.globalAlpha = 1
  brush.fillStyle = brush.strokeStyle = deep
  brush.lineWidth = 5
  brush.lineCap = 'round'
  if (name === 'shut')
    for (const x of [228, 284]) {
      brush.beginPath()
      brush.arc(x, 98, 12, 0.3, Math.PI - 0.3)
      brush.stroke()
    }
  else {
    for (const x of [228, 284]) oval(brush, x, 102, afraid ? 17 : 13, afraid ? 25 : 20)
    brush.fillStyle = '#fff'
    for (const x of [228, 284]) {
      oval(brush, x + 4, 94, afraid ? 7 : 5, afraid ? 9 : 7)
      oval(brush, x - 4, 111, 2.5, 3)
    }
  }
  brush.fillStyle = deep
  if (afraid) oval(brush, 256, 152, 12, 16)
  else oval(brush, 256, 142, 7, 8)
}

function oval(brush: Brush, x: number, y: number, across: number, down: number): void {
  brush.beginPath()
  brush.ellipse(x, y, across, down, 0, 0, 7)
  brush.fill()
}

/** Dots, stripes, chevrons or diamonds: the sign of the seat that is no colour. */
function hem(brush: Brush, seat: number, deep: string): void {
  brush.strokeStyle = brush.fillStyle = deep
  brush.lineWidth = 7
  brush.globalAlpha = 0.55
  for (let x = 0; x < 512; x += 32) {
    brush.beginPath()
    if (seat % 4 === 0) brush.arc(x + 16, 256, 7, 0, 7)
    else if (seat % 4 === 1) brush.rect(x + 12, 236, 8, 40)
    else if (seat % 4 === 2) line(brush, [x, 268], [x + 16, 244], [x + 32, 268])
    else line(brush, [x + 16, 240], [x + 28, 256], [x + 16, 272], [x + 4, 256])
    if (seat % 4 === 2) brush.stroke()
    else brush.fill()
  }
  brush.globalAlpha = 1
}

/** The sign that the seat has everywhere in this game; wider than high, because a brow is narrower than a hem. */
function sign(brush: Brush, seat: number, x: number, y: number, size: number): void {
  const { deep } = SHEETS[seat % 4] as (typeof SHEETS)[number]
  brush.save()
  brush.translate(x - 12 * size * 1.5, y - 6.7 * size)
  brush.scale(size * 1.5, size)
  brush.strokeStyle = deep
  brush.lineCap = brush.lineJoin = 'round'
  brush.lineWidth = 1.1
  brush.stroke(new Path2D(BROWS[seat % 4]))
  brush.restore()
}

/** Brass plaques with the numbers of doors, four in a row: plain ones first, then those of doors that may be used. */
export function plaques(): CanvasTexture {
  return painted(384, 384, (brush) => {
    for (const [row, lit] of [false, true].entries())
      for (let number = 1; number <= 6; number += 1) {
        brush.save()
        brush.translate(96 * ((number - 1) % 4), 96 * (2 * row + (number > 4 ? 1 : 0)))
        plaque(brush, number, lit)
        brush.restore()
      }
  })
}

function plaque(brush: Brush, number: number, lit: boolean): void {
  const brass = brush.createLinearGradient(0, 8, 0, 88)
  for (const [stop, colour] of [
    [0, '#ffe6a6'],
    [0.5, '#d79b3c'],
    [1, '#8a5a1c'],
  ] as const)
    brass.addColorStop(stop, colour)
  brush.fillStyle = lit ? '#fff3c8' : '#14193f'
  brush.strokeStyle = lit ? '#ff9d1f' : brass
  brush.lineWidth = 8
  brush.beginPath()
  brush.arc(48, 48, 40, 0, 7)
  brush.fill()
  brush.stroke()
  brush.fillStyle = lit ? '#5a2c00' : '#ffe9b8'
  brush.font = "600 58px 'Fredoka Variable', Fredoka, system-ui, sans-serif"
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(String(number), 48, 52)
}

/** A cell that one may go to, to be tinted. */
export function tile(): CanvasTexture {
  return painted(128, 128, (brush) => {
    brush.beginPath()
    brush.roundRect(8, 8, 112, 112, 16)
    brush.fillStyle = 'rgba(255,255,255,.38)'
    brush.strokeStyle = '#fff'
    brush.lineWidth = 6
    brush.fill()
    brush.stroke()
  })
}

/** A soft light, to be tinted. */
export function glow(): CanvasTexture {
  return painted(128, 128, (brush) => {
    const light = brush.createRadialGradient(64, 64, 0, 64, 64, 64)
    light.addColorStop(0, 'rgba(255,255,255,1)')
    light.addColorStop(0.35, 'rgba(255,255,255,.42)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    brush.fillStyle = light
    brush.fillRect(0, 0, 128, 128)
  })
}

/** A sign that something is wrong here. */
export function warning(): CanvasTexture {
  return painted(96, 96, (brush) => {
    brush.fillStyle = '#ff5a64'
    brush.strokeStyle = '#fff'
    brush.lineWidth = 6
    brush.beginPath()
    brush.arc(48, 48, 41, 0, 7)
    brush.fill()
    brush.stroke()
    brush.fillStyle = '#fff'
    brush.fillRect(43, 22, 10, 32)
    brush.beginPath()
    brush.arc(48, 68, 6.5, 0, 7)
    brush.fill()
  })
}

function line(brush: Brush, ...points: readonly (readonly [number, number])[]): void {
  for (const [i, [x, y]] of points.entries()) {
    if (i) brush.lineTo(x, y)
    else brush.moveTo(x, y)
  }
}
