"""A pupil for any game in which nothing is secret: `python -m manoir.research.train`.

It judges every legal action by what its seat would see after it, and learns from games with itself.
"""
