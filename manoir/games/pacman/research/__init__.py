"""*Pac-Man* as arrays, for programs that learn it."""
