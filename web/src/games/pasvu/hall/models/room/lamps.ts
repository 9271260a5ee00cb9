/** Candles at the corners of the corridors, and the light around every flame. */
import { Mesh, MeshLambertMaterial, type Texture } from 'three'
import type { Side } from '../../../types.gen'
import { CELLS, SIDES, turned } from '../../camera/fly'
import { Billboards } from '../billboards'
import { LAMP_HEIGHT, LAMPS, WALL } from '../measures'
import type { Palette } from '../palette'
import { joined, type Part, type Turned } from '../furniture/solids'

const OUT = 0.86
const CORNERS = [
  [-OUT, -OUT],
  [CELLS + OUT, -OUT],
  [CELLS + OUT, CELLS + OUT],
  [-OUT, CELLS + OUT],
] as const
const FLAME = 0.98

export function candles({ gilt, candles: strength }: Palette): Mesh {
  const made = new Mesh(
    joined(CORNERS.flatMap(([x, y]) => candle(x * 1000, y * 1000, gilt, strength))),
    new MeshLambertMaterial({ vertexColors: true }),
  )
  made.castShadow = true
  made.raycast = () => {}
  return made
}

function candle(x: number, y: number, gilt: string, strength: number): (Part | Turned)[] {
  return [
    {
      colour: gilt,
      at: [x, y, -30],
      profile: [
        [0, 0],
        [190, 0],
        [200, 30],
        [70, 60],
        [42, 130],
        [58, 180],
        [38, 240],
        [40, 480],
        [110, 520],
        [120, 550],
        [0, 552],
      ],
      sides: 9,
    },
    {
      colour: '#fff1d2',
      at: [x, y, -30],
      profile: [
        [66, 550],
        [66, 930],
        [0, 945],
      ],
      sides: 8,
      shine: 1 + 0.6 * strength,
    },
    {
      colour: '#ffb02e',
      at: [x, y, -30],
      profile: [
        [0, 940],
        [34, 985],
        [24, 1040],
        [0, 1110],
      ],
      sides: 6,
      shine: 2.4,
    },
  ]
}

/** The light around flames and shades: one for every lamp on the walls, one for every candle. */
export class Lamps {
  readonly glows: Billboards
  readonly #strength: number

  constructor({ candle, candles: strength }: Palette, soft: Texture) {
    this.#strength = strength
    this.glows = new Billboards(4 * LAMPS.length + CORNERS.length, { map: soft, light: true })
    for (const each of this.glows.all) each.colour = candle
    CORNERS.forEach(([x, y], i) => {
      const each = this.glows.all[i]
      each?.at.set(x, y, FLAME)
      if (each) Object.assign(each, { size: 1.9, strength })
    })
  }

  /** Lamps sink with their walls. */
  face(camera: Parameters<Billboards['face']>[0], rise: Readonly<Record<Side, number>>): void {
    SIDES.forEach((side, i) =>
      LAMPS.forEach((lamp, k) => {
        const each = this.glows.all[CORNERS.length + i * LAMPS.length + k]
        const [x, y] = turned(side, lamp, 0.02)
        each?.at.set(x, y, LAMP_HEIGHT + 0.03 - (1 - rise[side]) * (WALL.high - WALL.low))
        if (each) Object.assign(each, { size: 1.15, strength: this.#strength * rise[side] })
      }),
    )
    this.glows.face(camera)
  }
}
