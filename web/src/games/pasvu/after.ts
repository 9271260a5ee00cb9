/** What the table looks like after something has happened, until the position itself is shown. */
import type { Event, Ghost, View } from './types.gen'

export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'opened':
      return { ...view, keyhole: event.keyhole, holder: event.holder }
    case 'dealt':
      return { ...view, cards: put(view.cards, event.seat, event.card), points: put(view.points, event.seat, event.card.value), round: event.round, turn: event.seat }
    case 'placed':
      return {
        ...view,
        pieces: view.pieces.map((one) => (one[0] === event.piece ? ([event.piece, event.pose] as const) : one)),
        ghosts: event.displaced.reduce(stands, view.ghosts),
        shifted: [...view.shifted, event.piece],
      }
    case 'walked':
      return {
        ...view,
        ghosts: stands(view.ghosts, event.end),
        reserve: put(view.reserve, event.seat, (view.reserve[event.seat] ?? []).filter((ghost) => ghost !== event.ghost)),
        points: put(view.points, event.seat, event.left),
      }
    case 'escaped':
      return {
        ...view,
        ghosts: view.ghosts.filter(({ seat, number }) => seat !== event.seat || number !== event.ghost),
        out: put(view.out, event.seat, [...(view.out[event.seat] ?? []), event.ghost]),
        points: put(view.points, event.seat, event.left),
      }
    case 'down':
      return { ...view, ghosts: event.ghosts.reduce(stands, view.ghosts) }
    case 'finished':
      return { ...view, done: put(view.done, event.seat, true), points: put(view.points, event.seat, 0) }
    case 'chosen':
      return { ...view, phase: 'door', aim: event.side, turn: event.seat }
    case 'rolled':
      return { ...view, phase: 'looking', keyhole: event.keyhole, holder: event.holder }
    case 'looked':
      return { ...view, look: event.look }
    case 'thrown':
      return event.chooser === null ? view : { ...view, phase: 'side', turn: event.chooser }
    case 'declined':
      return view
  }
}

function stands(ghosts: readonly Ghost[], ghost: Ghost): readonly Ghost[] {
  return [...ghosts.filter(({ seat, number }) => seat !== ghost.seat || number !== ghost.number), ghost]
}

function put<Value>(all: readonly Value[], seat: number, value: Value): Value[] {
  return all.map((one, i) => (i === seat ? value : one))
}
