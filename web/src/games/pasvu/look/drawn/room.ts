/** What is around the hall: tall papered walls, a ceiling, a sill. A backdrop only: it never hides what the judge sees. */
import {
  CircleGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  RingGeometry,
  type Texture,
} from 'three'
import { CELLS, SIDES, turned } from '../../hall/camera/fly'
import type { Palette } from '../../hall/models/palette'
import { floor } from '../../hall/models/room'
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

/** Around the floor: dark wood, and brass where the carpet would end. */
function sill({ dark }: Paper): Group {
  const group = new Group()
  for (const [size, colour, z] of [
    [CELLS + 3, dark, -0.02],
    [CELLS + 0.12, '#c8923c', -0.004],
  ] as const) {
    const made = new Mesh(new PlaneGeometry(size, size), new MeshLambertMaterial({ color: colour }))
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

/** A pool of light on the floor, in the colour of a lamp. */
export function pool(soft: Texture, colour: string, strength: number): Mesh {
  const made = new Mesh(
    new PlaneGeometry(9, 9),
    new MeshBasicMaterial({ map: soft, color: colour, transparent: true, opacity: strength, depthWrite: false }),
  )
  made.position.set(CELLS / 2, CELLS / 2, 0.003)
  return made
}
