/** Small pictures that always face the camera, all drawn at once. */
import {
  type Camera,
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  type Texture,
  Vector3,
} from 'three'
import { LIGHT } from './light'

export interface Billboard {
  readonly at: Vector3
  size: number
  colour: string
  /** From 0 to 1. */
  strength: number
  /** Which picture of the sheet: from the left, row by row. */
  picture: number
}

interface Sheet {
  readonly map: Texture
  /** How many pictures it has across and down. */
  readonly across?: number
  readonly down?: number
  /** Light, not paint: strength is brightness. */
  readonly light?: boolean
}

export class Billboards {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>
  readonly all: Billboard[]
  readonly #pictures: InstancedBufferAttribute
  readonly #matrix = new Matrix4()
  readonly #size = new Vector3()
  readonly #hue = new Color()
  readonly #light: boolean

  constructor(count: number, { map, across = 1, down = 1, light = false }: Sheet) {
    const shape = new PlaneGeometry(1, 1)
    this.#pictures = new InstancedBufferAttribute(new Float32Array(count), 1)
    shape.setAttribute('picture', this.#pictures)
    const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, ...(light && LIGHT) })
    this.#light = light
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = `attribute float picture;\n${shader.vertexShader}`
        .replace(
          '#include <uv_vertex>',
          `#include <uv_vertex>
        vMapUv = (vMapUv + vec2(mod(picture, ${across}.0), ${down - 1}.0 - floor(picture / ${across}.0)))
          / vec2(${across}.0, ${down}.0);`,
        )
        .replace(
          '#include <project_vertex>',
          // Before the wall on which it hangs, from wherever it is seen.
          `#include <project_vertex>
        vec4 before = projectionMatrix * vec4(mvPosition.xy, mvPosition.z + 0.25, 1.0);
        gl_Position.z = before.z / before.w * gl_Position.w;`,
        )
    }
    material.customProgramCacheKey = () => `billboards ${across} ${down}`
    this.mesh = new InstancedMesh(shape, material, count)
    this.mesh.raycast = () => {}
    this.mesh.frustumCulled = false
    this.all = Array.from({ length: count }, () => ({
      at: new Vector3(),
      size: 1,
      colour: '#ffffff',
      strength: 1,
      picture: 0,
    }))
  }

  /** As they are now, seen from there. */
  face({ quaternion }: { quaternion: Quaternion } | Camera): void {
    this.all.forEach(({ at, size, colour, strength, picture }, i) => {
      this.#size.setScalar(strength > 0 ? size : 0)
      this.mesh.setMatrixAt(i, this.#matrix.compose(at, quaternion, this.#size))
      this.mesh.setColorAt(i, this.#hue.set(colour).multiplyScalar(this.#light ? strength : 1))
      this.#pictures.setX(i, picture)
    })
    this.mesh.instanceMatrix.needsUpdate = true
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true
    this.#pictures.needsUpdate = true
  }
}
