"""How the learned level of *Labyrinthe* came to be: `python -m manoir.research.train`."""
