/** A piece of furniture that stands in the hall: its shape, and for the mirror its glass. */
import {
  BufferGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three'
import { Reflector } from 'three/addons/objects/Reflector.js'
import type { Piece, Pose } from '../../../types.gen'
import { partsOf } from './decor'
import { FURNITURE } from './furniture'
import { placement } from '../../pose'
import { joined } from './solids'

/** Where a thing is and how it is turned; of its middle, so that it tips over about itself. */
export interface Stand {
  readonly middle: Vector3
  readonly turn: Quaternion
}

const shapes = new Map<Piece, BufferGeometry>()

/** Painted once, and kept: it holds no memory of a graphics card until it is shown. */
export function shapeOf(piece: Piece): BufferGeometry {
  const made = shapes.get(piece) ?? joined(partsOf(piece))
  shapes.set(piece, made)
  return made
}

export function furniture(piece: Piece): Group {
  const group = new Group()
  const body = new Mesh(shapeOf(piece), new MeshLambertMaterial({ vertexColors: true }))
  body.castShadow = body.receiveShadow = true
  group.add(body)
  if (FURNITURE[piece].glass) group.add(glass())
  return group
}

/** The same, to be seen through: where a piece in the hand would rest. */
export function shade(piece: Piece): Mesh<BufferGeometry, MeshLambertMaterial> {
  return new Mesh(shapeOf(piece), new MeshLambertMaterial({ transparent: true, opacity: 0.62, depthWrite: true }))
}

export function standOf(piece: Piece, pose: Pose): Stand {
  const {
    rows: [x, y, z],
    at,
  } = placement(piece, pose)
  const matrix = new Matrix4().set(...x, 0, ...y, 0, ...z, 0, 0, 0, 0, 1)
  const turn = new Quaternion().setFromRotationMatrix(matrix)
  return {
    middle: heart(piece)
      .applyQuaternion(turn)
      .add(new Vector3(...at)),
    turn,
  }
}

/** The middle of the upright piece, in cells. */
export function heart(piece: Piece): Vector3 {
  const [x, y, z] = spans(piece)
  return new Vector3((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2)
}

/** Half of the upright box around it. */
export function halfOf(piece: Piece): Vector3 {
  const [x, y, z] = spans(piece)
  return new Vector3((x[1] - x[0]) / 2, (y[1] - y[0]) / 2, (z[1] - z[0]) / 2)
}

type Span = readonly [number, number]

function spans(piece: Piece): readonly [Span, Span, Span] {
  const shape = FURNITURE[piece].boxes
  const along = (i: number): Span => [
    Math.min(...shape.map((box) => box[i] as number)) / 1000,
    Math.max(...shape.map((box) => box[i + 1] as number)) / 1000,
  ]
  return [along(0), along(2), along(4)]
}

/** What is reflected, a little dimmer; the room's dusk where there is nothing. */
const SILVER = {
  name: 'Silver',
  uniforms: { color: { value: null }, tDiffuse: { value: null }, textureMatrix: { value: null } },
  vertexShader: `
    uniform mat4 textureMatrix;
    varying vec4 vUv;
    void main() {
      vUv = textureMatrix * vec4(position, 1.0);
      gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    }`,
  fragmentShader: `
    uniform vec3 color;
    uniform sampler2D tDiffuse;
    varying vec4 vUv;
    void main() {
      vec4 seen = texture2DProj(tDiffuse, vUv);
      gl_FragColor = vec4(mix(color, seen.rgb, min(seen.a, 1.0)) * 0.9 + vec3(0.012, 0.016, 0.03), 1.0);
      #include <tonemapping_fragment>
      #include <colorspace_fragment>
    }`,
}

/** A mirror's glass: what it shows can be held, which costs nothing. */
class Glass extends Reflector {
  readonly #look = this.onBeforeRender
  #shown = false

  hold(on: boolean): void {
    this.onBeforeRender = on && this.#shown ? () => {} : this.#reflect
  }

  readonly #reflect: Reflector['onBeforeRender'] = (...what) => {
    this.#shown = true
    this.#look.call(this, ...what)
  }
}

export const glassOf = (piece: Object3D): Glass | undefined =>
  piece.children.find((each): each is Glass => each instanceof Glass)

function glass(): Glass {
  const { glass, boxes } = FURNITURE.mirror
  const [[x0, z0], [x1, z1]] = [glass?.from ?? [0, 0], glass?.to ?? [0, 0]]
  const front = boxes[glass?.box ?? 0]?.[2] ?? 0
  const pane = new Glass(new PlaneGeometry((x1 - x0) / 1000, (z1 - z0) / 1000), {
    textureWidth: 384,
    textureHeight: 576,
    clipBias: 0.001,
    multisample: 0,
    color: 0x2b3270,
    shader: SILVER,
  })
  pane.position.set((x0 + x1) / 2000, front / 1000 - 0.004, (z0 + z1) / 2000)
  pane.rotation.x = Math.PI / 2
  return pane
}
