/** Drawings that are grown rather than drawn: bare trees, an iron fence, stars. Always the same ones. */

/** A small generator of our own: the garden looks the same on every visit. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** A bare tree as one path of tapering twigs. */
export function tree(x: number, y: number, height: number, seed: number): string {
  const random = seeded(seed)
  const twigs: string[] = []
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    const [acrossX, acrossY] = [Math.sin(angle) * width, -Math.cos(angle) * width]
    const thin = depth > 0 ? 0.62 : 0.1
    const points = [
      [x - acrossX, y - acrossY],
      [endX - acrossX * thin, endY - acrossY * thin],
      [endX + acrossX * thin, endY + acrossY * thin],
      [x + acrossX, y + acrossY],
    ]
    twigs.push(`M${points.map(([px, py]) => `${px?.toFixed(1)} ${py?.toFixed(1)}`).join('L')}Z`)
    if (depth === 0) return
    const sides = depth > 3 ? [-0.48, 0.42] : [-0.55, 0.08, 0.52]
    for (const side of sides) {
      grow(endX, endY, angle + side + (random() - 0.5) * 0.5, length * (0.62 + random() * 0.22), width * 0.6, depth - 1)
    }
  }
  grow(x, y, -Math.PI / 2 + (random() - 0.5) * 0.15, height * 0.3, height * 0.035, 5)
  return twigs.join('')
}

/** Spears on two rails, from one x to another, standing on a base line. */
export function fence(from: number, to: number, base: number): string {
  const spears: string[] = [`M${from} ${base - 9}H${to}v2.200H${from}ZM${from} ${base - 27}H${to}v2.200H${from}Z`]
  for (let x = from + 5; x < to; x += 11) {
    spears.push(`M${x} ${base}v-33l-1.600-1.500l2.700-7l2.700 7l-1.600 1.500v33Z`)
  }
  return spears.join('')
}

export function stars(count: number): { x: number; y: number; r: number; late: number }[] {
  const random = seeded(7)
  return Array.from({ length: count }, () => ({
    x: Math.round(random() * 2000 - 1000),
    y: Math.round(random() * 420 - 240),
    r: 0.5 + random() * 1.1,
    late: Math.floor(random() * 4),
  }))
}
