"""The text of a position."""

import pytest
from msgspec.structs import replace

from manoir.games.pasvu import GAME, rules
from manoir.games.pasvu.geometry.hall import Ghost, Hall
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.moves import (
    Choose,
    Deal,
    Decline,
    Done,
    Escape,
    Fuse,
    Glimpse,
    Move,
    Open,
    Pass,
    Place,
    Put,
    Roll,
    Strike,
    Swap,
    Throw,
    Tip,
    Verdict,
    Walk,
)
from manoir.games.pasvu.notation import read_move, read_position, write_move, write_position
from manoir.games.pasvu.rounds.setup import hotel
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import Night, Options
from tests.games.pasvu.positions import drawn, looked_at
from tests.kernel.text.texts import check_games, check_round_trips, random_match

DRAWN = """\
table bottom 3000 3000 450
piano back 3000 3000 0 700000
ghost 0 4 2500 500
ghost 1 0 3000 3500 1500000
sides W E
keyhole N3
phase ghosts
holder 1
round 2
turn 1
cards 3 -
points 7 0
chosen 1 0
drawn 3 7
walked 0:4 0:5
entered 0:4
out 1:3 1:6
done 1
throwers 0 1
shifted piano table
aim N
"""
NIGHT = """\
table bottom 3000 3000 450
lying 0 4 2500 1500 0 900
lying 1 0 3000 3500 700000 0
sides S N
keyhole S1
phase midnight
round 2
turn 1
walked 0:4
out 0:3
edge 0:1 0:0
made 1:2
held 0:4 1:0
struck sun shelter tag
lying
midnight shelter tag
asked 1 0
tipped piano desk
put 0:4 1:3
number 4
looks 1
"""


def test_a_position_is_read() -> None:
    state = drawn(DRAWN)
    assert dict(state.hall.pieces)["piano"] == Pose("back", 3000, 3000, 0, 700_000)
    assert state.hall.ghosts == (
        Ghost(0, "small", 2500, 500, 0, 4),
        Ghost(1, "large", 3000, 3500, 1_500_000, 0),
    )
    assert (state.sides, state.keyhole, state.phase) == (("W", "E"), Door("N", 3), "ghosts")
    assert (state.cards, state.drawn, state.points) == ((3, None), (3, 7), (7, 0))
    assert (state.walked, state.out) == (((4, 5), ()), ((), (3, 6)))
    assert (state.done, state.throwers, state.aim) == ((False, True), (0, 1), "N")
    assert state.options.sides == ("W", "E")


def test_what_is_read_is_drawn_again() -> None:
    assert write_position(drawn(DRAWN)) == DRAWN
    assert write_position(drawn(NIGHT)) == NIGHT.replace("keyhole S1\n", "")


def test_a_night_is_read() -> None:
    state = drawn(NIGHT, midnight=2, fusions=True)
    assert state.hall.ghosts == (
        Ghost(0, "small", 2500, 1500, 0, 4, 900),
        Ghost(1, "large", 3000, 3500, 700_000, 0, 0),
    )
    assert (state.edge, state.made, state.held) == (((1, 0), ()), ((), (2,)), ((4,), (0,)))
    assert state.struck == ("sun", "shelter", "tag")
    assert state.night == Night(
        cards=("shelter", "tag"), asked=(1, 0), tipped=("piano", "desk"), put=((0, 4), (1, 3)),
        number=4, lying=True, looks=1,
    )  # fmt: skip
    assert (state.options.midnight, state.options.fusions) == (2, True)


def test_that_ghosts_lie_is_read_of_one_that_does_or_of_the_word_alone() -> None:
    assert drawn("lying").night.lying
    assert drawn("lying 0 3 2500 2500 0 0").night.lying
    assert not drawn("ghost 0 3 2500 2500").night.lying
    assert drawn("lying").hall == Hall()


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    first = replace(rules.new(2, Options()), phase="furniture")
    assert drawn("") == first
    assert drawn("hotel").hall == hotel()
    assert drawn("hotel\nsides S W N").options == Options()
    assert drawn("phase opening", eyes="sharp") == rules.new(2, Options(eyes="sharp"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place piano back 3000,3100 @150", Place("piano", "back", 3000, 3100, 150)),
        ("leave", Decline()),
        ("walk S4 2500,500", Walk(4, 2500, 500)),
        ("walk L0 2500,500,700 @900", Walk(0, 2500, 500, 700, 900)),
        ("out M2", Escape(2)),
        ("fuse S3 S6", Fuse(3, 6)),
        ("done", Done()),
        ("side N", Choose("N")),
        ("tip piano W", Tip("piano", "W")),
        ("swap 1:M2 S4", Swap(1, 2, 4)),
        ("put S4 2500,-500 @0", Put(4, 2500, -500, 0, 0)),
        ("pass", Pass()),
        ("open N3 1 hotel", Open(Door("N", 3), 1, hotel().pieces)),
        (
            "open E6 0 table top 10,20 @30 / piano back 1,2,700000 @0",
            Open(
                Door("E", 6),
                0,
                (("table", Pose("top", 10, 20, 30)), ("piano", Pose("back", 1, 2, 0, 700_000))),
            ),
        ),
        ("open S1 0", Open(Door("S", 1), 0, ())),
        ("card 19", Deal(19)),
        ("strike sun", Strike("sun")),
        ("throw 3 5", Throw((3, 5))),
        ("door 6", Roll(6)),
        (
            "verdict 0:S4=12/300 1:L0=0/5 :AQ==",
            Verdict("AQ==", (Glimpse(0, 4, 12, 300), Glimpse(1, 0, 0, 5))),
        ),
    ],
)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


def test_the_last_look_is_written_and_read() -> None:
    state = looked_at(
        drawn("phase looking\naim S\nghost 0 4 2500 500\nghost 1 3 2500 2500"), (0, 4)
    )
    text = write_position(state)
    assert "look 1 S1 0:S4=50/100 1:S3=0/100\npicture " in text
    assert read_position(text, 2, state.options) == state
    assert state.look is not None
    assert [ghost.seen for ghost in state.look.ghosts] == [True, False]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("marbles 3", "no line 'marbles'"),
        ("keyhole X3", "'X' is not a side"),
        ("keyhole N9", "a door is a number from 1 to 6"),
        ("keyhole", "keyhole is one word"),
        ("phase noon", "'noon' is not a phase"),
        ("phase opening\nround 2", "before the opening"),
        ("phase midnight", "no Midnight card asks"),
        ("phase midnight\nmidnight tag\nasked 1", "asks first has the turn"),
        ("phase striking", "no Midnight card is due"),
        ("phase ghosts\ndone 0 1", "everybody is done"),
        ("phase throwing\nthrowers 0", "at least two throw"),
        ("phase door", "on the side that was chosen"),
        ("phase dealing\ndrawn " + " ".join(map(str, range(20))), "all cards are drawn"),
        ("hotel now", "on a line 'hotel'"),
        ("hotel\npiano back 1 2 3", "or one by one"),
        ("piano nose 1 2 3", "'nose' is not a face"),
        ("piano back 1 2", "a piece is its face"),
        ("piano back 1 6001 3", "a place in mils is a number from 0 to 6000"),
        ("piano back 1 2 3600", "a yaw is a number from 0 to 3599"),
        ("piano back 900 900 0\ndesk back 1000 900 0", "the desk and the piano stand in one place"),
        ("piano back 900 900 0\npiano back 4000 900 0", "a piece is in the hall twice"),
        ("ghost", "a ghost is its seat"),
        ("ghost 0 9 1 2", "the number of a ghost is a number from 0 to 6"),
        ("ghost 2 3 1 2", "a seat is a number from 0 to 1"),
        ("ghost 0 3 900 900\nghost 0 3 1900 900", "a ghost is in the hall twice"),
        (
            "ghost 0 3 900 900\nghost 1 3 950 900",
            "ghost 3 of seat 1 and another stand",
        ),
        ("ghost 0 3 900 900\npiano back 900 900 0", "ghost 3 of seat 0 and the piano stand"),
        ("ghost 0 3 900 900\nout 0:3", "is in the hall and out"),
        ("ghost 0 3 900 900\nlying", "some ghosts lie and others stand"),
        ("lying 0 9 1 2 0 0", "the number of a ghost is a number from 0 to 6"),
        ("sides S S", "says something twice"),
        ("drawn 6 06", "says something twice"),
        ("out 0:3 0:3", "says something twice"),
        ("sides S", "sides: 2 expected, 1 found"),
        ("tipped sofa", "'sofa' is not a piece"),
        ("number four", "number is a number from 1 to 6"),
        ("put 3", "such as 0:4: 2 expected, 1 found"),
        ("edge 3", "such as 0:4: 2 expected, 1 found"),
        ("struck noon", "'noon' is not a Midnight card"),
        ("cards 3", "cards: 2 expected, 1 found"),
        ("cards 20 -", "a card is a number from 0 to 19"),
        ("round 6", "round is a number from 1 to 5"),
        ("look 1 S1", "a look has a round, a door and a picture"),
        ("look 1 S1\npicture AQ==", "the picture is not one of 256 by 256"),
    ],
)
def test_bad_positions_are_refused_in_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read_position(line, 2, Options())


@pytest.mark.parametrize(
    "text",
    ["", "jump", "leave it", "place piano back 3000 3100 150", "place piano back 1,2,3 @0",
     "walk S4", "walk S1 1,2", "walk S4 1", "walk S4 1,2 900", "walk S4 1,2 @3600",
     "walk S4 1,2,1000001", "out 4", "fuse S3", "side X", "tip sofa N", "swap M2 S4",
     "swap 4:M2 S4", "open N3", "open N7 0", "open N3 0 hotel / hotel", "card 20", "strike noon",
     "throw 1 2 3 4 5", "throw 7", "door 0", "verdict", "verdict 0:S4=1 :",
     "verdict 0:S4=1/65537 :", "walk S4 nan,2"],
)  # fmt: skip
def test_bad_moves_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".{10}"):
        read_move(text)


@pytest.mark.parametrize("number", [0, 10])
def test_games_are_written_and_read(number: int) -> None:
    check_games(GAME, range(number, number + 1), hostile=30)


def test_every_position_of_a_night_is_written_and_read() -> None:
    match = random_match(GAME, 2, {"midnight": 3, "fusions": True}, 3)
    assert {card for step in match.history for card in step.before.night.cards} == {*PILE}
    check_round_trips(match)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_a_thousand_games_are_written_and_read(part: int) -> None:
    check_games(GAME, range(50 * part, 50 * (part + 1)), hostile=20)
