"""Whole games on plain integers: the hall is core/'s, and here is how a round goes.

The rules say the same with values and refusals; tests play these games again, move by move, through
them. A game is one row of numbers that begins with a hall, as layout.py lays it out.
"""
