import { arch, clamp, ease, legOf, mix, type Point } from '../../../lib/board/motion'
import type { Sprite } from './animate'
import { type Composition, spot } from '../scene/geometry'

/** How a sprite looks at one moment of its scene. */
export interface Pose extends Point {
  readonly tilt: number
  readonly stretch: number
  readonly opacity: number
}

/** `t` runs from 0 to 1 over the scene. */
export function pose(picture: Composition, sprite: Sprite, clock: number): Pose {
  const [from, to] = sprite.during ?? [0, 1]
  const t = sprite.during ? clamp((clock - from) / (to - from)) : clock
  const way = sprite.way.map((stand) => spot(picture, stand))
  const [first, last] = [way[0] ?? { x: 0, y: 0 }, way.at(-1) ?? { x: 0, y: 0 }]
  const still = { tilt: 0, stretch: 1, opacity: 1 }
  const size = picture.piece
  switch (sprite.gait) {
    case 'glide':
      return { ...still, ...mix(first, last, ease(t)) }
    case 'hop': {
      const { at, along } = walk(way, t)
      return { ...still, ...at, y: at.y - arch(along) * size * 0.55, stretch: 1 + arch(along) * 0.08 }
    }
    case 'float': {
      const { at, along } = walk(way, t)
      return {
        ...still,
        ...at,
        y: at.y - size * (0.16 + 0.1 * arch(along)),
        tilt: 5 * arch(t) * Math.sign(last.x - first.x),
      }
    }
    case 'cross':
      return { ...still, ...around(first, last, ease(t), size) }
    case 'fall': {
      const down = Math.min(1, t / 0.6)
      const at = mix(first, last, ease((t - 0.65) / 0.35))
      return {
        ...at,
        y: at.y - (1 - down * down) * size * 2.6,
        tilt: (1 - down) * -14,
        stretch: 1 + 0.25 * arch(down),
        opacity: Math.min(1, t * 6),
      }
    }
    case 'covered':
      return { ...still, ...first, stretch: 1 - 0.1 * clamp(t / 0.6), opacity: t < 0.58 ? 1 : 0 }
    case 'revealed':
      return { ...still, ...first, y: first.y - arch(clamp((t - 0.2) / 0.5)) * size * 0.3 }
    case 'cheering':
      return { ...still, ...first, y: first.y - Math.abs(Math.sin(t * Math.PI * 5)) * size * 0.4 }
    case 'whisked': {
      // Off with it, up and away to the side, flapping.
      const away = t * t
      return {
        x: first.x + away * size * 2.2,
        y: first.y - ease(t * 1.3) * size * 2.1,
        tilt: away * 70,
        stretch: 1 + 0.22 * Math.sin(t * Math.PI * 3) * (1 - t) + 0.15 * t,
        opacity: 1 - clamp((t - 0.55) / 0.4),
      }
    }
    case 'lift': {
      const up = ease(t / 0.6)
      return {
        ...last,
        y: last.y - up * size * 2,
        tilt: up * 16,
        stretch: 1 + 0.12 * up,
        opacity: 1 - clamp((t - 0.25) / 0.4),
      }
    }
  }
}

/** Along a way of several steps, each eased for itself. */
function walk(way: readonly Point[], t: number): { at: Point; along: number } {
  const { leg, along } = legOf(Math.max(1, way.length - 1), clamp(t))
  const [from, to] = [way[leg], way[leg + 1] ?? way[leg]]
  return { at: from && to ? mix(from, to, ease(along)) : { x: 0, y: 0 }, along }
}

/** A wide bow to the left of one's way: two that cross pass each other, one above, one below. */
function around(from: Point, to: Point, t: number, size: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy) || 1
  const bow = Math.max(size * 0.8, Math.min(size * 1.5, far * 0.3)) * arch(t)
  const at = mix(from, to, t)
  return { x: at.x + (dy / far) * bow, y: at.y - (dx / far) * bow }
}
