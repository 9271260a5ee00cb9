/** Pictures that the hall wears, painted on the spot. */
import { CanvasTexture, SRGBColorSpace } from 'three'
import { BROWS } from '../../marks/symbols'
import { CELLS } from '../camera/fly'
import { FOLDS, type Palette, SHEETS } from './palette'

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

const CELL = 170
const PLANKS = 4

/** Basket-weave parquet, a square a cell, so that cells can be counted. */
export function parquet(palette: Palette): CanvasTexture {
  return painted(CELL * CELLS, CELL * CELLS, (brush) => {
    for (let column = 0; column < CELLS; column += 1)
      for (let row = 0; row < CELLS; row += 1) square(brush, palette, column, row)
    brush.strokeStyle = palette.inlay
    brush.lineWidth = 3
    brush.globalAlpha = 0.75
    for (let i = 0; i <= CELLS; i += 1) {
      brush.strokeRect(i * CELL - 0.5, -9, CELL * CELLS + 18, CELL * CELLS + 18)
      brush.strokeRect(-9, i * CELL - 0.5, CELL * CELLS + 18, CELL * CELLS + 18)
    }
  })
}

function square(brush: Brush, { planks, joint }: Palette, column: number, row: number): void {
  const lying = (column + row) % 2 === 0
  const wide = CELL / PLANKS
  for (let i = 0; i < PLANKS; i += 1) {
    const [x, y] = [column * CELL + (lying ? 0 : i * wide), row * CELL + (lying ? i * wide : 0)]
    const [w, h] = lying ? [CELL, wide] : [wide, CELL]
    brush.globalAlpha = 1
    brush.fillStyle = planks[(column * 7 + row * 5 + i * 11) % 3] as string
    brush.fillRect(x, y, w, h)
    brush.globalAlpha = 0.1
    brush.fillStyle = joint
    for (let k = 1; k < 6; k += 1) {
      if (lying) brush.fillRect(x, y + (k * wide) / 6, w, 1.5)
      else brush.fillRect(x + (k * wide) / 6, y, 1.5, h)
    }
    brush.globalAlpha = 0.7
    brush.strokeStyle = joint
    brush.lineWidth = 2
    brush.strokeRect(x, y, w, h)
  }
}

/** A sheet with two eyes; the seat's sign on its breast and its back, a pattern along the hem. */
export function sheet(seat: number): CanvasTexture {
  const { sheet: hue, pale, deep } = SHEETS[seat % 4] as (typeof SHEETS)[number]
  return painted(512, 288, (brush) => {
    const cloth = brush.createLinearGradient(0, 0, 0, 288)
    cloth.addColorStop(0, pale)
    cloth.addColorStop(0.4, pale)
    cloth.addColorStop(0.8, hue)
    cloth.addColorStop(1, hue)
    brush.fillStyle = cloth
    brush.fillRect(0, 0, 512, 288)
    folds(brush, deep)
    hem(brush, seat, deep)
    for (const x of [256, 0, 512]) sign(brush, seat, x, 194, 11)
    face(brush, deep)
  })
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

function face(brush: Brush, deep: string): void {
  brush.fillStyle = deep
  for (const x of [226, 286]) oval(brush, x, 96, 12, 19)
  oval(brush, 256, 128, 8, 9)
  brush.fillStyle = '#fff'
  for (const x of [230, 290]) oval(brush, x, 89, 4, 6)
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

/** The sign that the seat has everywhere in this game. */
function sign(brush: Brush, seat: number, x: number, y: number, size: number): void {
  const { deep } = SHEETS[seat % 4] as (typeof SHEETS)[number]
  brush.save()
  brush.translate(x - 12 * size, y - 6.7 * size)
  brush.scale(size, size)
  brush.strokeStyle = deep
  brush.lineCap = brush.lineJoin = 'round'
  brush.lineWidth = 1.1
  brush.stroke(new Path2D(BROWS[seat % 4]))
  brush.restore()
}

/** A brass plaque with a number; `lit` when its door may be used. */
export function plaque(number: number, lit: boolean): CanvasTexture {
  return painted(96, 96, (brush) => {
    brush.fillStyle = lit ? '#fff3c8' : '#14193f'
    brush.strokeStyle = lit ? '#ff9d1f' : '#e6b45a'
    brush.lineWidth = 7
    brush.beginPath()
    brush.arc(48, 48, 41, 0, 7)
    brush.fill()
    brush.stroke()
    brush.fillStyle = lit ? '#5a2c00' : '#ffe9b8'
    brush.font = "600 58px 'Fredoka Variable', Fredoka, system-ui, sans-serif"
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(String(number), 48, 52)
  })
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
