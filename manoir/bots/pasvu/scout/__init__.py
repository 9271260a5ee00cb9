"""Halls weighed by the dozen: who could hide where, and what everybody would make of it."""
