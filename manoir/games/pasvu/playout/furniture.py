"""Setting the hall out (V2), and moving a piece (V4, V5)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from manoir.games.pasvu.box import CARDS, FACES, PIECES
from manoir.games.pasvu.core.core import Core
from manoir.games.pasvu.core.layout import (
    AT_X,
    AT_Y,
    FACE,
    GHOST_COUNT,
    PIECE_COUNT,
    POSE,
    POSES,
    TURNED,
    Ints,
)
from manoir.games.pasvu.core.lifting import STAYS
from manoir.games.pasvu.geometry.solids import FACE_NUMBERS, PIECE_NUMBERS
from manoir.games.pasvu.geometry.units import HALL as HALL_GRAINS
from manoir.games.pasvu.geometry.units import MIL, TURN
from manoir.games.pasvu.playout.basics import Basics
from manoir.games.pasvu.playout.layout import (
    DEAL,
    DECLINE,
    DRAWN,
    GAME,
    HOLDER,
    PLACE,
    POINTS,
    RAISED,
    RANDOM_HALL,
    REFUSED,
    SEAT_COUNT,
    SET_OUT,
    SHIFTED,
)
from manoir.games.pasvu.rounds.offers import UPRIGHT
from manoir.games.pasvu.rounds.setup import HOTEL
from manoir.games.pasvu.rounds.setup import UPRIGHT as ONE_IN
from manoir.games.pasvu.sight.keyhole import SIDES
from manoir.kernel.compiled.jit import Jit

NO_PIECE: Final = -1
FALL: Final = 8  # in a move that is written down, times one more than the edge


class Furniture(NamedTuple):
    set_out: Callable[[Ints], None]
    deal_all: Callable[[Ints], None]


def build(  # noqa: PLR0915  as in core/contact.py
    jit: Jit, core: Core, basics: Basics, table: Callable[[list[int]], Ints]
) -> Furniture:
    draw, note, note_move, see_hall = basics.draw, basics.note, basics.note_move, basics.see_hall
    place, add_piece = core.rest.place, core.pieces.add_piece
    save, restore = core.pieces.save, core.pieces.restore
    lift, fit, come_down = core.lifting.lift, core.lifting.fit, core.lifting.come_down
    kinds, faces, edge, turn, one_in = len(PIECES), len(FACES), HALL_GRAINS // MIL, TURN, ONE_IN
    hotel = table(
        [
            number
            for piece, pose in HOTEL.items()
            for number in (
                *(PIECE_NUMBERS[piece], FACE_NUMBERS[pose.face]),
                *(pose.x, pose.y, pose.yaw),
            )
        ]
    )
    values = table([card.value for card in CARDS])
    shown = table(
        [
            number
            for card in CARDS
            for number in (*(PIECE_NUMBERS[piece] for piece in card.pieces), NO_PIECE, NO_PIECE)[:2]
        ]
    )
    upright = table([n for pose in UPRIGHT for n in (pose.x, pose.y, pose.yaw)])
    cards, thirds = len(CARDS), len(UPRIGHT)
    stood = thirds + faces - 1  # poses without a fall
    poses = stood + len(SIDES)

    @jit
    def set_out(s: Ints) -> None:
        """V2: the shipped arrangement, or each piece wherever it can stay."""
        s[GHOST_COUNT] = s[PIECE_COUNT] = 0
        for i in range(kinds):
            piece, face, x, y, yaw = (
                *(hotel[5 * i], hotel[5 * i + 1], hotel[5 * i + 2]),
                *(hotel[5 * i + 3], hotel[5 * i + 4]),
            )
            if s[GAME + RANDOM_HALL]:
                piece = i
                x, y, yaw, face = any_pose(s)
            z = place(s, piece, face, x, y, yaw, 0)
            while z < 0:
                x, y, yaw, face = any_pose(s)
                z = place(s, piece, face, x, y, yaw, 0)
            add_piece(s, piece, face, x, y, yaw, z)
            note(s, SET_OUT, -1, piece, face, x, y, yaw)

    @jit
    def any_pose(s: Ints) -> tuple[int, int, int, int]:
        x, y, yaw = draw(s, edge + 1), draw(s, edge + 1), draw(s, turn)
        return x, y, yaw, 0 if draw(s, one_in) else draw(s, faces)

    @jit
    def deal_all(s: Ints) -> None:
        """V4: a card for every seat, which may move a piece that it shows.

        One loop over all that is tried: threads of a GPU do not wait for each other at every seat.
        """
        first, seats = s[HOLDER], s[GAME + SEAT_COUNT]
        turn, pieces = -1, NO_PIECE
        while True:
            while pieces == NO_PIECE:
                turn += 1
                if turn == seats:
                    return
                pieces = deal(s, (first + turn) % seats)
            if move_one(s, (first + turn) % seats, pieces):
                pieces = NO_PIECE

    @jit
    def deal(s: Ints, seat: int) -> int:
        """A card for a seat: a bit for every piece that it may move, or NO_PIECE."""
        card = draw_card(s)
        s[DRAWN] |= 1 << card
        s[POINTS + seat] = values[card]
        note(s, DEAL, -1, card, 0, 0, 0, 0)
        if shown[2 * card] == NO_PIECE:
            return NO_PIECE
        save(s)
        s[RAISED] = NO_PIECE
        for piece in range(kinds):
            s[REFUSED + piece] = 0
        return movable(s, card)

    @jit
    def draw_card(s: Ints) -> int:
        left = 0
        for card in range(cards):
            left += not s[DRAWN] >> card & 1
        chosen = draw(s, left)
        for card in range(cards):
            if not s[DRAWN] >> card & 1:
                if chosen == 0:
                    return card
                chosen -= 1
        return -1

    @jit
    def movable(s: Ints, card: int) -> int:
        """A bit for every piece of the card that was not moved this round; or any such piece."""
        fresh = (1 << shown[2 * card] | 1 << shown[2 * card + 1]) & ~s[SHIFTED]
        return fresh if fresh else ((1 << kinds) - 1) & ~s[SHIFTED]

    @jit
    def move_one(s: Ints, seat: int, pieces: int) -> bool:
        """Try one of the placements that are offered, or none; each as likely as any other."""
        piece, number = pick(s, pieces)
        if piece == NO_PIECE:
            put_back(s)
            note_move(s, DECLINE, seat, 0, 0, 0, 0, 0)
            return True
        s[REFUSED + piece] |= 1 << number
        return try_one(s, seat, piece, number)

    @jit
    def pick(s: Ints, pieces: int) -> tuple[int, int]:
        """Draw a piece and a placement, until it is none that was refused before; or NO_PIECE."""
        count = 0
        for piece in range(kinds):
            count += pieces >> piece & 1
        while True:
            slot = draw(s, 1 + count * poses) - 1
            if slot < 0:
                return NO_PIECE, 0
            nth, piece, number = slot // poses, -1, slot % poses
            while nth >= 0:
                piece += 1
                nth -= pieces >> piece & 1
            if not s[REFUSED + piece] >> number & 1:
                return piece, number

    @jit
    def put_back(s: Ints) -> None:
        if s[RAISED] != NO_PIECE:
            restore(s)
            s[RAISED] = NO_PIECE

    @jit
    def raise_piece(s: Ints, piece: int) -> None:
        """Lift a piece, unless the last try has left it so."""
        if s[RAISED] != piece:
            put_back(s)
            lift(s, piece)
            s[RAISED] = piece

    @jit
    def try_one(s: Ints, seat: int, piece: int, number: int) -> bool:
        """Place a piece upright in a part of the hall; or where it is, otherwise or falling.

        A fall is written down with the face.
        """
        pose = POSES + POSE * piece
        face, x, y, yaw = 0, s[pose + AT_X], s[pose + AT_Y], s[pose + TURNED]
        edge = STAYS
        if number >= stood:
            face, edge = s[pose + FACE], number - stood
        elif number < thirds:
            x, y, yaw = upright[3 * number], upright[3 * number + 1], upright[3 * number + 2]
        else:
            face = number - thirds
            face += face >= s[pose + FACE]
            if face == 0 and is_third(x, y, yaw):
                return False  # as it is offered already
        raise_piece(s, piece)
        z = fit(s, piece, face, x, y, yaw)
        if z < 0:
            return False
        if come_down(s, piece, face, x, y, yaw, z, edge) < 0:
            put_back(s)
            return False
        s[SHIFTED] |= 1 << piece
        see_hall(s)
        note_move(s, PLACE, seat, piece, face + FALL * (edge + 1), x, y, yaw)
        return True

    @jit
    def is_third(x: int, y: int, yaw: int) -> bool:
        found = False
        for k in range(0, 3 * thirds, 3):
            found = found or (x == upright[k] and y == upright[k + 1] and yaw == upright[k + 2])
        return found

    return Furniture(set_out, deal_all)
