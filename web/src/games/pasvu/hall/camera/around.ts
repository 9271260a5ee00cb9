/** A line on the floor around a ghost: a ring where it stands, the shape of its body where it lies (V13). */
import { Path, Shape, ShapeGeometry } from 'three'
import type { Ghost } from '../../types.gen'
import { FIGURES } from '../models/furniture/furniture'

/** About x = y = 0, in cells. */
export function lineAround({ size, yaw }: Pick<Ghost, 'size' | 'yaw'>, wide: number): ShapeGeometry {
  const { radius, height } = FIGURES[size]
  if (yaw === null) return holed(circle(new Shape(), radius + wide), circle(new Path(), radius))
  const made = holed(body(new Shape(), radius + wide, height / 2 + wide), body(new Path(), radius, height / 2))
  return made.rotateZ((yaw * Math.PI) / 1800)
}

function holed(shape: Shape, hole: Path): ShapeGeometry {
  shape.holes.push(hole)
  return new ShapeGeometry(shape, 20)
}

function circle<Line extends Path>(line: Line, radius: number): Line {
  line.absarc(0, 0, radius, 0, 2 * Math.PI)
  return line
}

/** Its head, half a circle, to the east. */
function body<Line extends Path>(line: Line, radius: number, half: number): Line {
  line.moveTo(-half, -radius)
  line.lineTo(half - radius, -radius)
  line.absarc(half - radius, 0, radius, -Math.PI / 2, Math.PI / 2)
  line.lineTo(-half, radius)
  line.closePath()
  return line
}
