"""The geometry of the hall on plain integers: one source for rules, bots and simulations.

Every file has a `build`, which takes the decorator that makes the difference: none (ordinary
Python, on lists) or `numba.njit` (on arrays of 64-bit integers). Nothing is allocated, and no value
reaches 2**62. A hall is one row of numbers, as layout.py lays it out.
"""
