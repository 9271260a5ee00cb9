"""Processes that answer questions for the house: begun, asked, and replaced when they fail."""
