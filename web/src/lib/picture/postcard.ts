/** The end of a game on one picture: the board, who won and why, everybody's place, the mark of the house. */
import { HOUSE_MARK } from './mark'

export interface Place {
  readonly rank: string
  readonly name: string
  readonly score: string
  readonly first: boolean
  /** The sign of its colour, on 24 by 24. */
  readonly shape: string
  readonly fill: string
  readonly rim: string
}

export interface Postcard {
  readonly title: string
  readonly headline: string
  readonly why: string
  readonly places: readonly Place[]
  /** The running score. */
  readonly evening: string
  readonly board: HTMLCanvasElement | null
}

/** Of the page, so that a picture is as light or as dark as the room. */
interface Ink {
  readonly sky: string
  readonly paper: string
  readonly ink: string
  readonly soft: string
  readonly amber: string
  readonly onAmber: string
}

export const WIDTH = 1080
const EDGE = 48
const INSIDE = WIDTH - 2 * EDGE
export const TALLEST = 1080 // of a board
const FONT = "'Fredoka Variable', Fredoka, system-ui, sans-serif"

export function paint(card: Postcard): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no brush')
  const ink = inkOf(document.documentElement)
  // Once to see how high it gets, once to paint it.
  canvas.height = Math.ceil(lay(brush, card, ink))
  brush.fillStyle = ink.sky
  brush.fillRect(0, 0, canvas.width, canvas.height)
  lay(brush, card, ink)
  return canvas
}

function lay(brush: CanvasRenderingContext2D, card: Postcard, ink: Ink): number {
  brush.textBaseline = 'alphabetic'
  let y = header(brush, card.title, ink)
  if (card.board) y = picture(brush, card.board, y) + 28
  y = text(brush, card.headline, { y: y + 52, size: 58, weight: 700, colour: ink.ink }) + 8
  if (card.why) y = text(brush, card.why, { y: y + 36, size: 34, weight: 500, colour: ink.ink }) + 6
  y += 24
  for (const place of card.places) y = row(brush, place, y, ink) + 12
  if (card.evening) y = text(brush, card.evening, { y: y + 40, size: 30, weight: 500, colour: ink.soft })
  return y + EDGE
}

function header(brush: CanvasRenderingContext2D, title: string, ink: Ink): number {
  brush.save()
  brush.translate(EDGE, 32)
  brush.scale(2, 2)
  brush.fillStyle = ink.amber
  brush.fill(new Path2D(HOUSE_MARK.plate))
  brush.fillStyle = '#10172f'
  brush.fill(new Path2D(HOUSE_MARK.hole))
  brush.restore()
  brush.textAlign = 'left'
  brush.fillStyle = ink.ink
  brush.font = `600 40px ${FONT}`
  brush.fillText('Manoir', EDGE + 76, 78)
  brush.textAlign = 'right'
  brush.fillStyle = ink.soft
  brush.font = `500 34px ${FONT}`
  brush.fillText(title, WIDTH - EDGE, 77, INSIDE - 260)
  return 120
}

function picture(brush: CanvasRenderingContext2D, board: HTMLCanvasElement, y: number): number {
  const scale = Math.min(INSIDE / board.width, TALLEST / board.height)
  const [width, height] = [board.width * scale, board.height * scale]
  const x = (WIDTH - width) / 2
  brush.save()
  brush.beginPath()
  brush.roundRect(x, y, width, height, 28)
  brush.clip()
  brush.drawImage(board, x, y, width, height)
  brush.restore()
  return y + height
}

interface Style {
  readonly y: number
  readonly size: number
  readonly weight: number
  readonly colour: string
}

/** In the middle, on as many lines as it needs; the baseline of the last one. */
function text(brush: CanvasRenderingContext2D, words: string, { y, size, weight, colour }: Style): number {
  brush.textAlign = 'center'
  brush.fillStyle = colour
  brush.font = `${weight} ${size}px ${FONT}`
  const lines = wrapped(words, (line) => brush.measureText(line).width <= INSIDE)
  lines.forEach((line, i) => brush.fillText(line, WIDTH / 2, y + i * size * 1.2))
  return y + (lines.length - 1) * size * 1.2
}

export function wrapped(words: string, fits: (line: string) => boolean): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    return lines.length && fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
}

function row(brush: CanvasRenderingContext2D, place: Place, y: number, ink: Ink): number {
  const height = 76
  const colour = place.first ? ink.onAmber : ink.ink
  brush.fillStyle = place.first ? ink.amber : ink.paper
  brush.beginPath()
  brush.roundRect(EDGE, y, INSIDE, height, 24)
  brush.fill()
  brush.textAlign = 'left'
  brush.fillStyle = colour
  brush.font = `600 36px ${FONT}`
  brush.fillText(place.rank, EDGE + 26, y + 51, 80)
  brush.save()
  brush.translate(EDGE + 116, y + 14)
  brush.scale(2, 2)
  brush.lineWidth = 1.4
  brush.fillStyle = place.fill
  brush.strokeStyle = place.rim
  brush.fill(new Path2D(place.shape))
  brush.stroke(new Path2D(place.shape))
  brush.restore()
  brush.fillStyle = colour
  brush.fillText(place.name, EDGE + 182, y + 51, place.score ? 330 : INSIDE - 210)
  brush.textAlign = 'right'
  brush.font = `500 27px ${FONT}`
  brush.fillText(place.score, WIDTH - EDGE - 26, y + 49, INSIDE - 550)
  return y + height
}

function inkOf(root: Element): Ink {
  const style = getComputedStyle(root)
  const is = (name: string): string => style.getPropertyValue(name).trim()
  return {
    sky: is('--sky'),
    paper: is('--paper-high'),
    ink: is('--ink'),
    soft: is('--ink-soft'),
    amber: is('--amber'),
    onAmber: is('--on-amber'),
  }
}
