"""The course of a game: setup, turns, phases, movement and what everybody sees of it."""
