"""What is made before anybody plays, by one thread."""

import msgspec

from manoir.kernel import registry
from manoir.kernel.match_parts import door
from manoir.server.tables.moves import decoder, question_decoder


def prepare_games() -> None:
    """Make the decoders of every game.

    msgspec crashes where two threads need a type for the first time at the same moment, and short
    logs are folded in threads.
    """
    for game in registry.games().values():
        door.prepare(game)
        decoder(game)
        msgspec.json.Decoder(game.options)
        if game.advice is not None:
            question_decoder(game)
            msgspec.json.Decoder(game.advice.Answer)
