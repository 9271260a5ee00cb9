"""All of the geometry together, as ordinary Python or as machine code."""

from functools import cache
from typing import NamedTuple

from manoir.games.pasvu.core import (
    balance,
    cards,
    contact,
    landing,
    leaning,
    lifting,
    nearest,
    offers,
    pieces,
    rest,
    settling,
    spots,
    tables,
    tipping,
)
from manoir.kernel.compiled.jit import Jit, plain


class Core(NamedTuple):
    tables: tables.Tables
    contact: contact.Contact
    balance: balance.Balance
    pieces: pieces.Pieces
    rest: rest.Rest
    spots: spots.Spots
    offers: offers.Offers
    nearest: nearest.Nearest
    leaning: leaning.Leaning
    settling: settling.Settling
    landing: landing.Landing
    lifting: lifting.Lifting
    tipping: tipping.Tipping
    cards: cards.Cards


def build(jit: Jit) -> Core:
    box = tables.tables(jit)
    touch = contact.build(jit)
    weight = balance.build(jit, touch)
    own = pieces.build(jit, box, touch)
    resting = rest.build(jit, box, touch, weight, own)
    places = spots.build(jit, box, touch, own)
    near = nearest.build(jit, box, places, own)
    tip = tipping.build(jit, box, touch, own, resting)
    lean = leaning.build(jit, box, touch, own, resting, tip)
    settle = settling.build(jit, box, own, resting, places, near, lean)
    lift = lifting.build(jit, box, own, resting, places, near, lean, settle)
    return Core(
        tables=box,
        contact=touch,
        balance=weight,
        pieces=own,
        rest=resting,
        spots=places,
        offers=offers.build(jit, box, touch, places),
        nearest=near,
        leaning=lean,
        settling=settle,
        landing=landing.build(jit, box, touch, own, places),
        lifting=lift,
        tipping=tip,
        cards=cards.build(jit, box, touch, own, resting, places, near, settle, lift, tip),
    )


@cache
def plain_core() -> Core:
    return build(plain)
