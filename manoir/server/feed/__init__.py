"""Somebody's awaited tables at a secret address, for feed readers and calendars."""
