import type { Composition, Flight, Point, Step, Thing } from './geometry'

/** A number in [0, 1) that is always the same for the same stone. */
export function chance(...seed: number[]): number {
  const mixed = seed.reduce((sum, n, i) => sum + n * (12.9898 + i * 78.233), 4.1414)
  const wave = Math.sin(mixed) * 43758.5453
  return wave - Math.floor(wave)
}

function wobble(size: number, ...seed: number[]): number {
  return (chance(...seed) - 0.5) * size
}

export function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** The drawings of one worn step: tread, face, lit edge, the course it rests on, and its strip of wall. */
export function stone(picture: Composition, step: Step, n: number, bottom: number) {
  const { slab, tread } = picture
  const [half, lip] = [step.width / 2, slab * 0.18]
  const [l, r] = [step.x - half - lip + wobble(lip, n, 1), step.x + half + lip + wobble(lip, n, 2)]
  const front = step.y + slab * 0.42
  const [fl, fr] = [front + wobble(slab * 0.26, n, 3), front + wobble(slab * 0.26, n, 6)] // crooked
  const worn = Math.max(fl, fr) + slab * 0.2
  const [bl, br] = [fl - tread, fr - tread]
  const cut = tread * 0.3
  const low = front + slab * (0.92 + 0.2 * chance(n, 7))
  const top = `M${l + cut} ${bl + 2}Q${l + cut + 3} ${bl} ${l + cut + 8} ${bl}L${r - cut - 6} ${br}Q${r - cut} ${br} ${r - cut + 2} ${br + 3}L${r} ${fr}Q${step.x} ${worn} ${l} ${fl}Z`
  const [chipX, chip] = [chance(n, 4) < 0.5 ? l + 10 + slab : r - 10 - slab, slab * 0.32 * chance(n, 5)]
  const face = `M${l} ${fl}Q${step.x} ${worn} ${r} ${fr}L${r - 1} ${low - 5}Q${r - 2} ${low} ${r - 7} ${low}L${chipX + chip * 1.6} ${low}L${chipX} ${low - chip}L${chipX - chip} ${low}L${l + 6} ${low}Q${l + 1} ${low} ${l + 1} ${low - 5}Z`
  const edge = `M${l + 1} ${fl + 0.4}Q${step.x} ${worn + 0.4} ${r - 1} ${fr + 0.4}`
  const [in1, in2] = [slab * (0.3 + 0.3 * chance(n, 13)), slab * (0.3 + 0.3 * chance(n, 14))]
  const course = path([
    { x: l + in1, y: low - 2 },
    { x: r - in2, y: low - 2 },
    { x: r - in2 - 3, y: low + slab * 0.5 },
    { x: l + in1 + 3, y: low + slab * 0.5 },
  ])
  const strip = path([
    { x: step.x - half - 0.6, y: low - 2 },
    { x: step.x + half + 0.6, y: low - 2 },
    { x: step.x + half + 0.6, y: bottom },
    { x: step.x - half - 0.6, y: bottom },
  ])
  return {
    top,
    face,
    edge,
    course,
    strip,
    low,
    crack: crack(step, n, front - tread, front),
    moss: moss(n, l, r, low, slab),
  }
}

/** A tuft hanging from an end of some slabs, clear of the number. */
function moss(n: number, l: number, r: number, low: number, slab: number): string {
  if (chance(n, 20) < 0.5) return ''
  const s = slab * (0.3 + 0.22 * chance(n, 22))
  const x = chance(n, 21) < 0.5 ? l + slab * 0.3 : r - slab * 0.5 - s * 2.4
  const blades = Array.from({ length: 5 }, (_, i) => `q${s * 0.16} ${s * (0.7 + 1.5 * chance(n, i, 23))} ${s * 0.42} 0`)
  return `M${x} ${low - s * 0.3}${blades.join('')}q${s * 0.1}-${s * 0.5}-${s * 0.5}-${s * 0.5}h-${s * 1.2}q-${s * 0.4} 0-${s * 0.4} ${s * 0.5}Z`
}

function crack(step: Step, n: number, back: number, front: number): string {
  if (chance(n, 9) < 0.45) return ''
  const x = step.x + wobble(step.width * 0.7, n, 10)
  return `M${x} ${back + 2}l${wobble(10, n, 11)} ${(front - back) * 0.4}l${wobble(12, n, 12)} ${(front - back) * 0.35}`
}

/** A few hewn stones of a wall, lighter (`pale`) or darker than the rest. */
export function bricks(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size: number,
  seed: number,
  pale: boolean,
): string {
  const marks: string[] = []
  for (let y = y0, row = 0; y < y1; y += size * 0.62, row += 1) {
    for (let x = x0 + (row % 2) * size * 0.55; x < x1; x += size * 1.15) {
      const pick = chance(x, y, seed)
      if (pale ? pick > 0.13 : pick < 0.87) continue
      const [w, h] = [size * (0.7 + 0.4 * chance(x, y, 5)), size * 0.46]
      const tilt = wobble(size * 0.09, x, y, 6)
      const at = `${(x + wobble(size * 0.2, x, y, 7)).toFixed(0)} ${y.toFixed(0)}`
      marks.push(
        `M${at}l${w.toFixed(0)} ${tilt.toFixed(1)}q2 0 2 2v${(h - 4).toFixed(0)}q0 2-2 2l-${w.toFixed(0)} ${(-tilt).toFixed(1)}q-2 0-2-2v-${(h - 4).toFixed(0)}q0-2 2-2Z`,
      )
    }
  }
  return marks.join('')
}

/** Where the wall of a flight ends: behind the flight below it, or on the ground. */
export function foundation(picture: Composition, flight: Flight): number {
  const below = picture.steps.slice(0, flight.from - 1)
  return below.length ? Math.min(picture.height, (below[0]?.y ?? picture.height) + 40) : picture.height
}

/** The flight in whose wall a thing is let in: the foremost with room for it below its steps. */
export function holder(picture: Composition, thing: Thing): Flight | undefined {
  return picture.flights.findLast(({ from, to }) => {
    const near = picture.steps
      .slice(from - 1, to)
      .filter(({ x, width }) => Math.abs(x - thing.x) <= (width + thing.size) / 2)
    return near.length > 0 && near.every(({ y }) => y + picture.slab * 1.5 < thing.y - thing.size)
  })
}

/** The broken edge of a wall, block by block, from top to bottom. */
export function ragged(x: number, depth: number, y0: number, y1: number, pitch: number, seed: number): Point[] {
  const count = Math.ceil((y1 - y0) / pitch)
  return Array.from({ length: count }, (_, i) => {
    const jut = x + depth * (0.35 + 0.75 * chance(i, seed))
    const skew = wobble(depth * 0.16, i, seed, 3)
    const top = y0 + i * pitch + wobble(pitch * 0.3, i, seed, 2)
    return [
      { x: jut, y: top + 2 },
      { x: jut + skew, y: top + pitch * (0.86 + 0.1 * chance(i, 8)) },
    ]
  }).flat()
}

/** A pointed arch standing on (0, 0). */
export function arch(width: number, height: number): string {
  const [h, spring] = [width / 2, -height * 0.52]
  return `M${-h} 0L${-h} ${spring}Q${-h} ${-height * 0.86} 0 ${-height}Q${h} ${-height * 0.86} ${h} ${spring}L${h} 0Z`
}
