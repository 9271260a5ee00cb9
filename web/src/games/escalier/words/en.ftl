escalier-name = Spooky Stairs
escalier-tagline = Climb, turn into a ghost… and remember which one you are.
escalier-credits = Spooky Stairs (L’escalier hanté, Geistertreppe) is a game by Michelle Schanen, published by Drei Magier (Schmidt Spiele) and, in France, by Gigamic. This version is a tribute by players: pictures and words are our own, and we are affiliated with neither the author nor the publishers.

# Colours
escalier-colour-orange = orange
escalier-colour-red = red
escalier-colour-yellow = yellow
escalier-colour-green = green

# In front of the players
escalier-cards = In front of the players
escalier-neutral = Neutral
escalier-you = (you)
escalier-state-token = step { $step }
escalier-state-ghost = a ghost!
escalier-state-top = at the top
escalier-sign-declined = Nobody!
escalier-sign-idle = Nothing to do
escalier-sign-began = You start!
escalier-boo = BOO!

# The die
escalier-die = The die
escalier-die-shows = The die shows { $face ->
    [0] a ghost
    [1] 1 pip
   *[other] { $face } pips
  }

# Who, and what
escalier-turn = { $name } to play
escalier-your-turn = Your turn
escalier-who-starts = Who starts?
escalier-over = The game is over
escalier-ask-roll = Throw the die!
escalier-ask-advance = Point at the ghost that climbs { $pips ->
    [one] { $pips } step
   *[other] { $pips } steps
  }.
escalier-ask-haunt = Who becomes a ghost?
escalier-ask-swap = Choose two ghosts: they change places.
escalier-ask-trade = Choose two tokens: they change owners.
escalier-ask-other = And the other ghost? (the first: { $place })
escalier-ask-other-card = And the other token?
escalier-thinks = { $face ->
    [0] The die shows a ghost…
    [1] The die shows 1…
   *[other] The die shows { $face }…
  }
escalier-aim = What do you do with the ghost on the die?
escalier-aim-swap = Swap two ghosts
escalier-aim-trade = Trade two tokens

# In words
escalier-twin-moves = What you can do
escalier-twin-stairs = The stairs, in words
escalier-place-alone = step { $step }
escalier-do-advance-alone = Send up the ghost on step { $step }
escalier-place = step { $step }, { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
escalier-do-roll = Throw the die
escalier-do-haunt = Turn { $colour } into a ghost
escalier-do-decline = Nobody
escalier-do-advance = Send up the ghost on step { $step }, { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
escalier-do-swap = Swap the ghosts: { $one } and { $other }
escalier-do-trade = Trade the { $one } and { $other } tokens
escalier-step-holds = Step { $step }: { $pieces }
escalier-ghosts = { $count ->
    [one] one ghost
    [2] two ghosts
    [3] three ghosts
   *[other] { $count } ghosts
  }
escalier-token = the { $colour } token
escalier-ghost-lifted = a lifted ghost, { $colour } underneath
escalier-owner = The { $colour } token belongs to { $name }
escalier-owner-neutral = The { $colour } token is nobody’s

# What has happened
event-escalier-began = { $name } starts.
event-escalier-die = { $name } throws the die: { $face ->
    [0] a ghost
   *[other] { $face }
  }!
event-escalier-climbed = The { $colour } token climbs from step { $start } to step { $to }.
event-escalier-haunted = { $name } drops a sheet over the { $colour } token on step { $step }.
event-escalier-declined = { $name } turns nobody into a ghost.
event-escalier-advanced = { $name } sends a ghost up from { $from } to { $to }.
event-escalier-advanced-top = { $name } sends a ghost from { $from } all the way up!
event-escalier-swapped = { $name } swaps two ghosts: { $one } and { $other }.
event-escalier-traded = { $name } trades the { $one } and { $other } tokens: these two colours change owners.
event-escalier-idle = A ghost on the die, but nothing to swap for { $name }.
event-escalier-arrived = BOO! The { $colour } token is at the top: it is { $name }!
event-escalier-arrived-neutral = BOO! That was the { $colour } token, which is nobody’s: play goes on.

# The rules
rule-E1 = Everybody picks a colour, puts that child at the foot of the stairs and keeps the sheet of the same colour at hand.
rule-E2 = The youngest opens the game; then it goes round clockwise. On your turn, throw the die and do what it asks.
rule-E3 = Pips, and your child can still be seen: it climbs that many steps. Every step has room for all.
rule-E4 = A ghost on the die, and a child can still be seen: you may drop a sheet over one of them, your own or somebody else’s. Its token goes back to its owner.
ruling-E4 = You may, but you need not: you can say “nobody”.
rule-E5 = Pips, and you are under a sheet: you must send up one ghost, the one you point at, whichever it is. Nobody ever goes down.
rule-E6 = A ghost on the die, and everybody is under a sheet: you must swap the places of two ghosts.
ruling-E6 = Two ghosts on the same step will do: that is a bluff. With fewer than two on the stairs, nothing happens.
rule-E7 = Peeking under a sheet is forbidden. You have to remember!
ruling-E7 = As long as the game lasts nobody can look back through its story, unless the option allows it.
rule-E8 = The first piece at the top ends the game, even with pips to spare. If it is a ghost, the sheet is lifted: the colour beneath wins, no matter who sent it up.
rule-E9 = With two or three players, the colours without a player wait under sheets at the foot from the start. If one of them gets to the top it is shown, stays there, and play goes on.
rule-E10 = Podium: play goes on for second and third place. Whoever is at the top has left the stairs.
rule-E11 = For older players: when everybody is under a sheet, a ghost on the die also lets you trade two tokens that lie in front of players. These two colours then change owners.
ruling-E11 = The tokens of two different players; a colour without a player cannot be traded.

# The variants
variant-podium = Podium
variant-podium-about = Play on for second and third place.
variant-grands = For older players
variant-grands-about = When all are ghosts, two tokens may be traded instead: the colours change owners.
variant-memory = Open story
variant-memory-about = For the youngest: what has happened can be read again during the game.

# Refusals
refused-needs_pips = The die shows a ghost: nobody climbs this turn.
refused-no_ghost_there = No ghost stands at that place of step { $step }.
refused-needs_ghost_face = That takes a ghost on the die.
refused-no_such_token = That colour is no longer a child on the stairs.
refused-tokens_remain = A child is still without a sheet: no swapping yet.
refused-same_ghost = It takes two different ghosts.
refused-lower_place_first = Name the lower ghost first.
refused-not_grands = Tokens are traded only in the variant for older players.
refused-two_players_tokens = It takes the tokens of two players who are still on the stairs.
refused-must_advance = The die shows pips: a ghost must climb.
refused-must_swap = Everybody is a ghost: two places must be swapped.

# The little guide
escalier-guide = First steps on the stairs
escalier-guide-1-title = At the very top sleeps an old ghost
escalier-guide-1 = The children tiptoe up to shout “Boo!” at him. The first one there has won.
escalier-guide-2-title = Throw the die
escalier-guide-2 = Pips? Your child climbs that many steps all by itself.
escalier-guide-3-title = A ghost on the die
escalier-guide-3 = Choose a child: a sheet drops over it. Yours, or somebody else’s. Or nobody.
escalier-guide-4-title = Under a sheet, all look alike
escalier-guide-4 = If you are a ghost and the die shows pips, send up a ghost. Yours… if you remember which!
escalier-guide-5-title = All ghosts? Swap!
escalier-guide-5 = Now a ghost on the die makes two ghosts change places. Follow them with your finger.
escalier-guide-6-title = Boo!
escalier-guide-6 = At the top the sheet is lifted. The colour beneath has won, no matter who sent it up.

# The end
escalier-why-walked = { $you ->
    [mover] You walked all the way up and shouted boo!
   *[other] { $name } walked all the way up and shouted boo!
  }
escalier-why-own = { $you ->
    [mover] You brought your own ghost to the top!
   *[other] { $name } brought their own ghost to the top!
  }
escalier-why-sent = { $you ->
    [mover] You sent { $owner }’s ghost to the top!
    [owner] { $name } sent your ghost to the top!
   *[other] { $name } sent { $owner }’s ghost to the top!
  }
escalier-why-podium = That settles the last place.
