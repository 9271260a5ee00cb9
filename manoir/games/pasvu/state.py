"""What there is to know about a game of *Pas vu pas pris*: everything that lies on the table."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from manoir.games.pasvu.box import Card, Face, Piece, Size
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.moves import CardName, Look, Place, Standing
from manoir.games.pasvu.sight.keyhole import Door, Side
from manoir.games.pasvu.sight.viewer import Eyes
from manoir.kernel import Seat

__all__ = ["Eyes", "Face", "Night", "Options", "Phase", "Piece", "Side", "Size", "State", "View"]

Phase = Literal[
    "opening",  # nature sets the hall out
    "striking",  # nature turns up a Midnight card
    "crystal",  # nature rolls for it
    "midnight",  # `turn` answers what it asks
    "dealing",  # nature turns up a card for `turn`
    "furniture",  # `turn` may move a piece
    "ghosts",  # everybody moves ghosts who is not done
    "throwing",  # nature throws the die of those who may choose
    "side",  # `turn` chooses a side
    "door",  # nature rolls for the door
    "looking",  # nature looks
    "over",
]


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a table may settle otherwise."""

    eyes: Eyes = "fair"  # V11
    hide: bool = True  # V11: ghosts hide one another
    hall: Literal["hotel", "random"] = "hotel"  # V2
    sides: Annotated[tuple[Side, ...], Meta(max_length=4)] = ()  # V1; empty, clockwise from south
    practice: bool = False  # the house says how exposed a spot is
    fusions: bool = False  # V12
    midnight: Annotated[int, Meta(ge=0, le=3)] = 0  # V13: cards a round
    deck: Annotated[tuple[CardName, ...], Meta(max_length=24)] = ()  # V13; empty, all of them


class Night(Struct, frozen=True, gc=False):
    """V13: what has struck this round."""

    cards: tuple[str, ...] = ()  # in force, the last one drawn at the end
    asked: tuple[Seat, ...] = ()  # whom the last one still asks, in turn
    tipped: tuple[Piece, ...] = ()  # by the last one
    put: tuple[tuple[Seat, int], ...] = ()  # ghosts that the last one put into the hall
    number: int | None = None  # of this round's door, where the crystal ball has said it
    lying: bool = False  # ghosts lie this round
    looks: int = 0  # through the keyhole, so far


class State(Struct, frozen=True, gc=False):
    """All there is to know. What is left of the deck has no order before it is drawn."""

    options: Options
    sides: tuple[Side, ...]  # by seat
    hall: Hall
    keyhole: Door
    holder: Seat  # of the die
    phase: Phase
    round: int
    turn: Seat
    cards: tuple[int | None, ...]  # by seat, this round
    drawn: tuple[int, ...]  # all cards so far
    shifted: tuple[Piece, ...]  # moved this round
    points: tuple[int, ...]  # by seat: left for its ghosts
    done: tuple[bool, ...]  # by seat
    walked: tuple[tuple[int, ...], ...]  # by seat: ghosts that have moved this round
    entered: tuple[tuple[int, ...], ...]  # by seat: ghosts that came in this round
    out: tuple[tuple[int, ...], ...]  # by seat: ghosts on the far side
    chosen: tuple[int, ...]  # by seat: how often it has chosen a side
    edge: tuple[tuple[int, ...], ...]  # V12, by seat: grown ghosts in reserve that may come in
    made: tuple[tuple[int, ...], ...]  # V12, by seat: ghosts that were made by a fusion this round
    held: tuple[tuple[int, ...], ...]  # V13, by seat: these do not move this round
    struck: tuple[str, ...] = ()  # V13: cards of the pile that have been drawn
    night: Night = Night()
    throwers: tuple[Seat, ...] = ()  # who may still choose this round
    aim: Side | None = None  # the side chosen
    look: Look | None = None  # the last one
    taken: Place | None = None  # V4: taken back by `turn`, who has to place this piece


class View(Struct, frozen=True, gc=False):
    """What everybody sees at the table."""

    options: Options
    sides: tuple[Side, ...]
    pieces: tuple[Standing, ...]
    ghosts: tuple[Ghost, ...]  # in the hall
    reserve: tuple[tuple[int, ...], ...]  # by seat: numbers of ghosts
    out: tuple[tuple[int, ...], ...]
    keyhole: Door
    holder: Seat
    phase: Phase
    round: int
    rounds: int
    turn: Seat  # in the phases furniture, side, door
    cards: tuple[Card | None, ...]  # by seat
    deck: int  # cards still to come
    drawn: tuple[int, ...]
    struck: tuple[str, ...]  # V13: Midnight cards that are drawn
    nights: int  # Midnight cards still in their pile
    night: Night
    movable: tuple[Piece, ...]  # what `turn` may move
    shifted: tuple[Piece, ...]
    points: tuple[int, ...]  # by seat: for its ghosts
    done: tuple[bool, ...]
    walked: tuple[tuple[int, ...], ...]  # these may still be moved within their cells
    entered: tuple[tuple[int, ...], ...]  # these may not leave this round
    edge: tuple[tuple[int, ...], ...]  # V12: grown ghosts in reserve that may come in
    held: tuple[tuple[int, ...], ...]  # V12, V13: these do not move this round
    ready: tuple[tuple[int, ...], ...]  # by seat: who may come in now; with V12 not all in reserve
    chosen: tuple[int, ...]
    aim: Side | None
    open_sides: tuple[Side, ...]  # where the keyhole may go next
    scores: tuple[int, ...]  # by seat: as if the game ended now
    look: Look | None
    taken: Place | None  # V4: taken back by `turn`, who has to place this piece
