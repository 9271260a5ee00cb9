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
