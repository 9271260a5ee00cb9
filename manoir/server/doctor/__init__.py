"""Is everything as a house needs it? Each look is a line, with what to do about it."""
