"""The level that learned by playing: what it sees of a turn, its network, and the player."""
