/** Colours for the judge's picture. Every pixel keeps what it shows: light comes from ids, and from where the eye is known to be. */
import { SHEETS } from '../../hall/models/palette'
import type { Look } from '../../types.gen'
import { type Extent, extent, FIRST_GHOST, FIRST_PIECE, FLOOR, type Picture, PIXELS } from './picture'

type Rgb = readonly [number, number, number]

const NIGHT: Rgb = [16, 17, 44]
const DUSK: Rgb = [44, 36, 84]
const PLANKS: readonly [Rgb, Rgb] = [
  [150, 101, 62],
  [120, 78, 47],
]
/** Mirror, trolley, desk, piano, armchair, table. */
const PIECES: readonly Rgb[] = [
  [196, 150, 70],
  [186, 160, 104],
  [142, 80, 42],
  [92, 82, 136],
  [54, 148, 140],
  [206, 146, 82],
]
const COOL: Rgb = [92, 132, 196]

/** The eye: how high, how far outside, and looking how much down; see keyhole.py. */
const HEIGHT = 0.9
const BACK = 0.75
const PITCH = (14 * Math.PI) / 180

/** Red, green, blue and opacity, row after row. */
export function coloured(
  picture: Picture,
  { ghosts, keyhole }: Pick<Look, 'ghosts' | 'keyhole'>,
): Uint8ClampedArray<ArrayBuffer> {
  const shown = ghosts.map((ghost, i) => ({
    hue: hex(SHEETS[ghost.seat % 4]?.sheet ?? '#fff'),
    pale: hex(SHEETS[ghost.seat % 4]?.pale ?? '#fff'),
    where: extent(picture, FIRST_GHOST + i),
  }))
  const tops = PIECES.map((_, i) => extent(picture, FIRST_PIECE + i))
  const data = new Uint8ClampedArray(PIXELS * PIXELS * 4)
  picture.values.forEach((value, i) => {
    const [x, y] = [i % PIXELS, Math.floor(i / PIXELS)]
    const mirrored = picture.mirrored[i] === 1
    let colour = mix(NIGHT, DUSK, y / PIXELS)
    if (value === FLOOR) colour = mirrored ? mix(PLANKS[0], PLANKS[1], 0.5) : plank(x, y, keyhole.number)
    else if (value >= FIRST_GHOST) colour = sheet(shown[value - FIRST_GHOST], y)
    else if (value >= FIRST_PIECE) colour = solid(value - FIRST_PIECE, tops[value - FIRST_PIECE] ?? null, y)
    if (mirrored) colour = mix(colour, COOL, 0.36)
    data.set([...scaled(colour, edge(picture, i)), 255], i * 4)
  })
  return data
}

/** The floor is where it is: its squares are the cells. */
function plank(x: number, y: number, number: number): Rgb {
  const [right, up] = [(x + 0.5) / 128 - 1, 1 - (y + 0.5) / 128]
  const down = Math.sin(PITCH) - up * Math.cos(PITCH)
  if (down <= 0) return PLANKS[1]
  const far = HEIGHT / down
  const [across, ahead] = [number - 0.5 + right * far, far * (Math.cos(PITCH) + up * Math.sin(PITCH)) - BACK]
  const colour = PLANKS[(Math.floor(across) + Math.floor(ahead)) & 1] as Rgb
  return scaled(colour, 1.22 - 0.085 * Math.min(7, Math.max(0, ahead)))
}

function solid(piece: number, where: Extent | null, y: number): Rgb {
  return scaled(PIECES[piece] ?? NIGHT, where ? 1.12 - 0.42 * along(where, y) : 1)
}

function sheet(ghost: { hue: Rgb; pale: Rgb; where: Extent | null } | undefined, y: number): Rgb {
  if (!ghost?.where) return DUSK
  const low = along(ghost.where, y)
  return low < 0.5 ? mix([255, 255, 255], ghost.pale, 0.35 + 1.3 * low) : mix(ghost.pale, ghost.hue, (low - 0.5) * 1.7)
}

const along = ({ top, bottom }: Extent, y: number): number => (y - top) / Math.max(1, bottom - top)

/** Darker where one thing ends and another begins, darkest under what is above. */
function edge({ values, mirrored }: Picture, i: number): number {
  const differs = (j: number): boolean =>
    values[j] !== undefined && (values[j] !== values[i] || mirrored[j] !== mirrored[i])
  if (differs(i - PIXELS) && (values[i - PIXELS] as number) > FLOOR && values[i] === FLOOR) return 0.55
  return [1, -1, PIXELS, -PIXELS].some((step) => differs(i + step)) ? 0.7 : 1
}

function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const s = Math.min(1, Math.max(0, t))
  return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s]
}

const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]

function hex(colour: string): Rgb {
  const whole = parseInt(colour.slice(1), 16)
  return [whole >> 16, (whole >> 8) & 255, whole & 255]
}
