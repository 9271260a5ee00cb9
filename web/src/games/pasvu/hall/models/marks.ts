/** What is shown for a moment: cells that light up, what is in the hand and where it would rest, where it does not fit. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Line,
  LineBasicMaterial,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  ShapeGeometry,
  Sprite,
  SpriteMaterial,
  type Texture,
} from 'three'
import { lineAround } from '../camera/around'
import { CELLS } from '../camera/fly'
import type { Draft, Held, Stage } from '../../stage/stage'
import type { Ghost } from '../../types.gen'
import { LIGHT } from './light'
import { ghost, heartOf, standOf as ghostStand } from './ghosts/ghost'
import { tile, warning } from './paint'
import { CLASHES, FITS, type Palette, UNKNOWN } from './palette'
import { heart, shade, standOf } from './furniture/piece'
import { Tinted } from './tint'
import { blocks } from '../pose'

const tint = (fits: boolean | null): string => (fits === null ? UNKNOWN : fits ? FITS : CLASHES)

export class Marks {
  readonly group = new Group()
  readonly #reach: MeshBasicMaterial
  readonly #movable: MeshBasicMaterial
  readonly #picked: MeshBasicMaterial
  readonly #trouble: Sprite
  readonly #cells: InstancedMesh
  readonly #place = new Matrix4()
  readonly #soft = new PlaneGeometry(1, 1)
  readonly #passing = new Group()
  readonly #tint = new Tinted()

  constructor(palette: Palette, soft: Texture) {
    this.#reach = new MeshBasicMaterial({ color: palette.reach, map: tile(), transparent: true, depthWrite: false })
    this.#cells = new InstancedMesh(new PlaneGeometry(0.94, 0.94), this.#reach, CELLS * CELLS)
    this.#cells.frustumCulled = false
    this.#movable = new MeshBasicMaterial({
      color: palette.reach,
      map: soft,
      ...LIGHT,
      opacity: 0.8,
    })
    this.#picked = Object.assign(this.#movable.clone(), { opacity: 1 })
    this.#picked.color.set(FITS)
    this.#trouble = new Sprite(new SpriteMaterial({ map: warning(), depthTest: false }))
    this.#trouble.scale.setScalar(0.5)
    this.#trouble.renderOrder = 9
    this.group.add(this.#tint.mesh, this.#cells, this.#trouble, this.#passing)
    this.group.traverse((each) => (each.raycast = () => {}))
  }

  show(stage: Stage): void {
    this.#clear()
    this.#light(stage.cells)
    this.#tint.show(stage.tint ?? null)
    this.#reach.opacity = stage.tint ? 0.35 : 1
    for (const [piece, pose] of stage.pieces) {
      if (stage.movable.includes(piece) && stage.draft?.piece !== piece) this.#underneath(piece, pose, this.#movable)
      if (stage.picked === piece) this.#underneath(piece, pose, this.#picked)
    }
    for (const each of stage.ghosts)
      if (stage.glow?.some(({ seat, ghost: number }) => seat === each.seat && number === each.number)) this.#glow(each)
    if (stage.draft) this.#draft(stage.draft)
    if (stage.held) this.#held(stage.held, stage)
    this.#trouble.visible = stage.trouble !== null
    if (stage.trouble)
      this.#trouble.position.set(stage.trouble.x / 1000, stage.trouble.y / 1000, stage.trouble.z / 1000 + 0.12)
    this.#passing.traverse((each) => (each.raycast = () => {}))
  }

  dispose(): void {
    this.#clear()
    this.#tint.dispose()
    for (const each of [this.#reach.map, this.#reach, this.#movable, this.#picked, this.#soft]) each?.dispose()
  }

  #light(cells: Stage['cells']): void {
    cells.forEach(([column, row], i) =>
      this.#cells.setMatrixAt(i, this.#place.makeTranslation(column + 0.5, row + 0.5, 0.012)),
    )
    this.#cells.count = cells.length
    this.#cells.visible = cells.length > 0
    this.#cells.instanceMatrix.needsUpdate = true
  }

  #underneath(piece: Draft['piece'], pose: Draft['pose'], shine: MeshBasicMaterial): void {
    const [low, block] = [Math.min(...blocks(piece, pose).map((each) => each.low)), standOf(piece, pose)]
    const light = new Mesh(this.#soft, shine)
    light.position.set(block.middle.x, block.middle.y, low + 0.014)
    light.scale.setScalar(3.1)
    this.#passing.add(light)
  }

  #draft({ piece, pose, fits }: Draft): void {
    const body = shade(piece)
    body.material.color.set(tint(fits))
    body.material.emissive.set(tint(fits))
    body.material.emissiveIntensity = 0.35
    body.castShadow = true
    const { middle, turn } = standOf(piece, pose)
    body.quaternion.copy(turn)
    body.position.copy(middle).sub(heart(piece).applyQuaternion(turn))
    this.#passing.add(
      body,
      this.#footprint(blocks(piece, pose), fits),
      plumb(middle.x, middle.y, pose.z / 1e6, middle.z + 2.4, fits),
    )
  }

  /** The outline of every box on what lies below. */
  #footprint(parts: ReturnType<typeof blocks>, fits: boolean | null): Mesh {
    const places: number[] = []
    for (const { x, y, yaw, halfX, halfY } of parts) {
      const corner = (a: number, b: number): number[] => [
        x + a * Math.cos(yaw) - b * Math.sin(yaw),
        y + a * Math.sin(yaw) + b * Math.cos(yaw),
        0.016,
      ]
      const [sw, se, ne, nw] = [
        corner(-halfX, -halfY),
        corner(halfX, -halfY),
        corner(halfX, halfY),
        corner(-halfX, halfY),
      ]
      places.push(...sw, ...se, ...ne, ...sw, ...ne, ...nw)
    }
    const shape = new BufferGeometry()
    shape.setAttribute('position', new Float32BufferAttribute(places, 3))
    return new Mesh(
      shape,
      new MeshBasicMaterial({ color: tint(fits), transparent: true, opacity: 0.35, depthWrite: false }),
    )
  }

  #held({ seat, ghost: number, spot, fits }: Held, { ghosts }: Stage): void {
    const here = ghosts.find((each) => each.seat === seat && each.number === number)
    const at = spot ?? here
    if (!at) return
    this.#ring(at, spot ? tint(fits) : UNKNOWN)
    if (!spot) return
    const { x, y, z } = ghostStand(at).middle
    // Behind a desk one still wants to see where it goes.
    this.#passing.add(ghostly(at, fits, 0.6, true), ghostly(at, fits, 0.22, false), plumb(x, y, z, z + 2.4, fits))
  }

  /** It may be chosen: a light under it and a line around it. */
  #glow(at: Ghost): void {
    const light = new Mesh(this.#soft, this.#movable)
    light.position.set(at.x / 1000, at.y / 1000, at.z / 1e6 + 0.014)
    light.scale.setScalar(1.7)
    this.#passing.add(light)
    this.#ring(at, UNKNOWN)
  }

  #ring(at: Ghost, color: string): void {
    const ring = new Mesh(
      lineAround(at, 0.07),
      new MeshBasicMaterial({ color, transparent: true, opacity: 0.9, depthTest: false }),
    )
    ring.position.set(at.x / 1000, at.y / 1000, at.z / 1e6 + 0.02)
    this.#passing.add(ring)
  }

  /** What was in the hand before goes, with its own shapes; tiles and lights are used again. */
  #clear(): void {
    const kept: unknown[] = [this.#reach, this.#movable, this.#picked, this.#soft]
    this.#passing.traverse((each) => {
      if (!(each instanceof Mesh || each instanceof Line)) return
      if (each.geometry instanceof ShapeGeometry || each instanceof Line) each.geometry.dispose()
      if (!kept.includes(each.material)) each.material.dispose()
    })
    this.#passing.clear()
  }
}

/** A body of light, standing or lying. */
function ghostly(at: Ghost, fits: boolean | null, opacity: number, depthTest: boolean): Group {
  const body = ghost(
    at.size,
    new MeshLambertMaterial({
      color: tint(fits),
      emissive: tint(fits),
      emissiveIntensity: 0.4,
      transparent: true,
      opacity,
      depthTest,
    }),
  )
  const { middle, turn } = ghostStand(at)
  body.quaternion.copy(turn)
  body.position.copy(middle).sub(heartOf(at.size).applyQuaternion(turn))
  return body
}

/** A thread from above: it comes straight down. */
function plumb(x: number, y: number, low: number, high: number, fits: boolean | null): Line {
  const shape = new BufferGeometry()
  shape.setAttribute('position', new Float32BufferAttribute([x, y, low, x, y, high], 3))
  return new Line(shape, new LineBasicMaterial({ color: tint(fits), transparent: true, opacity: 0.8 }))
}
