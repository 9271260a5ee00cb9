/** What always lies there: the carpet of the hall and the corridors around it. */
import { ExtrudeGeometry, Group, Mesh, MeshLambertMaterial, PlaneGeometry, Shape, ShapeGeometry } from 'three'
import { CELLS } from '../../camera/fly'
import { LANDING } from '../measures'
import { carpet, corridors } from './paper'
import type { Palette } from '../palette'

export function floor(palette: Palette): Mesh {
  const made = new Mesh(new PlaneGeometry(CELLS, CELLS), new MeshLambertMaterial({ map: carpet(palette) }))
  made.position.set(CELLS / 2, CELLS / 2, 0)
  made.receiveShadow = true
  return made
}

const DEEP = 0.22
const BELOW = 0.03

/** Where those wait who are not in the hall: a slab with a brass edge. */
export function landing(palette: Palette): Group {
  const shape = slab(LANDING)
  const top = new ShapeGeometry(shape, 6)
  const uv = top.getAttribute('uv')
  const whole = CELLS + 2 * LANDING
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, (uv.getX(i) + LANDING) / whole, (uv.getY(i) + LANDING) / whole)
  const boards = new Mesh(top, new MeshLambertMaterial({ map: corridors(palette) }))
  boards.position.z = -BELOW
  boards.receiveShadow = true
  const side = new Mesh(
    new ExtrudeGeometry(slab(LANDING + 0.03), { depth: DEEP, bevelEnabled: false, curveSegments: 6 }),
    new MeshLambertMaterial({ color: palette.gilt }),
  )
  side.position.z = -BELOW - DEEP - 0.004
  return new Group().add(boards, side)
}

function slab(beyond: number): Shape {
  const [low, high, round] = [-beyond, CELLS + beyond, 0.5]
  const shape = new Shape()
  shape.moveTo(low + round, low)
  shape.lineTo(high - round, low)
  shape.absarc(high - round, low + round, round, -Math.PI / 2, 0)
  shape.lineTo(high, high - round)
  shape.absarc(high - round, high - round, round, 0, Math.PI / 2)
  shape.lineTo(low + round, high)
  shape.absarc(low + round, high - round, round, Math.PI / 2, Math.PI)
  shape.lineTo(low, low + round)
  shape.absarc(low + round, low + round, round, Math.PI, 1.5 * Math.PI)
  return shape
}
