/** What the room wears: carpet, wallpaper with what hangs on it, the light of lamps on it. */
import type { CanvasTexture } from 'three'
import { CELLS } from '../../camera/fly'
import { DOOR, LAMP_HEIGHT, LAMPS, LANDING, PORTRAITS, WALL } from '../measures'
import { painted } from '../paint'
import { type Palette, SHEETS } from '../palette'

type Brush = CanvasRenderingContext2D

const CELL = 170

/** A carpet woven in cells, so that they can be counted; darker towards the walls. */
export function carpet(palette: Palette): CanvasTexture {
  const edge = CELL * CELLS
  return painted(edge, edge, (brush) => {
    for (let column = 0; column < CELLS; column += 1)
      for (let row = 0; row < CELLS; row += 1) woven(brush, palette, column, row)
    brush.strokeStyle = palette.line
    brush.globalAlpha = 0.62
    brush.lineWidth = 2.5
    for (let i = 1; i < CELLS; i += 1) {
      brush.strokeRect(i * CELL, -9, edge, edge + 18)
      brush.strokeRect(-9, i * CELL, edge + 18, edge)
    }
    brush.globalAlpha = 0.9
    brush.lineWidth = 4
    brush.strokeRect(10, 10, edge - 20, edge - 20)
    brush.globalAlpha = 0.5
    brush.lineWidth = 2
    brush.strokeRect(19, 19, edge - 38, edge - 38)
    shadowed(brush, edge)
  })
}

/** One cell: a star in a ring of leaves, and a bud in every corner. */
function woven(brush: Brush, { carpet: [even, odd], ornament, line }: Palette, column: number, row: number): void {
  const bright = (column + row) % 2 === 0
  brush.globalAlpha = 1
  brush.fillStyle = bright ? even : odd
  brush.fillRect(column * CELL, row * CELL, CELL, CELL)
  brush.save()
  brush.translate((column + 0.5) * CELL, (row + 0.5) * CELL)
  brush.fillStyle = brush.strokeStyle = ornament
  brush.globalAlpha = 0.42
  brush.lineWidth = 2.5
  for (let i = 0; i < 8; i += 1) {
    brush.save()
    brush.rotate((i * Math.PI) / 4)
    leaf(brush, 0, -40, i % 2 ? 7 : 9, i % 2 ? 15 : 22)
    if (i % 2) leaf(brush, 0, -98, 8, 18)
    brush.restore()
  }
  brush.beginPath()
  brush.arc(0, 0, 11, 0, 7)
  brush.stroke()
  brush.globalAlpha = 0.5
  brush.fillStyle = line
  brush.beginPath()
  brush.arc(0, 0, 4.5, 0, 7)
  brush.fill()
  brush.restore()
}

function leaf(brush: Brush, x: number, y: number, across: number, along: number): void {
  brush.beginPath()
  brush.moveTo(x, y + along)
  brush.quadraticCurveTo(x - across * 1.6, y, x, y - along)
  brush.quadraticCurveTo(x + across * 1.6, y, x, y + along)
  brush.fill()
}

/** Where floor and walls meet it is dusky. */
function shadowed(brush: Brush, edge: number): void {
  brush.globalAlpha = 1
  for (let side = 0; side < 4; side += 1) {
    brush.save()
    brush.translate(edge / 2, edge / 2)
    brush.rotate((side * Math.PI) / 2)
    const dusk = brush.createLinearGradient(0, -edge / 2, 0, -edge / 2 + 120)
    dusk.addColorStop(0, 'rgba(10,4,24,.5)')
    dusk.addColorStop(1, 'rgba(10,4,24,0)')
    brush.fillStyle = dusk
    brush.fillRect(-edge / 2, -edge / 2, edge, 120)
    brush.restore()
  }
}

/** The corridors: polished boards, with a runner from corner to corner all the way round. */
export function corridors({ landing, runner, gilt }: Palette): CanvasTexture {
  const PIXELS = 896
  const cell = PIXELS / (CELLS + 2 * LANDING)
  return painted(PIXELS, PIXELS, (brush) => {
    brush.fillStyle = landing
    brush.fillRect(0, 0, PIXELS, PIXELS)
    brush.strokeStyle = 'rgba(0,0,0,.22)'
    brush.lineWidth = 1.5
    for (let y = 0; y < PIXELS; y += cell / 5) brush.strokeRect(-3, y, PIXELS + 6, cell / 5)
    const ring = (inset: number, wide: number, colour: string, alpha: number): void => {
      const at = inset * cell
      brush.globalAlpha = alpha
      brush.strokeStyle = colour
      brush.lineWidth = wide * cell
      brush.beginPath()
      brush.roundRect(at, at, PIXELS - 2 * at, PIXELS - 2 * at, 0.25 * cell)
      brush.stroke()
    }
    ring(0.66, 0.86, runner, 1)
    ring(0.3, 0.035, gilt, 0.85)
    ring(1.02, 0.035, gilt, 0.85)
    ring(0.66, 0.03, gilt, 0.25)
  })
}

const ACROSS = 256 // pixels a cell
const wide = CELLS * ACROSS
const high = WALL.high * ACROSS
const RAIL = 0.56

const down = (z: number): number => (WALL.high - z) * ACROSS

/** A wall from within: damask above, panels below, portraits between some doors. The doors themselves are holes. */
export function wallpaper(palette: Palette): CanvasTexture {
  return painted(wide, high, (brush) => {
    brush.fillStyle = palette.wall
    brush.fillRect(0, 0, wide, high)
    damask(brush, palette)
    panels(brush, palette)
    for (const x of PORTRAITS) portrait(brush, palette, x * ACROSS, down(1.16), x === 2 ? 0 : 3)
    const dusk = brush.createLinearGradient(0, 0, 0, high)
    dusk.addColorStop(0, 'rgba(6,4,20,.42)')
    dusk.addColorStop(0.25, 'rgba(6,4,20,0)')
    dusk.addColorStop(0.8, 'rgba(6,4,20,0)')
    dusk.addColorStop(1, 'rgba(6,4,20,.45)')
    brush.fillStyle = dusk
    brush.fillRect(0, 0, wide, high)
  })
}

function damask(brush: Brush, { rim }: Palette): void {
  brush.fillStyle = brush.strokeStyle = rim
  brush.lineWidth = 2
  const [stepX, stepY] = [ACROSS / 4, ACROSS / 3.2]
  for (let row = 0; row * stepY < high; row += 1) {
    for (let column = -1; column * stepX < wide + stepX; column += 1) {
      brush.save()
      brush.translate((column + (row % 2) / 2) * stepX, row * stepY)
      brush.globalAlpha = 0.75
      leaf(brush, 0, -10, 9, 17)
      brush.globalAlpha = 0.5
      for (const lean of [-0.75, 0.75]) {
        brush.save()
        brush.rotate(lean)
        leaf(brush, 0, -15, 6, 12)
        brush.restore()
      }
      leaf(brush, 0, 16, 4, 10)
      brush.restore()
    }
  }
  brush.globalAlpha = 1
}

function panels(brush: Brush, { wainscot, gilt }: Palette): void {
  brush.fillStyle = wainscot
  brush.fillRect(0, down(RAIL), wide, high)
  brush.lineWidth = 4
  for (let i = 0; i <= CELLS; i += 1) {
    const [left, right] = [i - 0.5 + DOOR.wide / 2 + DOOR.frame, i + 0.5 - DOOR.wide / 2 - DOOR.frame]
    const [x, w] = [(left + 0.035) * ACROSS, (right - left - 0.07) * ACROSS]
    brush.strokeStyle = 'rgba(0,0,0,.4)'
    brush.strokeRect(x, down(RAIL - 0.08), w, 0.3 * ACROSS)
    brush.strokeStyle = gilt
    brush.globalAlpha = 0.5
    brush.strokeRect(x + 5, down(RAIL - 0.08) + 5, w - 10, 0.3 * ACROSS - 10)
    brush.globalAlpha = 1
  }
}

/** Somebody's ancestor, under a sheet. */
function portrait(brush: Brush, { gilt }: Palette, x: number, y: number, seat: number): void {
  const { sheet, pale, deep } = SHEETS[seat] as (typeof SHEETS)[number]
  brush.save()
  brush.translate(x, y)
  brush.fillStyle = '#1a1026'
  brush.strokeStyle = gilt
  brush.lineWidth = 7
  brush.beginPath()
  brush.ellipse(0, 0, 24, 36, 0, 0, 7)
  brush.fill()
  brush.stroke()
  brush.clip()
  brush.fillStyle = pale
  brush.beginPath()
  brush.ellipse(0, 6, 14, 22, 0, 0, 7)
  brush.fill()
  brush.fillStyle = sheet
  brush.fillRect(-14, 16, 28, 30)
  brush.fillStyle = deep
  for (const eye of [-5, 5]) {
    brush.beginPath()
    brush.ellipse(eye, -1, 2.4, 4, 0, 0, 7)
    brush.fill()
  }
  brush.restore()
}

/** The light of the lamps on the wall. */
export function lamplight(): CanvasTexture {
  const scale = 0.25
  return painted(wide * scale, high * scale, (brush) => {
    brush.scale(scale, scale)
    brush.fillStyle = '#000'
    brush.fillRect(0, 0, wide, high)
    brush.globalCompositeOperation = 'lighter'
    for (const lamp of LAMPS) {
      const [x, y] = [lamp * ACROSS, down(LAMP_HEIGHT + 0.1)]
      const pool = brush.createRadialGradient(x, y, 8, x, y, 0.95 * ACROSS)
      pool.addColorStop(0, 'rgba(255,196,120,.95)')
      pool.addColorStop(0.22, 'rgba(255,160,80,.5)')
      pool.addColorStop(1, 'rgba(255,120,40,0)')
      brush.fillStyle = pool
      brush.fillRect(0, 0, wide, high)
    }
  })
}
