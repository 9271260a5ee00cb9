/** What is around the hall: tall papered walls, a ceiling, a sill. A backdrop only: it never hides what the judge sees. */
import { CircleGeometry, Group, type Material, Mesh, MeshLambertMaterial, PlaneGeometry, RingGeometry } from 'three'
import { CELLS, SIDES, turned } from '../../../hall/camera/fly'
import type { Palette } from '../../../hall/models/palette'
import { floor } from '../../../hall/models/room/room'
import { parquet } from './parquet'
import { HIGH, lamplight, type Paper, wallpaper } from './wallpaper'

export const BACKDROP = -10

export function room(palette: Palette, paper: Paper, lamps: number): Group {
  const group = new Group()
  const wall = backdrop(
    new MeshLambertMaterial({
      map: wallpaper(paper),
      emissiveMap: lamplight(),
      emissive: 0xffffff,
      emissiveIntensity: lamps,
    }),
  )
  for (const [i, side] of SIDES.entries()) {
    const made = new Mesh(new PlaneGeometry(CELLS, HIGH), wall)
    const [x, y] = turned(side, CELLS / 2, 0)
    made.position.set(x, y, HIGH / 2)
    made.rotation.set(Math.PI / 2, 0, ((i + 2) * Math.PI) / 2, 'ZXY')
    made.renderOrder = BACKDROP
    group.add(made)
  }
  group.add(ceiling(paper), sill(paper), floor(palette))
  return group
}

/** Seen from below; it shows no back, so that one looks in from above. */
function ceiling({ dark, light, ground }: Paper): Group {
  const group = new Group()
  const flat = (geometry: PlaneGeometry | CircleGeometry | RingGeometry, colour: string, order: number): void => {
    const made = new Mesh(geometry.rotateX(Math.PI), backdrop(new MeshLambertMaterial({ color: colour })))
    made.renderOrder = BACKDROP + order
    group.add(made)
  }
  flat(new PlaneGeometry(CELLS, CELLS), dark, 0)
  flat(new PlaneGeometry(CELLS - 0.7, CELLS - 0.7), light, 1)
  flat(new PlaneGeometry(CELLS - 0.8, CELLS - 0.8), ground, 2)
  flat(new RingGeometry(0.5, 0.56, 40), light, 3)
  flat(new RingGeometry(0.82, 0.86, 48), light, 3)
  flat(new CircleGeometry(0.34, 32), light, 3)
  group.position.set(CELLS / 2, CELLS / 2, HIGH)
  return group
}

/** Around the floor: parquet, and a strip of brass where the carpet ends. */
function sill(paper: Paper): Group {
  const group = new Group()
  const boards = parquet(paper)
  boards.repeat.set((CELLS + 3) / 2, (CELLS + 3) / 2)
  for (const [size, material, z] of [
    [
      CELLS + 3,
      new MeshLambertMaterial({ map: boards, emissive: 0xffffff, emissiveMap: boards, emissiveIntensity: 0.16 }),
      -0.02,
    ],
    [CELLS + 0.12, new MeshLambertMaterial({ color: '#c8923c' }), -0.004],
  ] as const) {
    const made = new Mesh(new PlaneGeometry(size, size), material)
    made.position.set(CELLS / 2, CELLS / 2, z)
    made.receiveShadow = true
    group.add(made)
  }
  return group
}

function backdrop<Kind extends Material>(material: Kind): Kind {
  material.depthWrite = false
  material.depthTest = false
  return material
}
