/** The hall as it is at a look, drawn on a canvas of its own: the very bodies that the judge has, in its camera or on the way there. */
import {
  Group,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  type Quaternion,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Reflector } from 'three/addons/objects/Reflector.js'
import { glow } from '../../hall/models/paint'
import { DAY, NIGHT } from '../../hall/models/palette'
import { release } from '../../hall/models/release'
import { isSoftware } from '../../hall/webgl'
import type { Ghost, Look, View } from '../../types.gen'
import { Air, BY_DAY, BY_NIGHT } from './models/air'
import { Brass } from './models/brass'
import { type Eye, focus, judged, type Lens } from './eye'
import { furniture } from './models/furniture'
import { Figure, Wardrobe } from './models/ghosts'
import { glass } from './models/glass'
import { room } from './models/room'

export type Table = Pick<View, 'pieces' | 'ghosts'>
/** From where, and at whom. */
export interface Witness extends Pick<Look, 'keyhole'> {
  readonly ghosts: readonly Pick<Look['ghosts'][number], 'seat' | 'ghost'>[]
}

/** How a frame is drawn: from where, and how dark, foggy and closed it is. */
export interface Shot {
  readonly at: Vector3
  readonly turn: Quaternion
  readonly lens: Lens
  readonly light: number
  readonly fog: number
  /** How much of the door stands before the eye. */
  readonly door: number
}

export class Drawing {
  readonly scene = new Scene()
  readonly camera = new PerspectiveCamera(90, 1, 0.05, 60)
  readonly renderer: WebGLRenderer
  readonly eye: Eye
  /** In the order of the look's ghosts. */
  readonly figures: readonly Figure[]
  readonly solids = new Group()
  readonly pane: Reflector | null
  readonly brass: Brass
  readonly air: Air
  readonly #wardrobe = new Wardrobe()
  #width = 1
  #height = 1

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, table: Table, look: Witness, night: boolean) {
    const slow = isSoftware()
    this.renderer = new WebGLRenderer({ canvas, antialias: !slow, powerPreference: 'high-performance' })
    this.renderer.toneMapping = NeutralToneMapping
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = PCFShadowMap
    this.renderer.shadowMap.autoUpdate = false // nothing moves but the eye
    this.renderer.shadowMap.needsUpdate = true
    this.renderer.setClearColor(0x05060f)
    this.camera.matrixAutoUpdate = true
    const mood = night ? BY_NIGHT : BY_DAY
    const soft = glow()
    this.eye = judged(look.keyhole)
    this.figures = look.ghosts.map((each) => new Figure(standing(table, each), this.#wardrobe, this.eye.at))
    for (const [piece, pose] of table.pieces) this.solids.add(furniture(piece, pose))
    this.pane = this.#hang(table)
    this.brass = new Brass(this.eye, slow ? 6 : 16)
    this.air = new Air(mood, this.eye, soft, slow)
    this.scene.add(room(night ? NIGHT : DAY, mood.paper, mood.lamps), this.solids, this.brass.mesh)
    for (const { group } of this.figures) this.scene.add(group)
    this.air.attach(this.scene)
    for (const figure of this.figures) figure.face(this.eye.at)
  }

  size(width: number, height: number, ratio: number): void {
    this.#width = width
    this.#height = height
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height, false)
    this.pane?.getRenderTarget().setSize(Math.round(width * ratio), Math.round(height * ratio))
  }

  /** Who is seen in the mirror only shows its face there. */
  faceMirror(index: number): void {
    const glassAt = this.#plane()
    if (glassAt) this.figures[index]?.face(reflected(this.eye.at, glassAt))
  }

  draw({ at, turn, lens, light, fog, door }: Shot, now: number): void {
    this.camera.position.copy(at)
    this.camera.quaternion.copy(turn)
    this.camera.updateMatrixWorld()
    focus(this.camera, lens, this.#width, this.#height)
    this.renderer.toneMappingExposure = light
    this.air.thick(fog)
    this.air.drift(now)
    this.brass.set(door, Math.sin(now / 1050), 1)
    this.renderer.render(this.scene, this.camera)
  }

  dispose(): void {
    this.#wardrobe.dispose()
    release(this.scene)
    this.renderer.dispose()
    if (!this.renderer.getContext().isContextLost()) this.renderer.forceContextLoss()
  }

  #hang(table: Table): Reflector | null {
    const at = table.pieces.findIndex(([piece]) => piece === 'mirror')
    const mirror = this.solids.children[at]
    if (!mirror) return null
    const pane = glass(isSoftware() ? 0 : 4)
    const reflect = pane.onBeforeRender.bind(pane)
    // The door is before the eye only, not in the hall.
    pane.onBeforeRender = (...all) => {
      const { visible } = this.brass.mesh
      this.brass.mesh.visible = false
      reflect(...all)
      this.brass.mesh.visible = visible
    }
    mirror.add(pane)
    return pane
  }

  #plane(): Plane | null {
    if (!this.pane) return null
    this.pane.updateWorldMatrix(true, false)
    const normal = new Vector3(0, 0, 1).transformDirection(this.pane.matrixWorld)
    return new Plane().setFromNormalAndCoplanarPoint(normal, new Vector3().setFromMatrixPosition(this.pane.matrixWorld))
  }
}

/** Whether all ghosts of a look are known to stand somewhere: else only the judge has a picture. */
export function isWhole(table: Table, look: Witness): boolean {
  return look.ghosts.every((each) => table.ghosts.some((other) => isOf(other, each)))
}

function standing(table: Table, each: Witness['ghosts'][number]): Ghost {
  const found = table.ghosts.find((other) => isOf(other, each))
  if (!found) throw new Error('a ghost of the look is not in the hall')
  return found
}

const isOf = (ghost: Ghost, { seat, ghost: number }: Witness['ghosts'][number]): boolean =>
  ghost.seat === seat && ghost.number === number

function reflected(point: Vector3, plane: Plane): Vector3 {
  return point.clone().addScaledVector(plane.normal, -2 * plane.distanceToPoint(point))
}

export function isMesh(thing: unknown): thing is Mesh {
  return thing instanceof Mesh
}
