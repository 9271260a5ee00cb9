# What the host of the house tells every page
notice = A word from the house
notice-away = Put this word away
notice-read-only = Just looking for now: the host has stopped all games for a while. Clocks stand still, and nothing is lost.

refused-read_only = The house is closed to players for a while. Nothing has changed; you can still look around.
refused-table_closed = The host of the house has closed this table.
refused-banned = The host of this house does not let you in.
rule-T30 = While the house is closed to players, nobody moves and every clock stands.
rule-T31 = At a table that the house has closed, nobody plays on.
rule-T32 = Whoever is banned may read, and nothing else.
problem-read_only = The house is closed to players for a while. You can still look around.
problem-table_closed = The host of the house has closed this table.
problem-banned = { $until ->
    [0] The host of this house does not let you in.
   *[other] The host of this house does not let you in until { $until }.
  } { $reason }
