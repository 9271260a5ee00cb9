"""*Boule de cristal*: the number of this round's door is rolled for at once."""

from manoir.games.pasvu.midnight.card import Card


class Crystal(Card):
    rolls = True


CARD = Crystal()
