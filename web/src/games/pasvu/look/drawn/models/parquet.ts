/** The floor outside the carpet: boards laid crosswise. */
import { type CanvasTexture, RepeatWrapping } from 'three'
import { painted } from '../../../hall/models/paint'
import type { Paper } from './wallpaper'

const SIZE = 256
const BOARDS = 4

/** One tile of it: four squares of boards, every second one turned. */
export function parquet({ wood, dark, light }: Pick<Paper, 'wood' | 'dark' | 'light'>): CanvasTexture {
  const made = painted(SIZE, SIZE, (brush) => {
    const half = SIZE / 2
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      brush.save()
      brush.translate(x * half + half / 2, y * half + half / 2)
      if ((x + y) % 2) brush.rotate(Math.PI / 2)
      for (let i = 0; i < BOARDS; i += 1)
        board(brush, -half / 2, -half / 2 + (i * half) / BOARDS, half, half / BOARDS, i)
      brush.restore()
    }
  })
  made.wrapS = made.wrapT = RepeatWrapping
  return made

  function board(brush: CanvasRenderingContext2D, x: number, y: number, wide: number, tall: number, i: number): void {
    brush.fillStyle = wood
    brush.fillRect(x, y, wide, tall)
    brush.globalAlpha = 0.12 + 0.1 * ((i * 7) % 3)
    brush.fillStyle = light
    brush.fillRect(x, y, wide, tall)
    brush.globalAlpha = 1
    brush.fillStyle = dark
    brush.fillRect(x, y + tall - 2, wide, 2)
    brush.fillRect(x + wide - 2, y, 2, tall)
  }
}
