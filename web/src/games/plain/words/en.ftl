# The plain board, for games that come without one of their own.
plain-board = The table
plain-moves = What you can do
plain-your-turn = Your turn
plain-turn = { $name } to play
plain-together = Several play at once
plain-over = The game is over
plain-empty = This game has no picture. Its moves and what happens are told in words.
plain-veiled = The table is covered while it changes hands.
plain-guide = First steps
plain-credits = This game came to the house in a package of its own.
