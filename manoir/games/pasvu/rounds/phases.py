"""From round to round: midnight (V13), who chooses a side (V9), the look and what follows it."""

from msgspec.structs import replace

from manoir.games.pasvu.midnight import pile
from manoir.games.pasvu.moves import Move, Verdict
from manoir.games.pasvu.rounds.ghosts import sent_home
from manoir.games.pasvu.rounds.turns import ROUNDS, left_of, throwers
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.sight.verdict import seen_in, witnessed
from manoir.games.pasvu.state import Night, Phase, State
from manoir.kernel import Seat, put


def struck(state: State, name: str) -> State:
    """V13: a card acts at once, then it asks."""
    after = pile.drawn(state, name)
    card = pile.last(after)
    after = card.strike(after)
    if card.rolls:
        return replace(after, phase="crystal")
    night = replace(after.night, asked=card.asks(after))
    return _ask(replace(after, night=night))


def foretold(state: State, number: int) -> State:
    """V13: the number of this round's door is known."""
    return _ask(replace(state, night=replace(state.night, number=number)))


def answered(state: State, seat: Seat, move: Move) -> State:
    """V13: a seat has answered, and the next one is asked."""
    after = pile.last(state).answer(state, seat, move)
    return _ask(replace(after, night=replace(after.night, asked=after.night.asked[1:])))


def _ask(state: State) -> State:
    """The next who has something to answer; or another card; or furniture (V4)."""
    asked = state.night.asked
    while asked and not pile.last(state).answers(state, asked[0]):
        asked = asked[1:]
    after = replace(state, night=replace(state.night, asked=asked))
    if asked:
        return replace(after, phase="midnight", turn=asked[0])
    return replace(after, phase=_first(after), turn=state.holder)


def to_keyhole(state: State) -> State:
    """V9: who chooses a side; or nobody does (V13)."""
    side = pile.side(state)
    if side:
        return aimed(replace(state, turn=state.holder), side)
    return to_choose(state, throwers(state))


def to_choose(state: State, candidates: tuple[Seat, ...]) -> State:
    if len(candidates) > 1:
        return replace(state, phase="throwing", throwers=candidates)
    return replace(state, phase="side", throwers=candidates, turn=candidates[0])


def aimed(state: State, side: Side) -> State:
    """The side is known; the number may be, too (V13)."""
    after, number = replace(state, phase="door", aim=side), state.night.number
    return rolled(after, number) if number else after


def rolled(state: State, number: int) -> State:
    """V9: who rolled passes the die to the left."""
    assert state.aim is not None, "the side is known"
    chose = pile.side(state) is None
    return replace(
        state,
        phase="looking",
        keyhole=Door(state.aim, number),
        chosen=put(state.chosen, state.turn, state.chosen[state.turn] + chose),
        holder=left_of(state, state.turn),
    )


def looked(state: State, verdict: Verdict) -> State:
    """V10: whoever is seen runs home."""
    look = witnessed(state, verdict)
    after = sent_home(state, seen_in(state.hall, look))
    night = replace(state.night, looks=state.night.looks + 1)
    return replace(after, look=look, night=night)


def over_look(state: State) -> State:
    """After a look: another one (V13), or the cards' ends, and the next round or the end."""
    door = pile.look_again(state)
    if door:
        return replace(state, keyhole=door)
    for _, after in pile.ends(state):
        state = after
    state = replace(state, aim=None, throwers=())
    return replace(state, phase="over") if state.round == ROUNDS else _next_round(state)


def _next_round(state: State) -> State:
    seats = len(state.sides)
    after = replace(
        state,
        round=state.round + 1,
        turn=state.holder,
        cards=(None,) * seats,
        shifted=(),
        points=(0,) * seats,
        done=(False,) * seats,
        walked=((),) * seats,
        entered=((),) * seats,
        made=((),) * seats,
        held=((),) * seats,
        night=Night(),
    )
    return replace(after, phase=_first(after))


def _first(state: State) -> Phase:
    """V13 comes before V4."""
    return "striking" if pile.is_due(state) else "dealing"
