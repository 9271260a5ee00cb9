/** What always stands there: the floor, paper under it, walls with doors, candles in the corners. */
import {
  AdditiveBlending,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  type Texture,
} from 'three'
import { CELLS } from '../camera/fly'
import { parquet } from './paint'
import type { Palette } from './palette'

export function floor(palette: Palette): Mesh {
  const made = new Mesh(new PlaneGeometry(CELLS, CELLS), new MeshLambertMaterial({ map: parquet(palette) }))
  made.position.set(CELLS / 2, CELLS / 2, 0)
  made.receiveShadow = true
  return made
}

/** Three sheets of paper with a scalloped edge, one on the other. */
export function sheets({ sheets: colours, border }: Palette): Group {
  const group = new Group()
  colours.forEach((colour, i) => group.add(slab(colour, 1.3 + i * 0.16, -0.03 - i * 0.13)))
  const line = slab(border, 0.16, -0.012, 0)
  group.add(line)
  return group
}

function slab(colour: string, beyond: number, top: number, waves = 22): Mesh {
  const made = new Mesh(
    new ExtrudeGeometry(scalloped(beyond, waves), { depth: 0.1, bevelEnabled: false, curveSegments: 6 }),
    new MeshLambertMaterial({ color: colour }),
  )
  made.position.z = top - 0.1
  made.receiveShadow = true
  return made
}

function scalloped(beyond: number, waves: number): Shape {
  const [low, high] = [-beyond, CELLS + beyond]
  const shape = new Shape()
  const corners: readonly (readonly [number, number])[] = [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ]
  shape.moveTo(low, low)
  corners.forEach(([x, y], side) => {
    const [nx, ny] = corners[(side + 1) % 4] as readonly [number, number]
    if (waves === 0) return void shape.lineTo(nx, ny)
    const [dx, dy] = [(nx - x) / waves, (ny - y) / waves]
    const out = 0.34
    for (let i = 0; i < waves; i += 1) {
      shape.quadraticCurveTo(
        x + dx * (i + 0.5) + dy * out,
        y + dy * (i + 0.5) - dx * out,
        x + dx * (i + 1),
        y + dy * (i + 1),
      )
    }
  })
  return shape
}

const CORNERS = [
  [-0.62, -0.62],
  [CELLS + 0.62, -0.62],
  [CELLS + 0.62, CELLS + 0.62],
  [-0.62, CELLS + 0.62],
] as const

/** A candle in each corner, with its light on the paper. */
export function candles(palette: Palette, soft: Texture): Group {
  const group = new Group()
  const brass = new MeshLambertMaterial({ color: '#d9a441' })
  const wax = new MeshLambertMaterial({ color: '#fff1d2', emissive: '#ffb45c', emissiveIntensity: 0.5 })
  const shine = new SpriteMaterial({
    map: soft,
    color: palette.candle,
    blending: AdditiveBlending,
    depthWrite: false,
    opacity: palette.candles * 1.3,
  })
  const core = new MeshLambertMaterial({ color: '#ffb02e', emissive: '#ffab2e', emissiveIntensity: 1 })
  // A real light in every corner would cost as much as all the rest.
  const light = new MeshBasicMaterial({
    map: soft,
    color: palette.candle,
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
    opacity: palette.candles,
  })
  const around = new PlaneGeometry(3.2, 3.2)
  for (const [x, y] of CORNERS) {
    const candle = new Group()
    const parts: [CylinderGeometry, MeshLambertMaterial, number][] = [
      [new CylinderGeometry(0.24, 0.28, 0.06, 20), brass, 0.03],
      [new CylinderGeometry(0.05, 0.08, 0.5, 14), brass, 0.28],
      [new CylinderGeometry(0.16, 0.1, 0.08, 18), brass, 0.55],
      [new CylinderGeometry(0.085, 0.085, 0.46, 16), wax, 0.8],
    ]
    for (const [shape, material, z] of parts) {
      const each = new Mesh(shape.rotateX(Math.PI / 2), material)
      each.position.z = z
      each.castShadow = true
      candle.add(each)
    }
    const flame = new Mesh(new SphereGeometry(0.055, 10, 8), core)
    flame.scale.z = 2.2
    flame.position.z = 1.14
    const halo = new Sprite(shine)
    halo.scale.setScalar(1.5)
    halo.position.z = 1.16
    candle.add(flame, halo)
    const pool = new Mesh(around, light)
    pool.position.z = 0.012
    candle.add(pool)
    candle.position.set(x, y, -0.03)
    group.add(candle)
  }
  return group
}
