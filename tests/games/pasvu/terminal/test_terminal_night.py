"""Fusions and Midnight cards in a terminal (V12, V13), in every language."""

import re
from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace
from rich.text import Text

from manoir.games.pasvu import moves, rules
from manoir.games.pasvu.geometry.hall import Ghost
from manoir.games.pasvu.geometry.shapes import Pose
from manoir.games.pasvu.midnight.pile import PILE
from manoir.games.pasvu.moves import Effect, Fuse, Pass, Put, Swap, Tip, Walk
from manoir.games.pasvu.sight.keyhole import Door
from manoir.games.pasvu.state import Night, View
from manoir.games.pasvu.terminal import draw, label, offer, read, tell
from manoir.games.pasvu.terminal.plan import ghost_name
from manoir.games.pasvu.terminal.words import (
    LANGUAGES,
    NIGHT,
    PHASES,
    PIECES,
    REFUSED,
    SIDES,
    VERBS,
    WORDS,
    card_text,
    card_title,
)
from tests.games.pasvu.positions import drawn as position_of
from tests.games.pasvu.terminal.walked import walked

PEOPLE = ("Ada", "Blaise", "Carlo", "Dora")
ASKED = "phase midnight\nmidnight tag\nasked 0"
SMALL = Ghost(0, "small", 2500, 500, 0, 3)
THEIRS = Ghost(1, "small", 500, 4500, 0, 4)
BACK = Pose("back", 1500, 3500, 0)
SWAPS = (Swap(1, 4, 3), Swap(1, 5, 3))


def view_of(position: str = "hotel\nphase ghosts", lying: bool = False, **fields: Any) -> View:
    view = rules.view(position_of(position, fusions=True, midnight=1), 0)
    return laid(replace(view, **fields)) if lying else replace(view, **fields)


def laid(view: View) -> View:
    """Ghosts lie this round."""
    return replace(view, night=replace(view.night, lying=True))


def drawn(view: View, lang: str = "en") -> list[str]:
    lines = draw(view, PEOPLE[: len(view.sides)], lang)
    return [Text.from_markup(line).plain.rstrip() for line in lines]


def test_who_lies_is_drawn_from_end_to_end_with_an_arrow_for_its_head() -> None:
    large = Ghost(0, "large", 2500, 2500, 0, 0, 0)
    view = view_of("phase ghosts", ghosts=(large,), lying=True)
    lines = drawn(view)
    row = next(i for i, line in enumerate(lines) if "B1" in line[:42])
    assert lines[row][5 + 12 :].startswith("  B1  → "), (
        "four pairs of letters, its head in the east"
    )
    assert [lines[i][5 + 18] for i in (row - 1, row + 1)] == ["→", "→"], "it is three lines wide"
    assert [lines[i][5 + 18] for i in (row - 2, row + 2)] == ["·", " "]
    assert any("hall 1:c3→" in line for line in lines)
    assert lines[-1] == NIGHT["en"]["legend_lying"]
    up = drawn(replace(view, ghosts=(replace(large, yaw=900),)))
    assert any("hall 1:c3↑" in line for line in up)
    standing = drawn(replace(view, ghosts=(replace(large, yaw=None),)))
    assert any("hall 1:c3" in line for line in standing)
    assert NIGHT["en"]["legend_lying"] not in standing


def test_who_waits_at_the_edge_and_who_is_held_is_shown() -> None:
    lines = drawn(view_of(ghosts=(SMALL,), held=((3,), ()), edge=((), (1,))))
    assert any(line.startswith("B ") and "hall 4:c1=" in line for line in lines)
    assert "O  reserve 1 3 4 5 6 7  edge 2" in lines
    assert lines[-1] == NIGHT["en"]["legend_held"]


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_in_force_are_shown_in_a_line_each(lang: str) -> None:
    for card in PILE:
        lines = drawn(view_of(night=Night(cards=(card,))), lang)
        (line,) = (line for line in lines if line.startswith("☾"))
        assert card_title(card, lang) in line
        assert card_text(card, lang) in line
        assert len(line) <= 80
    foretold = drawn(view_of(night=Night(cards=("crystal",), number=4)), lang)
    assert NIGHT[lang]["foreseen"].format(number=4) in foretold


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_words(lang: str) -> None:
    assert all(card_title(card, lang) != card for card in PILE)
    assert all(card_text(card, lang) for card in PILE)


def test_every_refusal_of_the_rules_has_words() -> None:
    """But for those that a terminal never gets: it asks only those who may act."""
    root = files("manoir.games.pasvu")
    paths = (root, root / "midnight", root / "midnight" / "cards")
    sources = [p.read_text() for path in paths for p in path.iterdir() if p.name.endswith(".py")]
    codes = {code for text in sources for code in re.findall(r'Refusal\(\s*"(\w+)"', text)}
    never = {"game_over", "nature_only", "not_your_turn", "already_done", "no_practice"}
    assert codes > never
    assert codes - never <= set(REFUSED["en"])
    assert {"midnight", "ghosts"} < set(PHASES["fr"])


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("fuse 4 5", Fuse(3, 4)),
        ("fusionne 2 4", Fuse(1, 3)),
        ("tip piano north", Tip("piano", "N")),
        ("renverse fauteuil ouest", Tip("armchair", "W")),
        ("t table e", Tip("table", "E")),
        ("r bureau ouest", Tip("desk", "W")),
        ("swap O5 4", Swap(1, 4, 3)),
        ("swap o6", Swap(1, 5, 3)),
        ("remplace 6", Swap(1, 5, 3)),
        ("remplace B4 2", Swap(0, 3, 1)),
        ("put 4 c3", Put(3, 2500, 2500)),
        ("mets 4 2,5 2.25", Put(3, 2500, 2250)),
        ("pass", Pass()),
        ("passe", Pass()),
    ],
)
def test_answers_are_typed(answer: str, move: Any) -> None:
    assert read(view_of(ASKED), SWAPS, answer, "en") == move


def test_an_initial_is_of_ones_own_language_or_clear_in_all() -> None:
    sides = {lang: read(view_of(ASKED), (), "tip desk o", lang) for lang in ("fr", "de", "en")}
    assert sides["fr"] == Tip("desk", "W")
    assert sides["de"] == read(view_of(ASKED), (), "kippe PULT Osten", "de") == Tip("desk", "E")
    assert str(sides["en"]).startswith("say which way it tips")
    assert read(view_of(ASKED), (), "kippe Pult e", "de") == Tip("desk", "E")


def test_a_ghost_of_ones_own_is_swapped_without_its_colour() -> None:
    own = (Swap(0, 3, 1), Swap(0, 3, 0))
    assert read(view_of(ASKED), own, "swap 4 1", "en") == Swap(0, 3, 0)
    assert read(
        view_of("phase midnight\nmidnight tag\nturn 1\nasked 1"), (), "swap 4 2", "en"
    ) == Swap(1, 3, 1)


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("walk 4 c1 n", Walk(3, 2500, 500, 0, 900)),
        ("va 4 c1 ouest", Walk(3, 2500, 500, 0, 1800)),
        ("walk 4 c1 45", Walk(3, 2500, 500, 0, 450)),
        ("walk 4 c1", Walk(3, 2500, 500, 0, 0)),
        ("walk 4 2.5 0.5 -45.5", Walk(3, 2500, 500, 0, 3145)),
        ("walk 4 2.5 0.5 1.5 s", Walk(3, 2500, 500, 1500, 2700)),
        ("put 4 c1 n", Put(3, 2500, 500, 0, 900)),
    ],
)
def test_where_ghosts_lie_the_last_word_is_where_the_head_goes(answer: str, move: Any) -> None:
    assert read(view_of("phase ghosts", lying=True), (), answer, "en") == move


def test_a_lying_ghost_finds_room_in_a_cell_or_on_furniture() -> None:
    position = "piano bottom 3000 3100 0\nghost 0 3 2500 500\npoints 9 9\nphase ghosts"
    state = position_of(position)
    view = laid(rules.view(state, 0))
    beside = read(view, (), "walk 5 c1 n", "en")
    assert isinstance(beside, Walk)
    assert (beside.x, beside.y) != (2500, 500), "somebody is there"
    over = read(view, (), "walk 5 d4 up e", "en")
    assert isinstance(over, Walk)
    assert over.z == 1500
    outside = read(view, (), "walk 1 a1 up", "en")
    assert outside == WORDS["en"]["no_room_up"].format(cell="a1")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("answer", "words", "code"),
    [
        ("fuse 4", WORDS, "which_ghost"),
        ("tip", WORDS, "which_piece"),
        ("tip sofa n", WORDS, "which_piece"),
        ("tip piano", NIGHT, "which_way"),
        ("tip piano up", NIGHT, "which_way"),
        ("swap", NIGHT, "which_swap"),
        ("swap x9", NIGHT, "which_swap"),
        ("swap G4", NIGHT, "which_swap"),
        ("put", WORDS, "which_ghost"),
        ("put 4", WORDS, "where_ghost"),
        ("walk 4 c1 up there", NIGHT, "which_head"),
        ("walk 4 2.5 0.5", NIGHT, "which_head"),
        ("walk 4 2.5", WORDS, "where_ghost"),
        ("[/] {x}", WORDS, "what"),
    ],
)
def test_what_cannot_be_read_gets_a_sentence_that_helps(
    answer: str, words: dict[str, dict[str, str]], code: str, lang: str
) -> None:
    view = view_of(f"hotel\n{ASKED}", lying=answer.startswith("walk"))
    sentence = read(view, SWAPS, answer, lang)
    assert isinstance(sentence, str)
    assert sentence.startswith(words[lang][code].split("{")[0])
    assert "{" not in sentence


def test_only_verbs_that_answer_the_card_are_named() -> None:
    sentence = read(view_of(f"hotel\n{ASKED}"), (*SWAPS, Pass()), "hm", "fr")
    assert sentence == WORDS["fr"]["what"].format(verbs="remplace, passe")


def test_what_may_be_answered_is_said() -> None:
    view = view_of(f"hotel\n{ASKED}")
    tips = offer(view, (Tip("piano", "N"), Tip("piano", "E"), Tip("table", "S")), "en")
    assert tips[0] == "Tip a piece over: [bold]tip piano north[/]. Left:"
    assert tips[1:] == ["  piano: north, east", "  table: south"]
    swaps = offer(view, (*SWAPS, Pass()), "fr")
    assert swaps[1] == "  [bold]remplace O5 4[/], [bold]remplace O6 4[/]"
    assert swaps[2] == NIGHT["fr"]["pass_more"]
    puts = offer(view, (Put(3, 500, 2500), Put(3, 700, 2500), Put(3, 1500, 2500)), "en")
    assert puts == ["Put a small one into the hall: [bold]put 4 a3[/], in a3, b3"]
    ghosts = view_of(points=(3, 0))
    assert "fuse 4 5" in offer(ghosts, (Fuse(3, 4),), "en")[-1]
    assert offer(laid(ghosts), (), "fr")[1] == NIGHT["fr"]["lying_more"]


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (Fuse(3, 4), "fuse ghosts 4 and 5", "fusionner les fantômes 4 et 5"),
        (Tip("desk", "N"), "tip the desk to the north", "renverser : bureau, vers : nord"),
        (Swap(1, 4, 3), "O5 leaves, ghost 4 comes", "O5 part, le fantôme 4 vient"),
        (Put(3, 2500, 250), "put ghost 4 at 2.5 0.25", "mettre le fantôme 4 en 2.5 0.25"),
        (Pass(), "leave it be", "ne pas y toucher"),
        (
            Walk(3, 2500, 500, 0, 900),
            "ghost 4 to 2.5 0.5, lying, its head at 90.0°",
            "fantôme 4 en 2.5 0.5, couché, la tête à 90.0°",
        ),
    ],
)
def test_an_answer_has_words(move: Any, english: str, french: str) -> None:
    assert label(move, "en") == english
    assert label(move, "fr") == french


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            moves.Struck("knock", 1, 2),
            "Midnight strikes, round 2: Blaise turns up Knock, knock, knock (the keyhole stays on "
            "its side, nobody chooses)",
            "Minuit sonne, manche 2 : Blaise retourne Toc, toc, toc (la serrure reste de son côté, "
            "sans choix)",
        ),
        (
            moves.Passed("brother", 0),
            "I'm telling my big brother: Ada leaves it be",
            "Je vais le dire à mon grand frère : Ada n'y touche pas",
        ),
        (
            moves.Foretold(4),
            "The crystal ball: a door 4 this round",
            "La boule de cristal : une porte 4 dans cette manche",
        ),
        (
            moves.Crossed(Door("W", 5)),
            "The keyhole crosses the hall, to door 5, west",
            "La serrure traverse le hall, à la porte 5, ouest",
        ),
        (
            moves.Fused(0, (SMALL, replace(SMALL, number=4)), replace(SMALL, number=1)),
            "B4 + B5 become B2 in c1",
            "B4 + B5 deviennent B2 en c1",
        ),
        (
            moves.Walked(0, 3, None, Door("S", 3), SMALL, 1, 4, back=True),
            "B4 was out; in again through door 3, south, to c1 (1 point)",
            "B4 était dehors ; il rentre par la porte 3, sud, en c1 (1 point)",
        ),
        (
            Effect("tag", 0, ghosts=(SMALL,), home=(THEIRS,)),
            "Tag, you're it!: Ada; now there: B4 c1; back home: O5",
            "Touché, c'est toi le chat : Ada ; sont là : B4 c1 ; rentrés : O5",
        ),
        (
            Effect("excited", 1, pieces=(("piano", BACK),)),
            "Head over heels: Blaise; moved: piano",
            "Surexcité : Blaise ; déplacés : piano",
        ),
        (
            Effect("shelter", ghosts=(replace(SMALL, yaw=900),)),
            "Everybody down!: now there: B4 c1↑",
            "Tous aux abris : sont là : B4 c1↑",
        ),
        (
            Effect("spin", sides=("E", "W")),
            "My head is spinning: the hall turns: Ada east, Blaise west",
            "J'ai le tournis : le hall tourne : Ada est, Blaise ouest",
        ),
        (
            Effect("sun", ghosts=(SMALL,), out=(THEIRS,)),
            "One, two, three, freeze!: now there: B4 c1; out: O5",
            "1, 2, 3, soleil : sont là : B4 c1 ; sortis : O5",
        ),
        (
            Effect("thirteenth", home=(SMALL,)),
            "thirteenth: back home: B4",
            "thirteenth : rentrés : B4",
        ),
    ],
)
def test_what_happens_is_told(event: Any, english: str, french: str) -> None:
    assert tell(event, PEOPLE, "en") == english
    assert tell(event, PEOPLE, "fr") == french


def typed(move: Any, lang: str) -> str:
    """An answer as somebody would type it."""
    verb = VERBS[lang][move.__struct_config__.tag][0]
    match move:
        case Tip(piece, side):
            return f"{verb} {PIECES[lang][piece]} {SIDES[lang][side]}"
        case Swap(seat, ghost, by):
            return f"{verb} {ghost_name(seat, ghost, lang)} {by + 1}"
        case Fuse(ghost, other):
            return f"{verb} {ghost + 1} {other + 1}"
        case Put(ghost, x, y, z, yaw) | Walk(ghost, x, y, z, yaw):
            head = "" if yaw is None else f" {yaw / 10}"
            return f"{verb} {ghost + 1} {x / 1000} {y / 1000} {z / 1000}{head}"
    return verb


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "seed", "every"),
    [(2, 3, 4), *(pytest.param(*game, 1, marks=pytest.mark.soak) for game in ((3, 5), (2, 4)))],
)
def test_whole_games_are_drawn_told_and_typed(seats: int, seed: int, every: int, lang: str) -> None:
    match, turns = walked(seats, seed, fusions=True, midnight=3)
    lines = set[str]()
    for number, (view, offered, move) in enumerate(turns):
        if number % every == 0:
            lines |= {*draw(view, PEOPLE[:seats], lang), *offer(view, offered, lang)}
        assert label(move, lang)
        if isinstance(move, Tip | Swap | Put | Pass | Fuse | Walk):
            assert read(view, offered, typed(move, lang), lang) == move
    for line in lines:
        assert Text.from_markup(line).cell_len <= 80, line
    events = [event for index in range(len(match.history)) for event in match.events(index, None)]
    for event in events:
        sentence = tell(event, PEOPLE[:seats], lang)
        assert sentence
        assert "{" not in sentence
    assert {moves.Struck, moves.Effect} <= {type(event) for event in events}
