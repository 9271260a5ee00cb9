/** The walls of the hall as a picture: panels, paper with lilies, six numbered doors and lamps between them. */
import type { CanvasTexture } from 'three'
import { CELLS } from '../../../hall/camera/fly'
import { painted } from '../../../hall/models/paint'

type Brush = CanvasRenderingContext2D

/** How high the walls are, in cells. */
export const HIGH = 3.3
/** And how high their lamps shine. */
export const LAMP_HEIGHT = 1.72
const CELL = 256
const [WIDE, TALL] = [CELLS * CELL, Math.round(HIGH * CELL)]
const PANEL = 0.95 * CELL
const DOOR = { wide: 0.62 * CELL, tall: 1.95 * CELL }

export interface Paper {
  readonly ground: string
  readonly lily: string
  readonly stripe: string
  readonly wood: string
  readonly dark: string
  readonly light: string
}

/** Numbers are read from outside, left to right: from inside the first is at the right. */
export function wallpaper(paper: Paper): CanvasTexture {
  return painted(WIDE, TALL, (brush) => {
    cloth(brush, paper)
    wainscot(brush, paper)
    cornice(brush, paper)
    for (let i = 0; i < CELLS; i += 1) door(brush, paper, (i + 0.5) * CELL, CELLS - i)
    for (let i = 1; i < CELLS; i += 1) lamp(brush, i * CELL)
    shade(brush)
  })
}

/** Where the lamps shine: what a wall gives of itself. */
export function lamplight(): CanvasTexture {
  return painted(WIDE / 4, TALL / 4, (brush) => {
    brush.scale(0.25, 0.25)
    brush.fillStyle = '#000'
    brush.fillRect(0, 0, WIDE, TALL)
    brush.globalCompositeOperation = 'lighter'
    for (let i = 1; i < CELLS; i += 1) {
      const [x, y] = [i * CELL, TALL - LAMP_HEIGHT * CELL]
      const glow = brush.createRadialGradient(x, y, 0, x, y, 0.85 * CELL)
      glow.addColorStop(0, 'rgba(255, 224, 160, 1)')
      glow.addColorStop(0.08, 'rgba(255, 190, 100, .75)')
      glow.addColorStop(0.35, 'rgba(220, 120, 50, .26)')
      glow.addColorStop(1, 'rgba(120, 40, 10, 0)')
      brush.fillStyle = glow
      brush.fillRect(x - CELL, y - CELL, 2 * CELL, 2 * CELL)
    }
  })
}

function cloth(brush: Brush, { ground, lily, stripe }: Paper): void {
  brush.fillStyle = ground
  brush.fillRect(0, 0, WIDE, TALL)
  brush.fillStyle = stripe
  for (let x = 0; x < WIDE; x += 32) brush.fillRect(x, 0, 16, TALL)
  brush.fillStyle = brush.strokeStyle = lily
  for (let row = 0; row * 44 < TALL; row += 1)
    for (let x = row % 2 ? 32 : 0; x <= WIDE; x += 64) flower(brush, x, row * 44)
}

/** A lily: three petals on a stem. */
function flower(brush: Brush, x: number, y: number): void {
  brush.save()
  brush.translate(x, y)
  brush.globalAlpha = 0.55
  for (const turn of [-0.7, 0, 0.7]) {
    brush.save()
    brush.rotate(turn)
    brush.beginPath()
    brush.ellipse(0, -9, 3.6, 9, 0, 0, 7)
    brush.fill()
    brush.restore()
  }
  brush.lineWidth = 2
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(0, 11)
  brush.moveTo(-6, 3)
  brush.lineTo(6, 3)
  brush.stroke()
  brush.restore()
}

function wainscot(brush: Brush, { wood, dark, light }: Paper): void {
  const top = TALL - PANEL
  brush.fillStyle = wood
  brush.fillRect(0, top, WIDE, PANEL)
  for (let x = 0; x < WIDE; x += CELL / 2) bevelled(brush, x + 10, top + 30, CELL / 2 - 20, PANEL - 90, dark, light)
  brush.fillStyle = dark
  brush.fillRect(0, TALL - 44, WIDE, 44)
  brush.fillStyle = light
  for (const y of [top - 8, TALL - 46]) brush.fillRect(0, y, WIDE, 5)
  brush.fillStyle = dark
  brush.fillRect(0, top - 3, WIDE, 12)
}

function cornice(brush: Brush, { wood, dark, light }: Paper): void {
  brush.fillStyle = wood
  brush.fillRect(0, 0, WIDE, 46)
  brush.fillStyle = dark
  brush.fillRect(0, 40, WIDE, 8)
  brush.fillStyle = light
  brush.fillRect(0, 34, WIDE, 3)
  for (let x = 8; x < WIDE; x += 32) brush.fillRect(x, 12, 16, 12)
}

function door(brush: Brush, { dark, light, wood }: Paper, x: number, number: number): void {
  const { wide, tall } = DOOR
  const [left, top] = [x - wide / 2, TALL - tall]
  brush.fillStyle = dark
  brush.fillRect(left - 22, top - 30, wide + 44, tall + 30)
  brush.fillStyle = light
  brush.fillRect(left - 18, top - 26, wide + 36, 5)
  for (const edge of [left - 18, left + wide + 14]) brush.fillRect(edge, top - 26, 4, tall + 26)
  const leaf = brush.createLinearGradient(left, 0, left + wide, 0)
  leaf.addColorStop(0, '#6d3a1c')
  leaf.addColorStop(0.5, '#8a4d27')
  leaf.addColorStop(1, '#5e3117')
  brush.fillStyle = leaf
  brush.fillRect(left, top, wide, tall)
  for (const [from, high] of [
    [0.05, 0.4],
    [0.5, 0.44],
  ] as const) {
    bevelled(brush, left + 14, top + tall * from, wide / 2 - 20, tall * high, '#42200d', '#b06c3a')
    bevelled(brush, x + 6, top + tall * from, wide / 2 - 20, tall * high, '#42200d', '#b06c3a')
  }
  brass(brush, left + wide - 14, top + tall * 0.5, 7)
  brass(brush, x, top - 58, 21)
  brush.fillStyle = wood === dark ? '#fff' : '#3a1d08'
  brush.font = "600 30px 'Fredoka Variable', Fredoka, system-ui, sans-serif"
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(String(number), x, top - 56)
}

function lamp(brush: Brush, x: number): void {
  const y = TALL - 1.55 * CELL
  brush.strokeStyle = '#c8923c'
  brush.lineWidth = 7
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(x, y + 36)
  brush.lineTo(x, y)
  brush.stroke()
  brass(brush, x, y + 36, 12)
  brush.fillStyle = '#fff0c8'
  brush.beginPath()
  brush.moveTo(x - 12, y - 4)
  brush.lineTo(x - 24, y - 52)
  brush.lineTo(x + 24, y - 52)
  brush.lineTo(x + 12, y - 4)
  brush.fill()
}

function brass(brush: Brush, x: number, y: number, radius: number): void {
  const shine = brush.createRadialGradient(x - radius / 3, y - radius / 3, 1, x, y, radius)
  shine.addColorStop(0, '#fff0bd')
  shine.addColorStop(0.5, '#e0ad52')
  shine.addColorStop(1, '#8a5a1c')
  brush.fillStyle = shine
  brush.beginPath()
  brush.arc(x, y, radius, 0, 7)
  brush.fill()
}

function bevelled(brush: Brush, x: number, y: number, w: number, h: number, dark: string, light: string): void {
  brush.lineWidth = 4
  brush.strokeStyle = dark
  brush.strokeRect(x, y, w, h)
  brush.globalAlpha = 0.5
  brush.strokeStyle = light
  brush.lineWidth = 2
  brush.strokeRect(x + 3, y + 3, w - 2, h - 2)
  brush.globalAlpha = 1
}

/** Darker towards the floor and in the corners, where no lamp reaches. */
function shade(brush: Brush): void {
  const fall = brush.createLinearGradient(0, 0, 0, TALL)
  fall.addColorStop(0, 'rgba(0,0,0,.5)')
  fall.addColorStop(0.3, 'rgba(0,0,0,0)')
  fall.addColorStop(0.75, 'rgba(0,0,0,.08)')
  fall.addColorStop(1, 'rgba(0,0,0,.42)')
  brush.fillStyle = fall
  brush.fillRect(0, 0, WIDE, TALL)
  for (const [from, to] of [
    [0, 0.5 * CELL],
    [WIDE, WIDE - 0.5 * CELL],
  ] as const) {
    const corner = brush.createLinearGradient(from, 0, to, 0)
    corner.addColorStop(0, 'rgba(0,0,0,.5)')
    corner.addColorStop(1, 'rgba(0,0,0,0)')
    brush.fillStyle = corner
    brush.fillRect(Math.min(from, to), 0, 0.5 * CELL, TALL)
  }
}
