"""What the terminal says about the hall, by language."""

from typing import Final

from manoir.games.pasvu.box import FACES as ALL_FACES
from manoir.games.pasvu.box import PIECES as ALL_PIECES
from manoir.games.pasvu.sight.keyhole import SIDES as ALL_SIDES
from manoir.kernel.text.words import group, named, read_words

WORDS: Final = read_words("manoir.games.pasvu", "data/words")
LANGUAGES: Final = tuple(WORDS)
COLOURS: Final = {lang: "".join(said.values()) for lang, said in group(WORDS, "colour").items()}
PIECES: Final = named(WORDS, "piece", ALL_PIECES)
SIGNS: Final = named(WORDS, "sign", ALL_PIECES)  # on the plan
FACES: Final = named(WORDS, "face", ALL_FACES)
SIDES: Final = named(WORDS, "side", ALL_SIDES)
INITIALS: Final = {
    lang: dict(zip(ALL_SIDES, said["initials"].split(), strict=True))
    for lang, said in WORDS.items()
}
PHASES: Final = group(WORDS, "phase")
NIGHT: Final = group(WORDS, "night")  # fusions and Midnight cards (V12, V13)
REFUSED: Final = group(WORDS, "refused")
VERBS: Final = {
    lang: {key: tuple(text.split()) for key, text in said.items()}
    for lang, said in group(WORDS, "verb").items()
}


def card_title(card: str, lang: str) -> str:
    """Name a Midnight card; one without words goes by its name on the wire."""
    return WORDS[lang].get(f"card-{card}", card)


def card_text(card: str, lang: str) -> str:
    return WORDS[lang].get(f"about-{card}", "")


def verb_of(word: str) -> str | None:
    """Find what a typed word does: every language is understood in every other."""
    for said in VERBS.values():
        for key, words in said.items():
            if word in words:
                return key
    return None
