"""What the house says about a push, from what the asking seat sees."""

from manoir.games.labyrinthe.advice import Answer, Question, Reached
from manoir.games.labyrinthe.box import ARROWS, CELLS
from manoir.games.labyrinthe.core import PLAIN
from manoir.games.labyrinthe.shown_board import shown_board
from manoir.games.labyrinthe.state import View
from manoir.kernel import Seat


def advise(view: View, seat: Seat, question: Question) -> Answer:
    arrow = ARROWS.index(question.shift.arrow)
    pushed = PLAIN.shift(*shown_board(view), arrow, question.shift.turn)
    pawn = PLAIN.ride(view.pawns[seat], arrow)
    east, south = PLAIN.links(*pushed[:4])
    plane = PLAIN.reach(east, south, pawn)
    return Reached(tuple(cell for cell in range(CELLS) if plane >> cell & 1), pawn)
