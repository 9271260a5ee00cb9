"""The hall in a terminal: what is drawn, told, typed and refused, in every language."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.text import Text

from manoir.bots.pasvu import observer
from manoir.games.pasvu import GAME, moves, rules
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.moves import Choose, Decline, Done, Escape, Place, Walk
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.terminal import draw, label, offer, read, refused, tell
from manoir.games.pasvu.terminal.words import (
    COLOURS,
    FACES,
    LANGUAGES,
    PIECES,
    REFUSED,
    SIDES,
    SIGNS,
    VERBS,
    WORDS,
)
from manoir.kernel import Refusal
from manoir.kernel.match import Match
from tests.games.pasvu.positions import drawn as position_of
from tests.games.pasvu.terminal.walked import walked

PEOPLE = ("Ada", "Blaise", "Carlo", "Dora")
HALL = """
piano bottom 3000 3100 0
mirror back 1000 5000 0
armchair bottom 5000 1000 0
ghost 0 3 250 250
ghost 0 6 750 750
ghost 1 4 3000 3300 1500000
keyhole N3
cards 3 9
points 4 0
out 1:5
"""
FURNITURE = f"{HALL}phase furniture\nturn 0"
GHOSTS = f"{HALL}phase ghosts"
CHOOSING = f"{HALL}phase side"
SELDOM = {moves.FellOn, moves.CameDown, moves.Escaped, moves.Declined}
NIGHT = {moves.Fused, moves.Struck, moves.Effect, moves.Passed, moves.Foretold, moves.Crossed}
LOOK = moves.Look(
    round=1,
    keyhole=Door("N", 3),
    picture="",
    ghosts=(
        moves.Witnessed(0, 0, "large", 900, 1000, seen=True),
        moves.Witnessed(0, 3, "small", 3, 1000, seen=False),
        moves.Witnessed(1, 3, "small", 500, 500, seen=True),
    ),
)


def typed(position: str, answer: str, lang: str = "en") -> Any:
    view = rules.view(position_of(position), 0)
    return read(view, (), answer, lang)


def drawn(position: str, lang: str = "en") -> list[str]:
    lines = draw(rules.view(position_of(position), None), PEOPLE[:2], lang)
    return [Text.from_markup(line).plain.rstrip() for line in lines]


def test_V4_a_piece_that_was_taken_is_the_only_one_asked_for() -> None:
    taken = f"{FURNITURE}\ntaken piano bottom 3000,4000 @0"
    view = rules.view(position_of(taken), 0)
    assert offer(view, (), "en")[0].startswith("You have taken the piano")
    assert offer(view, (), "fr")[0].startswith("Vous avez pris : piano")
    assert "leave" in typed(FURNITURE, "dance")
    assert "leave" not in typed(taken, "dance")


def test_the_hall_is_drawn_from_above_with_doors_pieces_and_ghosts() -> None:
    lines = drawn(GHOSTS)
    assert lines[0][:42].split() == ["6", "5", "4", "◉3", "2", "1"], "for whoever sits in the north"
    assert lines[-4][:42].split() == ["1", "2", "3", "4", "5", "6"], "and in the south"
    assert "pppppppppp" in lines[11]
    assert lines[10][5 + 3 * 6 :].startswith("O5"), "on the piano"
    assert (lines[17][5:11], lines[19][5:11]) == ("    B7", "B4    "), "each in its place"
    assert any("mirror" in line and "back down" in line for line in lines)
    assert any("piano" in line and "↓" in line for line in lines)


def test_doors_are_numbered_for_who_sits_at_that_side() -> None:
    middles = [line for line in drawn(GHOSTS) if line[3:5].strip().isdecimal()]
    assert [line[2:5] for line in middles] == ["1 6", "2 5", "3 4", "4 3", "5 2", "6 1"]
    assert [line[41:44] for line in middles] == ["6 6", "5 5", "4 4", "3 3", "2 2", "1 1"]


@pytest.mark.parametrize(
    ("yaw", "wind"), [(0, "↓"), (224, "↓"), (225, "↘"), (900, "→"), (3599, "↓")]
)
def test_an_arrow_says_where_the_front_of_a_piece_looks(yaw: int, wind: str) -> None:
    assert any(
        line.endswith(f"piano    3 3.1       {wind}")
        for line in drawn(f"piano bottom 3000 3100 {yaw}")
    )


def test_everybody_has_a_line_of_ghosts_and_points() -> None:
    lines = drawn(GHOSTS)
    assert "B  reserve 1 2 3 5 6  hall 4:a1 7:a1" in lines
    assert "O  reserve 1 2 3 4 7  hall 5:d4^  out 6" in lines
    assert any("Ada  card 6, die" in line for line in lines)
    assert any("north → south, 1 points" in line for line in lines)
    assert any("Blaise  carte 7" in line for line in drawn(GHOSTS, "fr"))


def test_what_is_typed_means_one_thing_in_every_language() -> None:
    for words in (PIECES, FACES, SIDES, VERBS):
        meanings: dict[str, set[str]] = {}
        for said in words.values():
            for key, names in said.items():
                for name in (names,) if isinstance(names, str) else names:
                    meanings.setdefault(name.lower(), set()).add(key)
        assert all(len(keys) == 1 for keys in meanings.values()), meanings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_drawn_is_one_letter_and_no_two_are_alike(lang: str) -> None:
    assert [len(sign) for sign in SIGNS[lang].values()] == [1] * 6
    assert len({*SIGNS[lang].values()}) == 6
    assert len({*COLOURS[lang]}) == 4


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("place piano 2.5 3.1", Place("piano", "bottom", 2500, 3100, 0)),
        ("PLACE piano back 2,5 3.125 45.5", Place("piano", "back", 2500, 3125, 455)),
        ("pose miroir 1 5 -90", Place("mirror", "back", 1000, 5000, 2700)),
        ("place mirror bottom 1 5", Place("mirror", "bottom", 1000, 5000, 0)),
        ("leave", Decline()),
        ("laisse", Decline()),
    ],
)
def test_furniture_is_typed(answer: str, move: Place) -> None:
    assert typed(FURNITURE, answer) == move


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("walk 5 2.5 0.5", Walk(4, 2500, 500)),
        ("va 5 2,5 0,5 1", Walk(4, 2500, 500, 1000)),
        ("walk 5 c1", Walk(4, 2500, 500)),
        ("walk 5 D4 up", Walk(4, 3500, 3500, 1500)),
        ("out 4", Escape(3)),
        ("sors 4", Escape(3)),
        ("done", Done()),
        ("fini", Done()),
    ],
)
def test_ghosts_are_typed(answer: str, move: Any) -> None:
    assert typed(GHOSTS, answer) == move


def test_a_ghost_in_a_cell_finds_room_beside_the_others() -> None:
    state = position_of(GHOSTS)
    walk = typed(GHOSTS, "walk 6 a1")
    assert rules.check(state, 0, walk) is None
    assert (walk.x // 1000, walk.y // 1000) == (0, 0)
    alone = "ghost 0 3 500 500\nphase ghosts"
    assert typed(alone, "walk 4 a1") == Walk(3, 500, 500), "it is in nobody's way"
    assert typed(GHOSTS, "walk 1 d4") == WORDS["en"]["no_room"].format(cell="d4")
    assert typed(GHOSTS, "va 1 a1 haut", "fr") == WORDS["fr"]["no_room_up"].format(cell="a1")


@pytest.mark.parametrize("answer", ["side west", "west", "côté ouest", "Ouest", "cote ouest"])
def test_a_side_is_typed(answer: str) -> None:
    assert typed(CHOOSING, answer) == Choose("W")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "answer", "code"),
    [
        (GHOSTS, "", "what"),
        (GHOSTS, "[/] {x} %s", "what"),
        (GHOSTS, "walk", "which_ghost"),
        (GHOSTS, "walk 8 c1", "which_ghost"),
        (GHOSTS, "walk 12 c1", "which_ghost"),
        (GHOSTS, "out", "which_ghost"),
        (GHOSTS, "walk 4", "where_ghost"),
        (GHOSTS, "walk 4 c7", "where_ghost"),
        (GHOSTS, "walk 4 nan inf", "where_ghost"),
        (GHOSTS, "walk 4 1e308 1", "where_ghost"),
        (GHOSTS, "walk 4 1 2 3 4", "where_ghost"),
        (FURNITURE, "place", "which_piece"),
        (FURNITURE, "place sofa 1 2", "which_piece"),
        (FURNITURE, "place piano", "where"),
        (FURNITURE, "place piano nose 1 2", "where"),
        (FURNITURE, "place piano back 1", "where"),
        (CHOOSING, "up", "which_side"),
        (GHOSTS, "look", "no_look"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence_that_helps(
    position: str, answer: str, code: str, lang: str
) -> None:
    sentence = typed(position, answer, lang)
    assert isinstance(sentence, str)
    assert sentence.startswith(WORDS[lang][code].split("{")[0])
    assert "{" not in sentence


@pytest.mark.parametrize("answer", ["walk 4 c1", "done", "out 4", "leave", "place piano 1 1"])
def test_what_is_typed_at_another_time_is_refused(answer: str) -> None:
    state = position_of(f"{CHOOSING}\ndone 0 1")
    refusal = rules.check(state, 0, typed(f"{CHOOSING}\ndone 0 1", answer))
    assert refusal is not None
    assert refused(refusal, "en").startswith("not now: it is time for a side")


def test_what_may_be_typed_is_said() -> None:
    view = rules.view(position_of(FURNITURE), 0)
    assert offer(view, (), "en")[0].startswith("You may place piano or armchair: [bold]place piano")
    view = rules.view(position_of(GHOSTS), 0)
    assert offer(view, (), "fr")[0].startswith("Il reste 4 points")
    view = rules.view(position_of(CHOOSING), 0)
    assert "south, east or west" in offer(view, (), "en")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "answer", "told"),
    [
        (FURNITURE, "place armchair 9 9", "sticks_out"),
        (FURNITURE, "place mirror 3 3", "not_on_card"),
        (FURNITURE, "done", "not_now"),
        (GHOSTS, "walk 5 c6", "too_far"),
        (GHOSTS, "walk 4 a1", "must_move"),
        (GHOSTS, "walk 5 0.5 1", "leaves_cell"),
        (GHOSTS, "walk 5 2.5 3.5", "in_the_way"),
        (GHOSTS, "walk 5 0.3 0.3", "ghost_in_the_way"),
        (GHOSTS, "out 5", "not_in_hall"),
        (CHOOSING, "north", "same_side"),
    ],
)
def test_a_refusal_is_named_with_its_place_and_rule(
    position: str, answer: str, told: str, lang: str
) -> None:
    state = position_of(position)
    move = read(rules.view(state, 0), (), answer, lang)
    assert not isinstance(move, str), move
    refusal = rules.check(state, 0, move)
    assert refusal is not None
    assert refusal.code == told
    sentence = refused(refusal, lang)
    assert "{" not in sentence
    assert sentence.startswith(REFUSED[lang][told].split("{")[0])
    assert sentence.endswith(f"({refusal.rule})")


def test_a_refusal_speaks_of_cells_and_of_pieces_by_name() -> None:
    refusal = Refusal("would_fall", "V5", {"x": 2500, "y": 125, "piece": "armchair"})
    assert refused(refusal, "fr") == "tomberait, son poids est en 2.5 0.125 : fauteuil (V5)"
    assert refused(Refusal("brand_new", "V9"), "en") == "brand_new (V9)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "hall", "every"),
    [(2, "hotel", 4), pytest.param(4, "random", 1, marks=pytest.mark.soak)],
)
def test_whole_games_are_drawn_told_and_looked_at(
    seats: int, hall: str, every: int, lang: str
) -> None:
    names = ("joueur 1", "joueur 2", "joueur 3", "architect 4")[:seats]
    (match, turns), told = walked(seats, 6, hall=hall), set()
    lines = set[str]()
    for view, offered, _ in turns[::every]:
        assert all(label(move, lang) for move in offered[:3])
        lines |= {*draw(view, names, lang), *offer(view, offered, lang)}
    for line in lines:
        assert Text.from_markup(line).cell_len <= 80, line
    for index in range(len(match.history)):
        for event in match.events(index, None):
            sentence = tell(event, PEOPLE[:seats], lang)
            assert sentence
            assert "{" not in sentence
            told.add(type(event))
    assert set(get_args(moves.Event)) - told - NIGHT <= SELDOM
    picture = read(match.view(None), (), "look", lang)
    assert isinstance(picture, str)
    assert max(len(line) for line in picture.splitlines()) <= 80
    assert "..." in picture, "the floor"


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            moves.CameDown((("piano", Pose("bottom", 0, 0, 0)),), ()),
            "These come down: piano",
            "Redescendent : piano",
        ),
        (
            moves.Thrown(((0, 4), (1, 4)), None),
            "Ada (4), Blaise (4): a tie for the highest, they throw again",
            "Ada (4), Blaise (4) : égalité en tête, on relance",
        ),
        (
            moves.Escaped(1, 0, "large", Door("S", 2), 1, 0, 5),
            "O1 is out through door 2, south: 5 points",
            "O1 sort par la porte 2, sud : 5 points",
        ),
        (
            moves.Looked(LOOK, (1, 1)),
            "Seen through door 3, north: B1, O4",
            "Vus par la porte 3, nord : B1, O4",
        ),
        (
            moves.Looked(replace(LOOK, ghosts=LOOK.ghosts[1:2]), (0, 0)),
            "A look through door 3, north: nobody is seen",
            "Un regard par la porte 3, nord : personne n'est vu",
        ),
    ],
)
def test_what_happens_is_told(event: Any, english: str, french: str) -> None:
    assert tell(event, PEOPLE, "en") == english
    assert tell(event, PEOPLE, "fr") == french


def test_the_look_says_who_was_seen_and_how_much_of_them() -> None:
    match = Match(GAME, seats=2, observer=observer(), seed=6)
    while match.view(None).look is None:
        seat = match.to_act[0]
        view = match.view(seat)
        entering = [m for m in match.legal(seat) if isinstance(m, Walk) and view.points[seat] > 6]
        match.play(seat, entering[0] if entering else match.legal(seat)[0])
    look = match.view(None).look
    assert look is not None
    picture = str(read(match.view(None), (), "look", "en"))
    for ghost in look.ghosts:
        name = f"{COLOURS['en'][ghost.seat]}{ghost.ghost + 1}"
        assert (f"{name} " in picture) == bool(ghost.pixels)


@pytest.mark.parametrize("move", [moves.Deal(3), moves.Roll(2), moves.Strike("sun")])
def test_what_nobody_is_offered_has_no_words(move: Any) -> None:
    with pytest.raises(TypeError):
        label(move, "en")
