/** Dust that flies up where something has come down: a handful of points, drawn at once. */
import { BufferAttribute, BufferGeometry, Points, PointsMaterial, type Texture, Vector3 } from 'three'

const MOTES = 36
const COLOUR = '#d8c6a8'
const MS = 620
/** Nothing is left of it: the point lies far below the floor. */
const AWAY = -50

interface Puff {
  readonly at: Vector3
  readonly from: number
  readonly wide: number
}

export class Dust {
  readonly points: Points<BufferGeometry, PointsMaterial>
  #puff: Puff | null = null

  constructor(soft: Texture) {
    const shape = new BufferGeometry()
    shape.setAttribute('position', new BufferAttribute(new Float32Array(3 * MOTES).fill(AWAY), 3))
    this.points = new Points(
      shape,
      new PointsMaterial({ map: soft, color: COLOUR, size: 0.3, transparent: true, depthWrite: false, opacity: 0 }),
    )
    this.points.frustumCulled = false
    this.points.visible = false
    this.points.raycast = () => {}
    this.points.renderOrder = 4
  }

  /** Around the foot of something so wide. */
  fly(at: Vector3, wide: number, now: number): void {
    this.#puff = { at, wide, from: now }
  }

  /** Whether any of it is still to be seen. */
  update(now: number): boolean {
    const puff = this.#puff
    const t = puff ? (now - puff.from) / MS : 1
    this.points.visible = puff !== null && t < 1
    if (!puff || t >= 1) {
      this.#puff = null
      return false
    }
    this.#spread(puff, Math.max(0, t))
    return true
  }

  #spread({ at, wide }: Puff, t: number): void {
    const place = this.points.geometry.getAttribute('position') as BufferAttribute
    const out = 1 - (1 - t) ** 3
    for (let i = 0; i < MOTES; i += 1) {
      const [turn, far, high] = [i * 2.399, 0.5 + ((i * 0.37) % 0.5), (i * 0.61) % 1]
      const away = wide * (0.45 + 0.5 * ((i * 0.53) % 1) + 0.6 * out * far)
      place.setXYZ(
        i,
        at.x + away * Math.cos(turn),
        at.y + away * Math.sin(turn),
        at.z + 0.04 + 0.28 * high * out - 0.12 * t * t,
      )
    }
    place.needsUpdate = true
    this.points.material.opacity = 0.7 * (1 - t) ** 1.3
    this.points.material.size = 0.45 + 0.75 * out
  }
}
