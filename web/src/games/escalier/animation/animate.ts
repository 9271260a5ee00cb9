import type { Stand } from '../scene/geometry'
import { after, ghostStand, pieces, type Table, TOP, tokenStand } from './table'
import type { Advanced, Arrived, Climbed, Event, Haunted, Swapped } from '../types.gen'

/** One drawing that moves for the length of a scene, and is then thrown away. */
export interface Sprite {
  readonly figure: { readonly kind: 'ghost' } | { readonly kind: 'token'; readonly colour: number }
  readonly gait: 'glide' | 'hop' | 'float' | 'cross' | 'fall' | 'covered' | 'lift' | 'revealed' | 'whisked' | 'cheering'
  readonly way: readonly Stand[]
  /** The part of the scene in which it moves; without, all of it. */
  readonly during?: readonly [from: number, to: number]
}

/** One thing that happened, as a short film: `ms` long, over a table that is then `after`. */
export interface Scene {
  readonly event: Event | { readonly type: 'finale' }
  readonly ms: number
  readonly sprites: readonly Sprite[]
  readonly after: Table
}

const A_STEP = 230
const LENGTH: Record<Event['type'], number> = {
  began: 350,
  die: 600,
  climbed: A_STEP,
  haunted: 650,
  declined: 350,
  advanced: A_STEP + 30,
  swapped: 900,
  traded: 450,
  idle: 350,
  arrived: 1300,
}

const A_SHEET = 620
const CHEERS = 1300

/** What was told, as scenes in a row; at the end the sheets that are left are whisked off, one after the other. */
export function scenes(before: Table, told: readonly Event[], under: readonly number[] | null): Scene[] {
  const films: Scene[] = []
  let table = before
  for (const event of told) {
    const next = after(table, event)
    films.push({ event, ms: length(event), sprites: cast(table, event, next), after: next })
    table = next
  }
  if (under && told.length) {
    const ms = A_SHEET * under.length + CHEERS
    films.push({ event: { type: 'finale' }, ms, sprites: unveiled(table, under, ms), after: table })
  }
  return films
}

function length(event: Event): number {
  if (event.type === 'climbed') return LENGTH.climbed * (event.to - event.start)
  if (event.type === 'advanced') return LENGTH.advanced * Math.max(1, (event.to?.step ?? TOP) - event.start.step)
  return LENGTH[event.type]
}

function cast(before: Table, event: Event, next: Table): Sprite[] {
  switch (event.type) {
    case 'climbed':
      return climbing(before, event, next)
    case 'haunted':
      return haunting(before, event, next)
    case 'advanced':
      return advancing(before, event, next)
    case 'swapped':
      return swapping(before, event)
    case 'arrived':
      return arriving(before, event, next)
    default:
      return []
  }
}

function climbing(before: Table, event: Climbed, next: Table): Sprite[] {
  const end = event.to === TOP ? summit(before) : tokenStand(next, event.colour)
  const way = [tokenStand(before, event.colour), ...between(event.start, event.to), end]
  const mover: Sprite = { figure: { kind: 'token', colour: event.colour }, gait: 'hop', way }
  const tokens = colours(before).filter((colour) => colour !== event.colour)
  return [
    ...ghosts(
      before,
      before.ghosts.map((_, i) => i),
      next,
    ),
    ...gliding(before, tokens, next),
    mover,
  ]
}

function haunting(before: Table, event: Haunted, next: Table): Sprite[] {
  const here = tokenStand(before, event.colour)
  const there = ghostStand(next, event.place)
  const slot = next.ghosts.indexOf(event.place.step) + event.place.slot
  const others = next.ghosts.map((_, i) => i).filter((i) => i !== slot)
  const tokens = colours(before).filter((colour) => colour !== event.colour)
  return [
    ...ghosts(before, others, next),
    ...gliding(before, tokens, next),
    { figure: { kind: 'token', colour: event.colour }, gait: 'covered', way: [here, there] },
    { figure: { kind: 'ghost' }, gait: 'fall', way: [here, there] },
  ]
}

function advancing(before: Table, event: Advanced, next: Table): Sprite[] {
  const leaves = before.ghosts.indexOf(event.start.step) + event.start.slot
  const end = event.to ? ghostStand(next, event.to) : summit(before)
  const way = [ghostStand(before, event.start), ...between(event.start.step, event.to?.step ?? TOP), end]
  const lands = event.to ? next.ghosts.indexOf(event.to.step) + event.to.slot : -1
  const stays = next.ghosts.map((_, i) => i).filter((i) => i !== lands)
  return [
    ...ghosts(before, stays, next, leaves),
    ...gliding(before, colours(before), next),
    { figure: { kind: 'ghost' }, gait: 'float', way },
  ]
}

function swapping(before: Table, event: Swapped): Sprite[] {
  const [one, other] = [ghostStand(before, event.one), ghostStand(before, event.other)]
  const still = pieces(before).filter(
    (piece) => !(piece.kind === 'ghost' && (at(piece.stand, one) || at(piece.stand, other))),
  )
  return [
    ...still.map(standing),
    { figure: { kind: 'ghost' }, gait: 'cross', way: [other, one] },
    { figure: { kind: 'ghost' }, gait: 'cross', way: [one, other] },
  ]
}

function arriving(before: Table, event: Arrived, next: Table): Sprite[] {
  const place = tokenStand(next, event.colour)
  const tokens = [...colours(before), ...before.arrived]
  const child: Sprite = {
    figure: { kind: 'token', colour: event.colour },
    gait: event.ghost ? 'revealed' : 'glide',
    way: event.ghost ? [place] : [summit(before), place],
  }
  const sheet: Sprite = { figure: { kind: 'ghost' }, gait: 'lift', way: [summit(before), place] }
  const rest = pieces(before)
    .filter((piece) => piece.kind === 'ghost')
    .map(standing)
  return [...rest, ...gliding(before, tokens, next), child, ...(event.ghost ? [sheet] : [])]
}

/** From the foot up a sheet at a time; whoever has come to the top is cheered all the while. */
function unveiled(table: Table, under: readonly number[], ms: number): Sprite[] {
  const all = pieces(table)
  const sheets = all.filter((piece) => piece.kind === 'ghost')
  const turn = (i: number): readonly [number, number] => [(i * A_SHEET) / ms, ((i + 1.4) * A_SHEET) / ms]
  return [
    ...all.filter((piece) => piece.kind === 'token').map(cheered),
    ...sheets.map(({ stand }, i): Sprite => ({
      figure: { kind: 'token', colour: under[i] ?? 0 },
      gait: 'revealed',
      way: [stand],
      during: turn(i),
    })),
    ...sheets.map(({ stand }, i): Sprite => ({
      figure: { kind: 'ghost' },
      gait: 'whisked',
      way: [stand],
      during: turn(i),
    })),
  ]
}

/** Whom one sees under the sheets by now; -1 where there still is one. */
export function uncovered({ sprites }: Scene, under: readonly number[], clock: number): readonly number[] {
  const sheets = sprites.filter(({ gait }) => gait === 'whisked')
  return under.map((colour, i) => (clock >= (sheets[i]?.during?.[0] ?? 0) + 0.1 ? colour : -1))
}

function cheered(piece: ReturnType<typeof pieces>[number]): Sprite {
  const still = standing(piece)
  return piece.stand.step === TOP ? { ...still, gait: 'cheering' } : still
}

/** Where a piece stands that has just come to the top and has yet to be shown. */
function summit(table: Table): Stand {
  return { step: TOP, spot: table.arrived.length, crowd: table.arrived.length + 1 }
}

/** Those of `next` that were already there: the same row, less whoever left it. */
function ghosts(before: Table, stay: readonly number[], next: Table, left = -1): Sprite[] {
  const old = stands(before).filter((_, i) => i !== left)
  const now = stands(next)
  return stay.flatMap((index, i) => {
    const [from, to] = [old[i], now[index]]
    return from && to ? [{ figure: { kind: 'ghost' }, gait: 'glide', way: [from, to] } as const] : []
  })
}

function gliding(before: Table, tokens: readonly number[], next: Table): Sprite[] {
  return tokens.map((colour) => ({
    figure: { kind: 'token', colour },
    gait: 'glide',
    way: [tokenStand(before, colour), tokenStand(next, colour)],
  }))
}

function standing(piece: ReturnType<typeof pieces>[number]): Sprite {
  const figure =
    piece.kind === 'ghost' ? ({ kind: 'ghost' } as const) : ({ kind: 'token', colour: piece.colour } as const)
  return { figure, gait: 'glide', way: [piece.stand, piece.stand] }
}

function stands(table: Table): Stand[] {
  return pieces(table)
    .filter((piece) => piece.kind === 'ghost')
    .map((piece) => piece.stand)
}

function colours(table: Table): number[] {
  return table.tokens.flatMap((step, colour) => (step ? [colour] : []))
}

function between(start: number, end: number): Stand[] {
  return Array.from({ length: Math.max(0, end - start - 1) }, (_, i) => ({ step: start + 1 + i, spot: 0, crowd: 1 }))
}

function at(one: Stand, other: Stand): boolean {
  return one.step === other.step && one.spot === other.spot
}
