"""What the terminal says about the circuit, by language."""

from typing import Final

from manoir.kernel.text.words import read_words

WORDS: Final = read_words("manoir.games.pacman", "data/words")
LANGUAGES: Final = tuple(WORDS)
