/** What the table looks like after something has happened, until the position itself is shown. */
import type { Effect, Event, Fused, Ghost, Look, Night, Struck, View } from '../types.gen'

type Named = Pick<Ghost, 'seat' | 'number'>
type Rows = readonly (readonly number[])[]

const NO_NIGHT: Night = { cards: [], asked: [], tipped: [], put: [], number: null, looks: 0, lying: false }

export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'opened':
      return { ...view, keyhole: event.keyhole, holder: event.holder }
    case 'dealt': {
      const now = event.round === view.round ? view : nextRound(view, event.round)
      return {
        ...now,
        cards: put(now.cards, event.seat, event.card),
        points: put(now.points, event.seat, event.card.value),
        turn: event.seat,
      }
    }
    case 'placed':
      return { ...restood(view, [[event.piece, event.pose]], event.displaced), shifted: [...view.shifted, event.piece] }
    case 'walked':
      return { ...entered(view, [event.end]), points: put(view.points, event.seat, event.left) }
    case 'escaped':
      return {
        ...gone(view, [{ seat: event.seat, number: event.ghost }], 'out'),
        points: put(view.points, event.seat, event.left),
      }
    case 'fused':
      return fused(view, event)
    case 'fell':
      return restood(view, event.pieces, [])
    case 'down':
      return restood(view, event.pieces, event.ghosts)
    case 'finished':
      return { ...view, done: put(view.done, event.seat, true), points: put(view.points, event.seat, 0) }
    case 'chosen':
      return { ...view, phase: 'door', aim: event.side, turn: event.seat }
    case 'rolled':
      return { ...view, phase: 'looking', keyhole: event.keyhole, holder: event.holder }
    case 'looked':
      return looked(view, event.look)
    case 'thrown':
      return event.chooser === null ? view : { ...view, phase: 'side', turn: event.chooser }
    case 'struck':
      return struck(view, event)
    case 'effect':
      return effect(view, event)
    case 'foretold':
      return { ...view, night: { ...view.night, number: event.number } }
    case 'crossed':
      return { ...view, keyhole: event.keyhole }
    case 'declined':
    case 'passed':
      return view
  }
}

/** V10: those seen are home again. */
function looked(view: View, look: Look): View {
  const seen = look.ghosts.filter((ghost) => ghost.seen).map(({ seat, ghost }) => ({ seat, number: ghost }))
  return { ...gone(view, seen, 'reserve'), look }
}

/** V12: the two wait for another time, and the larger one stands there. */
function fused(view: View, { ghosts, end }: Fused): View {
  return entered(gone(view, ghosts, 'reserve'), [end])
}

/** V13: the first card of a round opens it. */
function struck(view: View, { card, seat, round }: Struck): View {
  const now = round === view.round ? view : nextRound(view, round)
  const night = { ...now.night, cards: [...now.night.cards, card], tipped: [], put: [] }
  return {
    ...now,
    phase: 'striking',
    turn: seat,
    struck: [...now.struck, card],
    nights: Math.max(0, now.nights - 1),
    night,
  }
}

function effect(view: View, { pieces, ghosts, home, out, sides }: Effect): View {
  const left = gone(gone(view, home, 'reserve'), out, 'out')
  return { ...restood(left, pieces, ghosts), sides: sides.length ? sides : view.sides }
}

function nextRound(view: View, round: number): View {
  const none = view.sides.map(() => [])
  return {
    ...view,
    round,
    night: NO_NIGHT,
    cards: view.sides.map(() => null),
    points: view.sides.map(() => 0),
    done: view.sides.map(() => false),
    shifted: [],
    walked: none,
    entered: none,
    held: none,
  }
}

function restood(view: View, pieces: View['pieces'], ghosts: readonly Ghost[]): View {
  const fresh = new Map(pieces)
  return entered(
    { ...view, pieces: view.pieces.map(([piece, pose]) => [piece, fresh.get(piece) ?? pose] as const) },
    ghosts,
  )
}

/** They stand in the hall now, wherever they were. */
function entered(view: View, ghosts: readonly Ghost[]): View {
  const others = view.ghosts.filter((ghost) => !has(ghosts, ghost))
  return {
    ...view,
    ghosts: [...others, ...ghosts],
    reserve: without(view.reserve, ghosts),
    out: without(view.out, ghosts),
  }
}

/** They have left the hall. */
function gone(view: View, ghosts: readonly Named[], where: 'reserve' | 'out'): View {
  const rows = without(view[where], ghosts).map((row, seat) => {
    const more = ghosts.filter((ghost) => ghost.seat === seat).map(({ number }) => number)
    return [...row, ...more].toSorted((one, other) => one - other)
  })
  return { ...view, ghosts: view.ghosts.filter((ghost) => !has(ghosts, ghost)), [where]: rows }
}

function without(rows: Rows, ghosts: readonly Named[]): Rows {
  return rows.map((row, seat) => row.filter((number) => !has(ghosts, { seat, number })))
}

const has = (ghosts: readonly Named[], { seat, number }: Named): boolean =>
  ghosts.some((one) => one.seat === seat && one.number === number)

function put<Value>(all: readonly Value[], seat: number, value: Value): Value[] {
  return all.map((one, i) => (i === seat ? value : one))
}
