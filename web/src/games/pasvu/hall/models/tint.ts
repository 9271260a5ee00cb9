/** The tint of the floor (see stage/tint.ts): one picture, laid over the carpet. */
import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import { CELLS } from '../camera/fly'
import { coloursOf, type Tint } from '../../stage/tint'

export class Tinted {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>
  #shown: Tint | null = null

  constructor() {
    const paint = new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false })
    this.mesh = new Mesh(new PlaneGeometry(CELLS, CELLS), paint)
    this.mesh.position.set(CELLS / 2, CELLS / 2, 0.018)
    this.mesh.visible = false
  }

  show(tint: Tint | null): void {
    this.mesh.visible = tint !== null
    if (tint === this.#shown) return
    this.#shown = tint
    const { material } = this.mesh
    material.map?.dispose()
    material.map = tint && pictureOf(tint)
    material.needsUpdate = true
  }

  dispose(): void {
    this.mesh.material.map?.dispose()
  }
}

function pictureOf(tint: Tint): DataTexture {
  const made = new DataTexture(new Uint8Array(coloursOf(tint).flat()), tint.side, tint.side)
  made.colorSpace = SRGBColorSpace
  made.magFilter = made.minFilter = LinearFilter
  made.needsUpdate = true
  return made
}
