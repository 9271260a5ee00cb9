lobby = The hallway
lobby-waiting = Tables that wait
lobby-count = { $tables ->
    [0] No table is waiting.
    [one] One table is waiting for somebody.
   *[other] { $tables } tables are waiting for somebody.
}
together = Play with somebody
together-count = { $seats } players
together-label = Play with somebody, { $seats } players
together-label-waiting = { $waiting ->
    [one] { $seats } players: somebody is waiting already
   *[other] { $seats } players: { $waiting } people are waiting already
}
seeking = Looking for people to play { $game }
seeking-here = { $here ->
    [one] One of { $seats } is here.
   *[other] { $here } of { $seats } are here.
}
seeking-soon = If nobody comes within half a minute, ghosts can take the empty seats.
seeking-ghosts = { $missing ->
    [one] Play with a ghost as well
   *[other] Play with { $missing } ghosts as well
}
seeking-stop = Stop waiting
watch = Watch a game
watch-none = Nobody is playing in public just now.
in-house = In the house
settings-seen = Be seen in the house
settings-seen-about = Whoever comes to the hallway sees your nickname while you are in the house.
watchable = Let others watch
watchable-about = Otherwise, once the game has begun, the table is for those who play.
unfinished-your-turn = your turn
just-play-against = Play right now: { $rival }

# The lobby: rules and refusals
refused-no_such_game = That game does not live here yet.
refused-bad_seats = This game is not for so many.
refused-too_many_tables = You have too many tables open already: finish one first.
refused-not_waiting = You are not waiting for anybody.
refused-no_ghosts_yet = The ghosts are still getting dressed. Give people half a minute first.
rule-W1 = People wait for the same game with as many players; as soon as there are enough, the house opens a table.
rule-W2 = You wait for one game at a time, as long as your page is open.
rule-W3 = After half a minute, ghosts of the house may take the seats that are missing.
refused-no_watchers = The curtain is drawn: the host has closed this table to watchers.
rule-W4 = The host may close a table to watchers while a game runs there.
