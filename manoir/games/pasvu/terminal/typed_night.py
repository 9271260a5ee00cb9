"""What a player types for fusions and Midnight cards (V12, V13), in any language.

`fuse 4 5` makes one ghost of two. `tip piano north`, or only `n`. `swap O5 4`: orange's fifth
leaves and one's own fourth comes; the colour may be left out, and who comes where it is all one.
`put 4 c3` is typed like a walk.
"""

from manoir.games.pasvu.box import Piece
from manoir.games.pasvu.moves import Fuse, Move, Pass, Put, Swap, Tip
from manoir.games.pasvu.state import View
from manoir.games.pasvu.terminal.typed import ghost_in, named, seat_in, side_in
from manoir.games.pasvu.terminal.typed_walk import asked, read_walk
from manoir.games.pasvu.terminal.words import NIGHT, PIECES, SIDES, WORDS


def read_night(
    verb: str | None, view: View, offered: tuple[Move, ...], rest: list[str], lang: str
) -> Move | str | None:
    """The move, or a sentence that helps; None if the verb is another."""
    match verb:
        case "fuse":
            return _fuse(rest, lang)
        case "tip":
            return _tip(view, rest, lang)
        case "swap":
            return _swap(view, offered, rest, lang)
        case "put":
            return _put(view, rest, lang)
        case "pass":
            return Pass()
    return None


def _fuse(rest: list[str], lang: str) -> Fuse | str:
    ghost, other = ghost_in(rest), ghost_in(rest[1:])
    if ghost is None or other is None:
        return WORDS[lang]["which_ghost"]
    return Fuse(ghost, other)


def _tip(view: View, rest: list[str], lang: str) -> Tip | str:
    piece: Piece | None = named(PIECES, rest[0]) if rest else None
    if piece is None:
        left = (PIECES[lang][name] for name, _ in view.pieces if name not in view.night.tipped)
        return WORDS[lang]["which_piece"].format(pieces=", ".join(left))
    side = side_in(rest[1], lang) if len(rest) > 1 else None
    if side is None:
        return NIGHT[lang]["which_way"].format(sides=", ".join(SIDES[lang].values()))
    return Tip(piece, side)


def _swap(view: View, offered: tuple[Move, ...], rest: list[str], lang: str) -> Swap | str:
    swaps = [move for move in offered if isinstance(move, Swap)]
    name = rest[0] if rest else ""
    seat = seat_in(name)
    if seat is None:
        seat = swaps[0].seat if swaps else asked(view)
    ghost, by = ghost_in([name[-1:]]), ghost_in(rest[1:])
    if by is None:
        by = next((swap.by for swap in swaps if (swap.seat, swap.ghost) == (seat, ghost)), None)
    if ghost is None or by is None:
        return NIGHT[lang]["which_swap"]
    return Swap(seat, ghost, by)


def _put(view: View, rest: list[str], lang: str) -> Put | str:
    walk = read_walk(view, rest, lang)
    return walk if isinstance(walk, str) else Put(walk.ghost, walk.x, walk.y, walk.z, walk.yaw)
