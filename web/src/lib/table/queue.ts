/** Positions wait in line so that each is animated in order. Pure. */
import type { Position } from '../wire.gen'

/** One ply as every seat of this screen sees it. */
export interface Scene {
  readonly ply: number
  readonly since: number | null
  readonly eyes: readonly Position[]
}

export interface Queue {
  /** On stage, perhaps still moving. */
  readonly shown: Scene | null
  readonly moving: boolean
  readonly waiting: readonly Scene[]
}

/** More than this waiting, and we jump to the newest; the end is never left out. */
export const PATIENCE = 3
export const EMPTY: Queue = { shown: null, moving: false, waiting: [] }

export function arrive(queue: Queue, position: Position): Queue {
  const newest = queue.waiting.at(-1) ?? queue.shown
  if (newest && position.ply < newest.ply && position.since !== null) return queue // late, already told
  if (newest && position.ply === newest.ply) return merged(queue, position)
  const scene: Scene = { ply: position.ply, since: position.since, eyes: [position] }
  const follows = newest !== null && position.since === newest.ply
  const last = queue.waiting.at(-1)
  if (follows && last && position.outcome !== null && queue.waiting.length >= PATIENCE) return toTheEnd(last, scene)
  if (!follows || queue.waiting.length >= PATIENCE) return jump(scene, follows)
  return advance({ ...queue, waiting: [...queue.waiting, scene] })
}

/** The animation has finished: the next may come. */
export function settle(queue: Queue): Queue {
  return queue.moving ? advance({ ...queue, moving: false }) : queue
}

/** The seat to look through: who must act on this screen, else the one as before. */
export function eyeOf(scene: Scene, before: number | null): Position | undefined {
  const acting = scene.eyes.filter((one) => one.eye !== null && one.to_act.includes(one.eye))
  return (
    acting.find((one) => one.eye === before) ??
    acting[0] ??
    scene.eyes.find((one) => one.eye === before) ??
    scene.eyes.find((one) => one.eye !== null) ??
    scene.eyes[0]
  )
}

/** After a gap there is nothing to animate; after too long a line, only the last step. */
function jump(scene: Scene, follows: boolean): Queue {
  return { shown: follows ? still(scene) : scene, moving: false, waiting: [] }
}

/** The last move but one as it stands, and then the end as it was played. */
function toTheEnd(last: Scene, end: Scene): Queue {
  return { shown: still(last), moving: true, waiting: [end] }
}

function still(scene: Scene): Scene {
  return { ...scene, since: null, eyes: scene.eyes.map((one) => ({ ...one, since: null, told: [] })) }
}

function advance(queue: Queue): Queue {
  const [next, ...waiting] = queue.waiting
  if (queue.moving || !next) return queue
  return { shown: next, moving: next.eyes.some((one) => one.told.length > 0), waiting }
}

/** The same ply through another seat's eyes, or once more after a reconnect. */
function merged(queue: Queue, position: Position): Queue {
  const into = (scene: Scene): Scene => {
    const known = scene.eyes.find((one) => one.eye === position.eye)
    const fresh = known ? { ...position, since: known.since, told: known.told } : position
    return { ...scene, eyes: [...scene.eyes.filter((one) => one.eye !== position.eye), fresh] }
  }
  if (queue.waiting.length > 0)
    return { ...queue, waiting: [...queue.waiting.slice(0, -1), into(queue.waiting.at(-1) as Scene)] }
  return { ...queue, shown: queue.shown && into(queue.shown) }
}
