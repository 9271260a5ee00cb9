/** The shape of the hole, on the picture's 256 × 256: as keyhole.py has it, a circle and a flared slot. */
const MIDDLE = 128
const CIRCLE_Y = 108
const RADIUS = 92
const SLOT = 12 // half its width at the circle's middle; it grows by a third of its length
const FLARE = 3
const END = 252

/** Where the slot leaves the circle, below its middle. */
function meeting(): { readonly half: number; readonly y: number } {
  const [a, b, c] = [1 + 1 / FLARE ** 2, (2 * SLOT) / FLARE, SLOT ** 2 - RADIUS ** 2]
  const below = (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a)
  return { half: SLOT + below / FLARE, y: CIRCLE_Y + below }
}

export function holePath(): string {
  const { half, y } = meeting()
  const end = SLOT + (END - CIRCLE_Y) / FLARE
  return `M${MIDDLE - half} ${y}A${RADIUS} ${RADIUS} 0 1 1 ${MIDDLE + half} ${y}L${MIDDLE + end} ${END}H${MIDDLE - end}Z`
}
