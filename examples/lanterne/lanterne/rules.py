"""Lanterne: push your luck in the dark. N1, N2… are the numbers of RULES.md, next to this file."""

from collections import Counter
from typing import Final, assert_never

from msgspec.structs import replace

from lanterne.moves import BurntOut, Deal, Draw, Drew, Event, Move, Shown, Stop, Stopped
from lanterne.refusals import refuse
from lanterne.state import DECK, Options, State, View
from manoir.kernel import NATURE, Below, Chance, Outcome, Refusal, Seat, put

REVEALS: Final = (BurntOut, Shown)


def new(seats: int, options: Options) -> State:
    return State(options, deck=DECK, hands=((),) * seats, stopped=(False,) * seats)


def to_act(state: State) -> tuple[Seat, ...]:
    if _is_over(state):
        return ()
    return (NATURE,) if state.drawing else (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat == NATURE or seat not in to_act(state):
        return ()
    return (Draw(), Stop()) if state.hands[seat] else (Draw(),)  # N3


def sample(state: State, seat: Seat, below: Below) -> Move:
    moves = legal(state, seat)
    return moves[below(len(moves))]


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    return None if move in legal(state, seat) else refuse(view(state, seat), seat, move)


def chance(state: State) -> Chance:
    return Chance({Deal(card): count for card, count in sorted(Counter(state.deck).items())})


def apply(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Draw():
            return replace(state, drawing=True)
        case Stop():
            return _pass_turn(replace(state, stopped=put(state.stopped, seat, True)))
        case Deal(card):
            return _pass_turn(_receive(state, card))
        case _:
            assert_never(move)


def outcome(state: State) -> Outcome | None:
    if not _is_over(state):
        return None
    hands = zip(state.hands, _burnt(state), strict=True)
    oil = tuple(0 if burnt else sum(hand) for hand, burnt in hands)
    ranks = tuple(1 + sum(other > own for other in oil) for own in oil)  # N6
    return Outcome("light" if any(oil) else "dark", ranks, scores=oil)  # N7


def view(state: State, seat: Seat | None) -> View:
    over, burnt = _is_over(state), _burnt(state)
    seen = over or state.options.open_hands  # N6, N9
    return View(
        options=state.options,
        hands=tuple(
            hand if seen or burnt[owner] or owner == seat else None  # N2, N5
            for owner, hand in enumerate(state.hands)
        ),
        sizes=tuple(len(hand) for hand in state.hands),
        stopped=state.stopped,
        burnt=burnt,
        turn=None if over else state.turn,
        drawing=state.drawing,
    )


def events(
    before: State, seat: Seat, move: Move, after: State, watcher: Seat | None
) -> tuple[Event, ...]:
    match move:
        case Draw():
            return ()
        case Stop():
            return (Stopped(seat), *_shown(after))
        case Deal(card):
            owner = before.turn
            seen = watcher == owner or before.options.open_hands
            drew = Drew(owner, card if seen else None)
            burnt = (BurntOut(owner, sum(after.hands[owner])),) if _burnt(after)[owner] else ()
            return (drew, *burnt, *_shown(after))
        case _:
            assert_never(move)


def after_undo(before: State, seat: Seat, move: Move, after: State) -> State:
    """A move that is taken back leaves nothing behind."""
    return before


def log_is_public(state: State) -> bool:
    """Everybody is told only what they may know: they may read it again."""
    return True


def _receive(state: State, card: int) -> State:
    deck = list(state.deck)
    deck.remove(card)
    hands = put(state.hands, state.turn, (*state.hands[state.turn], card))
    return replace(state, deck=tuple(deck), hands=hands, drawing=False)


def _pass_turn(state: State) -> State:
    """Clockwise to the next lantern that still draws; after the end it is 0 and means nothing."""
    seats = len(state.hands)
    burnt = _burnt(state)
    clockwise = ((state.turn + step) % seats for step in range(1, seats + 1))
    drawing = (seat for seat in clockwise if not state.stopped[seat] and not burnt[seat])
    return replace(state, turn=next(drawing, 0))


def _is_over(state: State) -> bool:
    return all(one or other for one, other in zip(state.stopped, _burnt(state), strict=True))


def _burnt(state: State) -> tuple[bool, ...]:
    return tuple(sum(hand) > state.options.limit for hand in state.hands)  # N5


def _shown(state: State) -> tuple[Event, ...]:
    if not _is_over(state):
        return ()
    lit = (seat for seat, burnt in enumerate(_burnt(state)) if not burnt)
    return tuple(Shown(seat, sum(state.hands[seat])) for seat in lit)
