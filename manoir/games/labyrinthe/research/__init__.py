"""*Labyrinthe* as arrays, for programs that learn it."""
