/** The look's moments, one after the other, in milliseconds: about ten seconds, whoever is seen. */
import type { Look, Witnessed } from '../../types.gen'

export type Moment = 'dimming' | 'diving' | 'hushed' | 'blinking' | 'telling' | 'together' | 'nobody' | 'closing'

export const DIM = 420
export const DIVE = 2400
/** Where there is no camera, the picture opens. */
export const OPENING = 800
export const HUSH = 650
export const BLINK = 300
export const NOBODY = 2600
/** Until the lids are closed, and somebody giggles. */
export const LIDS = 850
export const CLOSING = 850
const SEEN = { each: 1050, all: 4200 }
const GLIMPSED = { each: 900, all: 1800 }
/** All who are seen, once more. */
const TOGETHER = 1150
/** Where nothing may move, a picture fades in, and those seen are told one after the other. */
export const STILL = { fade: 350, hush: 550, nobody: 1400, each: 800, all: 2800, together: 700 }

/** Down from the hall; opening where there is no camera; or without any motion. */
export type Manner = 'flying' | 'opening' | 'still'

/** A ghost that is told of, and for how long. */
export interface Beat {
  /** Which of the look's ghosts. */
  readonly index: number
  readonly ghost: Witnessed
  readonly ms: number
}

/** Those seen, from the nearest on; then those of whom too little is seen. */
export function beats({ ghosts }: Pick<Look, 'ghosts'>): Beat[] {
  const all = ghosts
    .map((ghost, index) => ({ ghost, index }))
    .filter(({ ghost }) => ghost.seen || ghost.pixels > 0)
    .toSorted((one, two) => two.ghost.pixels - one.ghost.pixels)
  return [
    ...timed(
      all.filter(({ ghost }) => ghost.seen),
      SEEN,
    ),
    ...timed(
      all.filter(({ ghost }) => !ghost.seen),
      GLIMPSED,
    ),
  ]
}

function timed(some: readonly Omit<Beat, 'ms'>[], { each, all }: typeof SEEN): Beat[] {
  return some.map((one) => ({ ...one, ms: Math.min(each, all / some.length) }))
}

export type Step = readonly [moment: Moment, ms: number, told: number]

/** The whole story: how long each moment lasts, and how many beats have been told by then. */
export function story(look: Pick<Look, 'ghosts'>, manner: Manner): Step[] {
  const told = beats(look)
  const last = told.length
  const still = manner === 'still'
  const most = still ? Math.min(STILL.each, STILL.all / Math.max(1, last)) : Infinity
  return [
    ...opening(manner),
    ...told.map(({ ms }, i): Step => ['telling', Math.min(ms, most), i + 1]),
    told.some(({ ghost }) => ghost.seen)
      ? ['together', still ? STILL.together : TOGETHER, last]
      : ['nobody', still ? STILL.nobody : NOBODY, last],
    ['closing', still ? STILL.fade : CLOSING, last],
  ]
}

function opening(manner: Manner): Step[] {
  if (manner === 'still') {
    return [
      ['dimming', STILL.fade, 0],
      ['hushed', STILL.hush, 0],
    ]
  }
  return [
    ['dimming', DIM, 0],
    ['diving', manner === 'flying' ? DIVE : OPENING, 0],
    ['hushed', HUSH, 0],
    ['blinking', BLINK, 0],
  ]
}
