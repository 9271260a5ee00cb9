/** Light and air of the hall during a look: lamps, what falls in through the door, fog, dust. */
import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  FogExp2,
  Group,
  HemisphereLight,
  Points,
  PointsMaterial,
  type Scene,
  SpotLight,
  type Texture,
} from 'three'
import { CELLS, SIDES, turned } from '../../../hall/camera/fly'
import type { Eye } from '../eye'
import { LAMP_HEIGHT, type Paper } from './wallpaper'

export interface Mood {
  readonly paper: Paper
  readonly sky: string
  readonly ground: string
  readonly fill: number
  readonly lamp: string
  readonly glare: number
  /** What comes in through the door. */
  readonly door: string
  readonly doorGlare: number
  readonly lamps: number
  readonly fog: string
}

export const BY_NIGHT: Mood = {
  paper: { ground: '#27345f', lily: '#7286c9', stripe: '#2d3c6d', wood: '#3d2418', dark: '#22120c', light: '#8a5a30' },
  sky: '#8ea0e6',
  ground: '#4a2f3c',
  fill: 0.62,
  lamp: '#ffc27a',
  glare: 95,
  door: '#ffe2b0',
  doorGlare: 26,
  lamps: 1.15,
  fog: '#141732',
}

export const BY_DAY: Mood = {
  paper: { ground: '#a65a5c', lily: '#e8b48f', stripe: '#b0666a', wood: '#8a5a36', dark: '#5a3520', light: '#e3bd84' },
  sky: '#fff0d8',
  ground: '#a8846a',
  fill: 1.25,
  lamp: '#fff0d0',
  glare: 85,
  door: '#fff4dc',
  doorGlare: 16,
  lamps: 0.45,
  fog: '#6b4a48',
}

const MOTES = 130

export class Air {
  readonly group = new Group()
  readonly fog: FogExp2
  readonly #dust: Points<BufferGeometry, PointsMaterial>
  readonly #halos: Points<BufferGeometry, PointsMaterial>
  readonly #shimmer: number

  constructor(mood: Mood, eye: Eye, soft: Texture, slow: boolean) {
    const above = new SpotLight(mood.lamp, mood.glare, 0, 0.85, 0.8, 2)
    above.position.set(CELLS / 2 + 0.6, CELLS / 2 - 0.4, 6.4)
    above.target.position.set(CELLS / 2, CELLS / 2, 0)
    shadowed(above, slow ? 512 : 2048, 2, 9)
    // A little beside the eye, so that what is seen has a shadow.
    const behind = new SpotLight(mood.door, mood.doorGlare, 0, 0.82, 0.65, 1.35)
    behind.position.copy(eye.at).addScaledVector(eye.right, 0.7).addScaledVector(eye.up, 0.95)
    behind.target.position.copy(eye.at).addScaledVector(eye.forward, 3.6)
    if (!slow) shadowed(behind, 1024, 0.4, 12)
    const sphere = new HemisphereLight(mood.sky, mood.ground, mood.fill)
    sphere.position.set(0, 0, 1)
    this.fog = new FogExp2(new Color(mood.fog), 0)
    this.#dust = dust(soft)
    this.#shimmer = 0.34 * mood.lamps
    this.#halos = halos(soft, mood.lamp)
    this.group.add(above, above.target, behind, behind.target, sphere, this.#dust, this.#halos)
  }

  /** Thick as it is seen from the keyhole at 1. */
  thick(by: number): void {
    this.fog.density = 0.036 * by
    this.#dust.material.opacity = 0.5 * by
    this.#halos.material.opacity = this.#shimmer * by
    this.#dust.visible = this.#halos.visible = by > 0
  }

  drift(now: number): void {
    this.#dust.position.set(0.1 * Math.sin(now / 3100), 0.1 * Math.cos(now / 3700), 0.08 * Math.sin(now / 2300))
  }

  attach(scene: Scene): void {
    scene.add(this.group)
    scene.fog = this.fog
  }
}

function shadowed(light: SpotLight, size: number, near: number, far: number): void {
  light.castShadow = true
  light.shadow.mapSize.set(size, size)
  light.shadow.camera.near = near
  light.shadow.camera.far = far
  light.shadow.normalBias = 0.02
  light.shadow.bias = -0.0004
  light.shadow.radius = 5
}

/** A shimmer about each lamp on the walls: the air of the hall is not clear. */
function halos(soft: Texture, colour: string): Points<BufferGeometry, PointsMaterial> {
  const places = SIDES.flatMap((side) =>
    Array.from({ length: CELLS - 1 }, (_, i) => [...turned(side, i + 1, 0.09), LAMP_HEIGHT]).flat(),
  )
  return lights(places, soft, 1.15, colour)
}

function dust(soft: Texture): Points<BufferGeometry, PointsMaterial> {
  const places: number[] = []
  // Evenly, and the same in every look: no chance in a picture.
  for (let i = 0; i < MOTES; i += 1)
    places.push(((i * 0.7548777) % 1) * CELLS, ((i * 0.5698403) % 1) * CELLS, 0.15 + ((i * 0.381966) % 1) * 2.2)
  return lights(places, soft, 0.035, '#ffdca0')
}

function lights(
  places: readonly number[],
  map: Texture,
  size: number,
  color: string,
): Points<BufferGeometry, PointsMaterial> {
  const shape = new BufferGeometry()
  shape.setAttribute('position', new Float32BufferAttribute(places, 3))
  const shine = { transparent: true, depthWrite: false, blending: AdditiveBlending, fog: false }
  return new Points(shape, new PointsMaterial({ map, size, color, ...shine }))
}
