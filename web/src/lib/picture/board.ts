/** A board as it stands on the page: its drawings and canvases, one above the other. */
import { svgImage } from './svg'

/** A canvas that forgets what it showed as soon as the page has been painted can be drawn again. */
export interface Redrawn extends HTMLCanvasElement {
  redraw?: () => void
}

interface Layer {
  readonly node: Element
  readonly image: CanvasImageSource
  readonly box: DOMRect
}

/** So many pixels wide; null where the page shows no board. */
export async function boardPicture(width: number): Promise<HTMLCanvasElement | null> {
  const board = document.querySelector('[data-picture]')
  const frame = board?.getBoundingClientRect()
  if (!board || !frame?.width) return null
  const scale = width / frame.width
  const layers = await Promise.all(layersOf(board).map((node) => layer(node, scale)))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round(frame.height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) return null
  for (const { node, image, box } of layers) {
    const at = [(box.x - frame.x) * scale, (box.y - frame.y) * scale, box.width * scale, box.height * scale] as const
    brush.fillStyle = groundOf(node)
    brush.fillRect(...at)
    ;(node as Redrawn).redraw?.()
    brush.drawImage(image, ...at)
  }
  return canvas
}

/** In the order in which they are painted: none of another's parts, no signs on buttons. */
function layersOf(board: Element): Element[] {
  return [...board.querySelectorAll('svg, canvas')].filter((node) => {
    if (node.parentElement?.closest('svg, button')) return false
    const { width, height } = node.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(node).visibility === 'visible'
  })
}

async function layer(node: Element, scale: number): Promise<Layer> {
  const box = node.getBoundingClientRect()
  const image =
    node instanceof SVGSVGElement
      ? await svgImage(node, box.width * scale, box.height * scale)
      : (node as HTMLCanvasElement)
  return { node, image, box }
}

/** The colour of what it stands on, if it has one to itself. */
function groundOf(node: Element): string {
  return node.parentElement ? getComputedStyle(node.parentElement).backgroundColor : 'transparent'
}
