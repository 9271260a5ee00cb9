/** A look that moves: the dive, those who are found, and the way back. It draws as long as it is asked to. */
import { Vector3 } from 'three'
import { cameraOf, FOV, starting, targetOf } from '../../hall/camera/rig'
import { Pace } from '../../hall/animation/pace'
import { isSoftware } from '../../hall/webgl'
import { type Frame, WHOLE } from '../picture/frame'
import { extent, FIRST_GHOST, type Picture, unpacked } from '../picture/picture'
import type { Door, Look } from '../../types.gen'
import { closeUp, Gliding, lensIn } from './closeup'
import { type Start, shotAt, smooth } from './dive'
import { Drawing, type Table } from './drawing'
import { type Lens, turnTo } from './eye'
import type { Hung } from './hung'

export { isWhole } from './drawing'

export interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

const BLINKS = 190

export class Play {
  readonly drawing: Drawing
  readonly #look: Look
  readonly #pace = new Pace(isSoftware())
  readonly #hung: Hung | null
  #square: Square = { x: 0, y: 0, size: 1 }
  #width = 1
  #height = 1
  #frame = 0
  #from = 0
  #to = 0
  #start = 0
  #ms = 1
  /** When each of them was found. */
  readonly #found = new Map<number, number>()
  #shut = -1
  #rests = false
  readonly #picture: Picture
  readonly #gliding = new Gliding()
  readonly #onframe: (frame: Frame) => void

  /** Whoever draws lines over it is told at each frame which part of the judge's picture is shown. */
  constructor(
    canvas: HTMLCanvasElement,
    table: Table,
    look: Look,
    night: boolean,
    hung: Hung | null,
    onframe: (frame: Frame) => void = () => {},
  ) {
    this.drawing = new Drawing(canvas, table, look, night)
    this.#onframe = onframe
    this.#picture = unpacked(look.picture)
    this.#look = look
    this.#hung = hung
    const picture = this.#picture
    look.ghosts.forEach(({ pixels }, i) => {
      if (!pixels) return
      const direct = picture.values.some((value, at) => value === FIRST_GHOST + i && !picture.mirrored[at])
      if (!direct && extent(picture, FIRST_GHOST + i)) this.drawing.faceMirror(i)
    })
  }

  size(width: number, height: number, square: Square): void {
    this.#width = width
    this.#height = height
    this.#square = square
    const ratio = this.#pace.ratio(width, height)
    // Without a graphics card, a picture in time is worth more than a fine one.
    this.drawing.size(width, height, isSoftware() ? ratio * 0.7 : ratio)
    if (this.#rests) this.draw(0)
  }

  /** From the eye, and nothing moves: a picture whenever there is something new to see. */
  rest(): void {
    this.#rests = true
    this.#from = this.#to = 1
    this.draw(0)
  }

  /** Draws a frame, and goes on until it is taken away. */
  run(): void {
    this.draw(performance.now())
    const next = (now: number): void => {
      this.draw(now)
      if (this.#pace.frame(now, true)) this.size(this.#width, this.#height, this.#square)
      this.#frame = requestAnimationFrame(next)
    }
    this.#frame = requestAnimationFrame(next)
  }

  /** From the hall (0) to the eye (1), or back. */
  go(to: number, ms: number): void {
    const now = performance.now()
    this.#from = this.#way(now)
    this.#to = to
    this.#start = now
    this.#ms = Math.max(1, ms)
  }

  /** Comes closer to one of the look's ghosts; one that is seen is lit. */
  find(index: number): void {
    if (!this.#rests) this.#gliding.to(closeUp(this.#picture, index), performance.now())
    if (!this.#look.ghosts[index]?.seen || this.#found.has(index)) return
    this.#found.set(index, this.#rests ? -Infinity : performance.now())
    this.drawing.figures[index]?.mood('caught')
    if (this.#rests) this.draw(0)
  }

  /** Back to all that is seen. */
  gather(): void {
    if (!this.#rests) this.#gliding.to(WHOLE, performance.now())
  }

  /** All ghosts close their eyes for a moment. */
  blink(): void {
    this.#shut = performance.now()
  }

  draw(now: number): void {
    this.#faces(now)
    const frame = this.#gliding.at(now)
    this.#onframe(frame)
    const lens = lensIn(this.#square, frame)
    this.drawing.draw(shotAt(this.#begins(), this.drawing.eye, lens, this.#way(now)), now)
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.drawing.dispose()
  }

  #faces(now: number): void {
    const shut = this.#shut >= 0 && now - this.#shut < BLINKS
    this.drawing.figures.forEach((figure, i) => {
      const found = this.#found.get(i)
      if (found === undefined) figure.mood(shut ? 'shut' : 'calm')
      else figure.shine(smooth((now - found) / 220) * (0.62 + 0.38 * Math.exp((found - now) / 500)))
    })
  }

  #way(now: number): number {
    return this.#from + (this.#to - this.#from) * Math.min(1, Math.max(0, (now - this.#start) / this.#ms))
  }

  /** Where the hall's camera hangs; where no hall is shown, where it would. */
  #begins(): Start {
    const hung = this.#hung
    if (!hung) return this.#above()
    const at = new Vector3(hung.position.x, hung.position.y, hung.position.z)
    const forward = new Vector3(hung.forward.x, hung.forward.y, hung.forward.z)
    const far = forward.z < -0.05 ? at.z / -forward.z : 6
    return { at, target: at.clone().addScaledVector(forward, far), lens: lensFor(hung.fov, hung.box) }
  }

  #above(): Start {
    const orbit = starting(this.#look.keyhole.side, this.#width / this.#height)
    const box = { x: 0, y: 0, width: this.#width, height: this.#height }
    return { at: new Vector3(...cameraOf(orbit)), target: new Vector3(...targetOf(orbit)), lens: lensFor(FOV, box) }
  }
}

/** The look from the eye alone, once: as large as asked for. */
export function still(table: Table, look: Look, night: boolean, size: number): HTMLCanvasElement {
  const play = new Play(document.createElement('canvas'), table, look, night, null)
  look.ghosts.forEach(({ seen }, i) => {
    if (!seen) return
    play.drawing.figures[i]?.mood('caught')
    play.drawing.figures[i]?.shine(0.6)
  })
  return taken(play.drawing, size)
}

/** What is to be seen through any door, without a verdict. */
export function view(table: Table, keyhole: Door, night: boolean, size: number): HTMLCanvasElement {
  const ghosts = table.ghosts.map(({ seat, number }) => ({ seat, ghost: number }))
  return taken(new Drawing(document.createElement('canvas'), table, { keyhole, ghosts }, night), size)
}

/** One picture from the eye; what has drawn it is let go. */
function taken(drawing: Drawing, size: number): HTMLCanvasElement {
  const { at, forward } = drawing.eye
  drawing.size(size, size, 1)
  const turn = turnTo(at, at.clone().add(forward))
  drawing.draw({ at, turn, lens: lensIn({ x: 0, y: 0, size }, WHOLE), light: 1.12, fog: 1, door: 1 }, 0)
  const kept = document.createElement('canvas')
  kept.width = kept.height = size
  kept.getContext('2d')?.drawImage(drawing.renderer.domElement, 0, 0)
  drawing.dispose()
  return kept
}

function lensFor(fov: number, { x, y, width, height }: Hung['box']): Lens {
  return { x: x + width / 2, y: y + height / 2, unit: height / 2 / Math.tan((fov * Math.PI) / 360) }
}
