/** All ghosts of the hall, drawn size by size: each has its place, its colour and its face. */
import { Group, InstancedBufferAttribute, InstancedMesh, type Matrix4, MeshLambertMaterial, type Texture } from 'three'
import type { Size } from '../../../types.gen'
import { FIGURES } from '../furniture/furniture'
import { sheetOf } from './ghost'
import { FACES, type FaceName, sheets } from '../paint'
import { type Palette, SHEETS } from '../palette'

const SIZES = Object.keys(FIGURES) as readonly Size[]
/** By size, of four colours. */
const MOST: Readonly<Record<Size, number>> = { small: 16, medium: 8, large: 4 }

/** In the hall, outside it where no shadow falls, or in somebody's hand. */
const RANKS = ['hall', 'wings', 'faint'] as const
type RankName = (typeof RANKS)[number]

export interface Member {
  readonly size: Size
  readonly seat: number
  readonly face: FaceName
  readonly rank: RankName
  readonly at: Matrix4
}

interface Rank {
  readonly mesh: InstancedMesh
  readonly picture: InstancedBufferAttribute
}

export class Crowd {
  readonly group = new Group()
  readonly #map: Texture = sheets()
  readonly #ranks: readonly (readonly [RankName, Size, Rank])[]

  constructor({ ghostly }: Palette) {
    const cloth = clothOf(this.#map, ghostly)
    const thin = Object.assign(clothOf(this.#map, ghostly), { transparent: true, opacity: 0.3 })
    this.#ranks = RANKS.flatMap((name) =>
      SIZES.map((size) => [name, size, this.#rank(name, size, name === 'faint' ? thin : cloth)] as const),
    )
  }

  draw(members: readonly Member[]): void {
    for (const [name, size, rank] of this.#ranks)
      fill(
        rank,
        members.filter((each) => each.size === size && each.rank === name),
      )
  }

  #rank(name: RankName, size: Size, material: MeshLambertMaterial): Rank {
    const shape = sheetOf(size, name === 'wings' ? 'wings' : 'hall').clone()
    const picture = new InstancedBufferAttribute(new Float32Array(2 * MOST[size]), 2)
    shape.setAttribute('picture', picture)
    const mesh = new InstancedMesh(shape, material, MOST[size])
    mesh.castShadow = name === 'hall'
    mesh.frustumCulled = false
    mesh.raycast = () => {}
    mesh.visible = false
    this.group.add(mesh)
    return { mesh, picture }
  }
}

function fill({ mesh, picture }: Rank, members: readonly Member[]): void {
  const count = Math.min(members.length, mesh.instanceMatrix.count)
  mesh.count = count
  mesh.visible = count > 0
  for (const [i, { at, seat, face }] of members.slice(0, count).entries()) {
    mesh.setMatrixAt(i, at)
    picture.setXY(i, FACES.indexOf(face), SHEETS.length - 1 - (seat % SHEETS.length))
  }
  mesh.instanceMatrix.needsUpdate = picture.needsUpdate = true
}

/** Cloth that shines at its edges, in the picture of its seat and face. */
function clothOf(map: Texture, ghostly: number): MeshLambertMaterial {
  const made = new MeshLambertMaterial({ map, emissiveMap: map, emissive: 0xffffff, emissiveIntensity: ghostly })
  made.onBeforeCompile = (shader) => {
    shader.vertexShader = `attribute vec2 picture;\n${shader.vertexShader}`.replace(
      '#include <uv_vertex>',
      `#include <uv_vertex>
      vMapUv = (vMapUv + picture) / vec2(${FACES.length}.0, ${SHEETS.length}.0);
      vEmissiveMapUv = vMapUv;`,
    )
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      `#include <emissivemap_fragment>
      totalEmissiveRadiance += ${(0.9 * ghostly).toFixed(3)} * diffuseColor.rgb
        * pow(1.0 - abs(dot(normalize(normal), normalize(vViewPosition))), 2.5);`,
    )
  }
  made.customProgramCacheKey = () => 'crowd'
  return made
}
