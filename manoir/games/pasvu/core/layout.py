"""How a hall lies in one row of numbers, with room to scribble behind it.

Lengths are grains and yaws tenths of a degree, except for a pose, which has its x and y in mils as
moves have. A solid is first of all eight numbers: its middle, where its own east points, half its
width and depth, how low and how high it is. Of one that leans (V5) that is the upright box around
it, its own east where it fell to; behind that come its tilt and its own halves. A ghost has these
eight too: one that lies is the box around it (V13), one that stands has its radius for both halves.
Behind that come its yaw, size, seat and number.
"""

from typing import Final

from manoir.games.pasvu.box import FURNITURE, PIECES

Ints = list[int]  # or an array of 64-bit ones, or where nothing is written a tuple

# A solid.
X: Final = 0
Y: Final = 1
COSINE: Final = 2
SINE: Final = 3
HALF_X: Final = 4  # also the radius of a ghost that stands
HALF_Y: Final = 5
LOW: Final = 6
HIGH: Final = 7
TILT: Final = 8  # the sine of its angle; 0: it stands upright, and what follows says nothing
TILT_COSINE: Final = 9
HALF_ALONG: Final = 10  # half its length, which the fall has turned downwards
HALF_UP: Final = 11  # and half its height
SOLID: Final = 12  # numbers

# A ghost, after the eight.
YAW: Final = 8  # STANDS, or where its head points
SIZE: Final = 9
SEAT: Final = 10
NUMBER: Final = 11
GHOST: Final = 12  # numbers
STANDS: Final = -1

# A pose.
FACE: Final = 0
AT_X: Final = 1
AT_Y: Final = 2
TURNED: Final = 3
HEIGHT: Final = 4
EDGE: Final = 5  # of one that leans, over which it fell: its own east, north, west, south
DEGREES: Final = 6  # how far; 0: it stands, and has no edge
POSE: Final = 7  # numbers

BOXES: Final = tuple(len(FURNITURE[piece].boxes) for piece in PIECES)
MOST_BOXES: Final = max(BOXES)
MOST_GHOSTS: Final = 60  # more than four families, and fewer than a number has bits

# A hall.
GHOST_COUNT: Final = 0
PIECE_COUNT: Final = 1
ORDER: Final = 2  # the pieces as they came down
POSES: Final = ORDER + len(PIECES)
SOLIDS: Final = POSES + POSE * len(PIECES)
GHOSTS: Final = SOLIDS + SOLID * sum(BOXES)
HALL: Final = GHOSTS + GHOST * MOST_GHOSTS  # numbers

# Room to scribble.
RESULT: Final = HALL  # what a function found, beyond the number that it returns
PARTS: Final = RESULT + 24  # a piece on its way
SPARE: Final = PARTS + SOLID * MOST_BOXES  # a ghost on its way
SQUARE: Final = SPARE + GHOST  # a cell, or what is around it
NEAR: Final = SQUARE + SOLID  # where the solids near a cell begin, and how far away each is
NEAR_GHOSTS: Final = NEAR + 2 * sum(BOXES)
SHAPE: Final = NEAR_GHOSTS + MOST_GHOSTS  # a convex shape, and what is left of it after a cut
MOST_CORNERS: Final = 16
POINTS: Final = SHAPE + 4 * MOST_CORNERS
MOST_POINTS: Final = 512
HULL: Final = POINTS + 2 * MOST_POINTS
LIST: Final = POINTS  # of heights or spots, where points are not wanted
LIST_ROOM: Final = 6 * MOST_POINTS
RING: Final = HULL + 4 * MOST_POINTS  # places as far away as each other
MOST_IN_RING: Final = 1024
LIFTED: Final = RING + MOST_IN_RING  # what `lift` has lifted: how many pieces...
LIFTED_GHOSTS: Final = LIFTED + 1  # a bit a ghost
LIFTED_LOST: Final = LIFTED + 2  # a bit for every ghost that would have no place at all
LIFTED_ORDER: Final = LIFTED + 3
LIFTED_POSES: Final = LIFTED_ORDER + len(PIECES)
SAVED: Final = LIFTED_POSES + POSE * len(PIECES)  # a hall as it was
ROOM: Final = SAVED + HALL
