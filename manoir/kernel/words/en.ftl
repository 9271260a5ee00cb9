## At the table
player = player { $number }
bot = { $level } { $number }
turn = { $name }, what now?
choose = a number or a move, u to undo, q to leave
type = your move, u to undo, q to leave
alone = { $name }, is nobody else looking? ⏎
no_undo = that cannot be undone ({ $code }, rule { $rule })
unknown = { $answer } is not one of the moves
mistyped = { $answer } cannot be played now
won = won: { $names }
left = left
saved = saved in { $path }

## In a plain drawing
yes = yes
no = no
