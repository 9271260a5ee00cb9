"""What a match is made of behind `kernel/match.py`."""
