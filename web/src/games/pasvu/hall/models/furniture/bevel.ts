/** A box without sharp edges, of as few triangles as that takes: 6 faces, 12 edges, 8 corners. */
import { BufferGeometry, Float32BufferAttribute } from 'three'

type Point = readonly [number, number, number]

const ENDS = [-1, 1] as const

/** About its middle; `cut` is how much of every edge is taken off. */
export function bevelled(size: Point, cut: number): BufferGeometry {
  const half = size.map((edge) => edge / 2) as unknown as Point
  /** At a corner, on the face across an axis. */
  const at = (corner: Point, axis: number): Point =>
    corner.map((sign, i) => sign * ((half[i] as number) - (i === axis ? 0 : cut))) as unknown as Point
  const places: number[] = []
  const triangle = (a: Point, b: Point, c: Point): void =>
    void places.push(...(isOutward(a, b, c) ? [...a, ...b, ...c] : [...a, ...c, ...b]))
  const quad = (a: Point, b: Point, c: Point, d: Point): void => {
    triangle(a, b, c)
    triangle(a, c, d)
  }
  for (const axis of [0, 1, 2]) {
    const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
    const corner = (a: number, b: number, c: number): Point => {
      const signs = [0, 0, 0]
      signs[axis] = a
      signs[next] = b
      signs[last] = c
      return signs as unknown as Point
    }
    for (const a of ENDS) {
      quad(
        ...([
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([b, c]) => at(corner(a, b as number, c as number), axis)) as unknown as [Point, Point, Point, Point]),
      )
      // The edge along `last`, between this face and the next.
      for (const b of ENDS)
        quad(
          at(corner(a, b, -1), axis),
          at(corner(a, b, 1), axis),
          at(corner(a, b, 1), next),
          at(corner(a, b, -1), next),
        )
    }
  }
  for (const x of ENDS)
    for (const y of ENDS) for (const z of ENDS) triangle(at([x, y, z], 0), at([x, y, z], 1), at([x, y, z], 2))
  const made = new BufferGeometry()
  made.setAttribute('position', new Float32BufferAttribute(places, 3))
  made.computeVertexNormals()
  return made
}

/** Of a triangle of a body around the origin. */
function isOutward(a: Point, b: Point, c: Point): boolean {
  const [u, v] = [b.map((one, i) => one - (a[i] as number)), c.map((one, i) => one - (a[i] as number))] as unknown as [
    Point,
    Point,
  ]
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  return normal.reduce((sum, one, i) => sum + one * ((a[i] as number) + (b[i] as number) + (c[i] as number)), 0) > 0
}
