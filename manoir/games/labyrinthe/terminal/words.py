"""What the terminal says about the maze, by language."""

from typing import Final

from manoir.kernel.text.words import group, read_words

WORDS: Final = read_words("manoir.games.labyrinthe", "data/words")
LANGUAGES: Final = tuple(WORDS)
NAMES: Final = group(WORDS, "treasure")
